import Foundation

/// For `T(frame:collectionViewLayout:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __CollectionMaker: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
    /// `T(frame:collectionViewLayout:)`, with a class that is only known at run time; the frame is in the superview's
    /// coordinates.
    @inline(never) public static func __make(
        frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> Self {
        let maker = unsafeBitCast(self, to: __CollectionMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame, collectionViewLayout: layout) as AnyObject, to: Self.self)
    }
}
