import UIKit

/// An attribute whose value is computed when its object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// What computes the value from the object: a key path, `now()`, or a function of a key path.
    open var derivationExpression: NSExpression?

    override func duplicate() -> NSPropertyDescription {
        let copy = NSDerivedAttributeDescription()
        (copy.attributeType, copy.derivationExpression) = (attributeType, derivationExpression)
        return copy
    }
}
