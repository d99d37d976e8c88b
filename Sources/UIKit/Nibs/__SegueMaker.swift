import Foundation

/// For `SegueMaking` only; open because the initialisers of a class that nobody can subclass are not called through the
/// method table. No instance of this class itself is made.
open class __SegueMaker: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// `T(identifier:source:destination:)`, with a class that is only known at run time.
    @inline(never) public static func __make(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        let maker = unsafeBitCast(self, to: __SegueMaker.Type.self)
        let segue = maker.init(identifier: identifier, source: source, destination: destination)
        return unsafeDowncast(segue as AnyObject, to: Self.self)
    }
}
