import Foundation

/// A stand-in for `ReusableViewMaking` only; open because the initialisers of a class that nobody can subclass are not
/// called through the method table. No instance of this class itself is made.
open class __ReusableViewMaker: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Never called; required of every subclass of a reusable view.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
