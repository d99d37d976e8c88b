import Foundation

/// For `T(rootViewController:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __NavigationControllerMaker: UINavigationController {
    public required override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
    /// `T(rootViewController:)`, with a class that is only known at run time.
    @inline(never) public static func __make(rootViewController: UIViewController) -> Self {
        let maker = unsafeBitCast(self, to: __NavigationControllerMaker.Type.self)
        return unsafeDowncast(maker.init(rootViewController: rootViewController) as AnyObject, to: Self.self)
    }
}
