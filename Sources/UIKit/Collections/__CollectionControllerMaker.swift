import Foundation

/// For `T(collectionViewLayout:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __CollectionControllerMaker: UICollectionViewController {
    public required override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewController {
    /// `T(collectionViewLayout:)`, with a class that is only known at run time.
    @inline(never) public static func __make(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        let maker = unsafeBitCast(self, to: __CollectionControllerMaker.Type.self)
        return unsafeDowncast(maker.init(collectionViewLayout: layout) as AnyObject, to: Self.self)
    }
}
