import Foundation
import UIKit

/// What makes a picture of others, or of nothing.
///
/// An app's own filters are below it and override `outputImage`.
open class CIFilter: NSObject, @unchecked Sendable {
    private(set) var recipe: FilterRecipe?
    private var values: [String: Any] = [:]

    /// Makes a filter without inputs, for classes of the app's.
    public override init() { super.init() }

    /// Makes one of the system's filters; nil for a name that there is no filter of.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Makes one of the system's filters with values for its inputs; nil for a name that there is no filter of.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let recipe = FilterRecipe.all[name] else { return nil }
        self.init(recipe)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    convenience init(_ recipe: FilterRecipe) {
        self.init()
        self.recipe = recipe
        name = recipe.name
    }

    /// The filter's name.
    open var name = ""

    /// Whether the filter does anything.
    open var isEnabled = true

    /// The picture that the filter makes; nil where an input is missing.
    open var outputImage: CIImage? {
        guard let recipe else { return nil }
        return recipe.make(FilterValues(values: values, recipe: recipe))
    }

    /// The names of the inputs.
    open var inputKeys: [String] { recipe?.inputs.map(\.key) ?? [] }

    /// The names of what comes out.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// What there is to know of the filter and its inputs.
    open var attributes: [String: Any] {
        guard let recipe else { return [:] }
        var attributes: [String: Any] = [
            kCIAttributeFilterName: recipe.name,
            kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: recipe.name) ?? recipe.name,
            kCIAttributeFilterCategories: [
                recipe.category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn,
            ],
        ]
        for (key, input) in recipe.inputs { attributes[key] = input.attributes }
        return attributes
    }

    /// Gives every input the value that it has at the beginning.
    open func setDefaults() { values = values.filter { $0.value is CIImage } }

    /// Sets an input; a name that the filter has no input of raises `NSUndefinedKeyException`.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let recipe else { return (self as NSObject).setValue(value, forKey: key) }
        guard recipe.inputs.contains(where: { $0.key == key }) else {
            NSException(
                name: .undefinedKeyException,
                reason: "[<CIFilter \(recipe.name)> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key \(key)."
            ).raise()
            return
        }
        values[key] = value
    }

    /// The value of an input, or the picture that the filter makes.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard let recipe else { return (self as NSObject).value(forKey: key) }
        return values[key] ?? recipe.inputs.first { $0.key == key }?.input.defaultValue
    }

    // MARK: The system's filters

    /// The names of the filters of a group; of all for nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// The names of the filters that are in all of some groups.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        let common: Set = [kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn]
        return FilterRecipe.all.values.filter { recipe in
            (categories ?? []).allSatisfy { $0 == recipe.category || common.contains($0) }
        }.map(\.name).sorted()
    }

    /// A filter's name for people: "Sepia Tone".
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterRecipe.all[filterName] != nil else { return nil }
        return filterName.dropFirst(2).reduce(into: "") { name, letter in
            if letter.isUppercase, let last = name.last, last.isLowercase { name += " " }
            name.append(letter)
        }
    }

    /// The name of a group for people.
    open class func localizedName(forCategory category: String) -> String {
        String(category.dropFirst("CICategory".count))
    }

    open override var description: String { "<CIFilter \(name)>" }
}
