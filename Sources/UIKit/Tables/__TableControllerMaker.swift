import Foundation

/// For `T(style:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __TableControllerMaker: UITableViewController {
    public required override init(style: UITableView.Style) { super.init(style: style) }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewController {
    /// `T(style:)`, with a class that is only known at run time.
    @inline(never) public static func __make(style: UITableView.Style) -> Self {
        let maker = unsafeBitCast(self, to: __TableControllerMaker.Type.self)
        return unsafeDowncast(maker.init(style: style) as AnyObject, to: Self.self)
    }
}
