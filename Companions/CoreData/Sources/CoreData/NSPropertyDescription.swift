import UIKit

/// A property of an entity: the superclass of attributes, relationships and what is computed by fetches.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The entity that declares the property.
    public internal(set) weak var entity: NSEntityDescription!

    /// The name, by which objects have values.
    open var name = ""
    /// Whether an object may be saved without a value.
    open var isOptional = true
    /// Whether values are not stored.
    open var isTransient = false
    /// Whether the property is found by searches of the system; there are none.
    open var isIndexedBySpotlight = false
    /// Whether fetches are quick that go by the property. It is kept and has no effect.
    open var isIndexed = false
    /// What the model's author notes.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that the property had in the model's former version, where it was another.
    open var renamingIdentifier: String?
    /// Tells a property from one that looks the same in another version.
    open var versionHashModifier: String?

    var validations: [(predicate: NSPredicate, warning: Any)] = []

    /// Makes a property without a name.
    public override init() { super.init() }

    /// The conditions that values have to meet.
    open var validationPredicates: [NSPredicate] { validations.map(\.predicate) }

    /// What is told of values that do not meet the conditions: error codes or texts.
    open var validationWarnings: [Any] { validations.map(\.warning) }

    /// Sets the conditions that values have to meet, each with an error code or a text.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        validations = zip(validationPredicates ?? [], validationWarnings ?? []).map { ($0, $1) }
    }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = duplicate()
        (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
        (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
        (copy.versionHashModifier, copy.validations) = (versionHashModifier, validations)
        return copy
    }

    /// A property of the same class with what that class adds.
    func duplicate() -> NSPropertyDescription { NSPropertyDescription() }

    /// The name of a property that is given by its name or its description.
    static func name(of property: Any) -> String? {
        property as? String ?? (property as? NSPropertyDescription)?.name
    }

    /// The name by which the property is found in a store of the model's former version.
    var formerName: String { renamingIdentifier ?? name }
}
