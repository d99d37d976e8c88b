import Foundation

/// For `T(frame:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __ViewMaker: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// `T(frame:)`, with a class that is only known at run time; the frame is in the superview's coordinates.
    @inline(never) public static func __make(frame: CGRect) -> Self {
        let maker = unsafeBitCast(self, to: __ViewMaker.Type.self)
        return unsafeDowncast(maker.init(frame: frame) as AnyObject, to: Self.self)
    }
}
