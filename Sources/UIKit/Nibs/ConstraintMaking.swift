import Foundation

/// Makes constraints of classes that only a document names, as `ObjectMaking.swift` does for `init()`.
@MainActor enum ConstraintMaking {
    @inline(never) static func make(
        _ type: NSLayoutConstraint.Type, item: Any, attribute: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem other: Any?,
        attribute otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let maker = unsafeBitCast(type, to: __ConstraintMaker.Type.self)
        return unsafeDowncast(
            maker.init(
                item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
                multiplier: multiplier, constant: constant) as AnyObject, to: NSLayoutConstraint.self)
    }
}
