import Foundation

/// Makes an object of a class that is only known at run time, with `init()`, as Objective-C's `[[Class alloc] init]`.
///
/// Swift allows that for `required` initialisers only, and apps' classes could not override one of those with a plain
/// `override init()`. The call goes through the class's method table, where `init()` has its place either way.
/// The function must not be inlined: the optimiser would take the result for an `__ObjectMaker`.
@inline(never) func makeObject(_ type: NSObject.Type) -> NSObject {
    let maker = unsafeBitCast(type, to: __ObjectMaker.Type.self)
    return unsafeDowncast(maker.init() as AnyObject, to: NSObject.self)
}

// The initialisers of Objective-C's classes can all be called so; the translation has `T()` and `T(frame: f)` come to these
// functions where `T` is a type parameter. A class without the initialiser ends the app with Swift's own message, as on
// Apple's systems.
extension NSObject {
    /// `T()`, with a class that is only known at run time.
    public static func __make() -> Self { unsafeDowncast(makeObject(self), to: Self.self) }
}
