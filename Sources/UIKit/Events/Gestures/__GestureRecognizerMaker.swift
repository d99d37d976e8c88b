import Foundation

/// For `T(target:action:)` and `T(coder:)` with a class that is only known at run time; open because calls to the initialisers of a class that
/// nobody can subclass skip the method table. No instance of this class itself is made.
open class __GestureRecognizerMaker: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required override init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIGestureRecognizer {
    /// `T(target:action:)`, with a class that is only known at run time.
    @inline(never) public static func __make(target: Any?, action: Selector?) -> Self {
        let maker = unsafeBitCast(self, to: __GestureRecognizerMaker.Type.self)
        return unsafeDowncast(maker.init(target: target, action: action) as AnyObject, to: Self.self)
    }

    /// `T(coder:)`, with a class that is only known at run time. A class that has initialisers of its own and not this one
    /// ends the app with Swift's own message.
    @inline(never) static func make(coder: NSCoder) -> UIGestureRecognizer? {
        let maker = unsafeBitCast(self, to: __GestureRecognizerMaker.Type.self)
        return maker.init(coder: coder).map { unsafeDowncast($0 as AnyObject, to: UIGestureRecognizer.self) }
    }
}
