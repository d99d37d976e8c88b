import Foundation

extension NSObject {
    /// The class itself, as `T.classForCoder()` names it: Objective-C's classes answer to the messages of their objects.
    public static func classForCoder() -> AnyClass { self }
}
