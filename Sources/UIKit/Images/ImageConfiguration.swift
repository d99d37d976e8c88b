import Foundation

extension UIImage {
    /// What says how an image is drawn; symbols have configurations of their own, and other images none.
    public class Configuration: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The values of the other configuration, and of this one where the other says nothing.
        public func applying(_ other: Configuration?) -> Configuration {
            guard let own = self as? SymbolConfiguration else { return other ?? self }
            return own.applying(other as? SymbolConfiguration)
        }
    }
}
