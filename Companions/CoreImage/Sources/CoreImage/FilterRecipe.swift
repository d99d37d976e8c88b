import CoreGraphics
import Foundation
import UIKit

/// What a filter is made of: its inputs, and what it makes of them.
struct FilterRecipe: Sendable {
    /// The kinds of inputs, with the values that stand where nobody has set one.
    enum Input: Sendable {
        case image
        case number(Double, ClosedRange<Double>)
        case vector([Double])
        case color(Double, Double, Double, Double)
        case transform
        case data
        case text(String)
        case flag(Bool)

        var defaultValue: Any? {
            switch self {
            case .image, .data: Any?.none
            case .number(let number, _): NSNumber(value: number)
            case .vector(let numbers): CIVector(values: numbers.map { CGFloat($0) }, count: numbers.count)
            case .color(let red, let green, let blue, let alpha):
                CIColor(red: red, green: green, blue: blue, alpha: alpha)
            case .transform: CGAffineTransform.identity
            case .text(let text): text
            case .flag(let flag): NSNumber(value: flag)
            }
        }

        var attributes: [String: Any] {
            var attributes: [String: Any] = [:]
            attributes[kCIAttributeDefault] = defaultValue
            switch self {
            case .image:
                (attributes[kCIAttributeClass], attributes[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
            case .number(_, let range):
                attributes[kCIAttributeClass] = "NSNumber"
                attributes[kCIAttributeType] = kCIAttributeTypeScalar
                attributes[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
                attributes[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
                attributes[kCIAttributeMin] = NSNumber(value: range.lowerBound)
                attributes[kCIAttributeMax] = NSNumber(value: range.upperBound)
            case .vector: attributes[kCIAttributeClass] = "CIVector"
            case .color:
                (attributes[kCIAttributeClass], attributes[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
            case .transform: attributes[kCIAttributeClass] = "NSValue"
            case .data: attributes[kCIAttributeClass] = "NSData"
            case .text: attributes[kCIAttributeClass] = "NSString"
            case .flag: attributes[kCIAttributeClass] = "NSNumber"
            }
            return attributes
        }
    }

    let name: String
    let category: String
    let inputs: [(key: String, input: Input)]
    let make: @Sendable (FilterValues) -> CIImage?

    init(
        _ name: String, _ category: String, _ inputs: KeyValuePairs<String, Input>,
        make: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        self.name = name
        self.category = category
        self.inputs = inputs.map { ($0.key, $0.value) }
        self.make = make
    }

    /// A filter of one picture.
    static func changing(
        _ name: String, _ category: String, _ inputs: KeyValuePairs<String, Input> = [:],
        make: @escaping @Sendable (CIImage, FilterValues) -> CIImage?
    ) -> FilterRecipe {
        var recipe = FilterRecipe(name, category, inputs) { values in values.image().flatMap { make($0, values) } }
        recipe = FilterRecipe(
            name: name, category: category, inputs: [(kCIInputImageKey, .image)] + recipe.inputs, make: recipe.make)
        return recipe
    }

    private init(
        name: String, category: String, inputs: [(key: String, input: Input)],
        make: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        (self.name, self.category, self.inputs, self.make) = (name, category, inputs, make)
    }

    /// The filters by their names.
    static let all: [String: FilterRecipe] = {
        let lists = [
            colorAdjustments, colorEffects, photoEffects, blurs, distortions, stylizations, compositions, blends,
            generators, geometry,
        ]
        return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
    }()
}

/// The values of a filter's inputs.
struct FilterValues {
    let values: [String: Any]
    let recipe: FilterRecipe

    private func value(_ key: String) -> Any? {
        values[key] ?? recipe.inputs.first { $0.key == key }?.input.defaultValue
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { value(key) as? CIImage }

    func number(_ key: String) -> Float {
        switch value(key) {
        case let number as NSNumber: number.floatValue
        case let number as CGFloat: Float(number)
        case let number as Double: Float(number)
        case let number as Float: number
        case let number as Int: Float(number)
        default: 0
        }
    }

    func vector(_ key: String) -> CIVector { value(key) as? CIVector ?? CIVector(x: 0) }

    func point(_ key: String = kCIInputCenterKey) -> CGPoint { vector(key).cgPointValue }

    func color(_ key: String = kCIInputColorKey) -> CIColor { value(key) as? CIColor ?? .clear }

    func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
        switch value(key) {
        case let transform as CGAffineTransform: transform
        default: .identity
        }
    }

    func data(_ key: String) -> Data? { value(key) as? Data }

    func text(_ key: String) -> String { value(key) as? String ?? "" }
}
