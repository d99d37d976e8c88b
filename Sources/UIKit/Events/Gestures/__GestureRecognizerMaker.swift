import Foundation

/// For `T(target:action:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __GestureRecognizerMaker: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Never called; required of every subclass.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIGestureRecognizer {
    /// `T(target:action:)`, with a class that is only known at run time.
    @inline(never) public static func __make(target: Any?, action: Selector?) -> Self {
        let maker = unsafeBitCast(self, to: __GestureRecognizerMaker.Type.self)
        return unsafeDowncast(maker.init(target: target, action: action) as AnyObject, to: Self.self)
    }
}
