import Foundation

/// For `T(nibName:bundle:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __ControllerMaker: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// `T(nibName:bundle:)`, with a class that is only known at run time.
    @inline(never) public static func __make(
        nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
    ) -> Self {
        let maker = unsafeBitCast(self, to: __ControllerMaker.Type.self)
        return unsafeDowncast(
            maker.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) as AnyObject, to: Self.self)
    }
}
