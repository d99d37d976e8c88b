import Foundation

/// For `SegueMaking` only; open because the initialisers of a class that nobody can subclass are not called through the
/// method table. No instance of this class itself is made.
open class __SegueMaker: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
