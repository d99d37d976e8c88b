import Foundation

/// For `T(frame:style:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __TableMaker: UITableView {
    public required override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
    /// `T(frame:style:)`, with a class that is only known at run time; the frame is in the superview's coordinates.
    @inline(never) public static func __make(frame: CGRect, style: Style) -> Self {
        let maker = unsafeBitCast(self, to: __TableMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame, style: style) as AnyObject, to: Self.self)
    }
}
