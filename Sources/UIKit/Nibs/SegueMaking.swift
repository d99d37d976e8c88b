import Foundation

/// Makes segues of classes that are only known at run time, as `ObjectMaking.swift` does for `init()`.
@MainActor enum SegueMaking {
    @inline(never) static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let maker = unsafeBitCast(type, to: __SegueMaker.Type.self)
        return unsafeDowncast(
            maker.init(identifier: identifier, source: source, destination: destination) as AnyObject,
            to: UIStoryboardSegue.self)
    }
}
