/// The optional methods that a delegate has, for the frameworks that stand beside UIKit.
@_spi(Framework) @MainActor public enum DelegateMethods {
    /// Whether the class of a delegate has a method itself, and not only the protocol's own in its place.
    ///
    /// - Parameters:
    ///   - name: Without arguments: `locationManager`.
    ///   - labels: Of the arguments that tell the method from others of the name: `didUpdateLocations`.
    /// - Returns: True also where the code has no symbols.
    public static func has(_ delegate: AnyObject?, _ name: String, _ labels: [String]) -> Bool {
        ImplementedMethods.has(delegate, name, labels)
    }
}
