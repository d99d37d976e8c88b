import Foundation

extension NSMutableString {
    /// Adds text that a format makes of arguments, as `String(format:)` does.
    public func appendFormat(_ format: String, _ args: any CVarArg...) {
        append(String(format: format, arguments: args))
    }
}
