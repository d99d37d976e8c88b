import Foundation

/// For `ConstraintMaking` only; open because the initialisers of a class that nobody can subclass are not called through the
/// method table. No instance of this class itself is made.
open class __ConstraintMaker: NSLayoutConstraint {
    public required override init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
            constant: c)
    }
}
