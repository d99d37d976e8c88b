import Foundation

/// For `makeObject` only; no instance of this class itself is made. It is open because calls to the initialisers of a
/// class that nobody can subclass skip the method table.
open class __ObjectMaker: NSObject {
    public required override init() { super.init() }
}
