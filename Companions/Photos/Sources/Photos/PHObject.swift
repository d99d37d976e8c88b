import Foundation
@_spi(Framework) import UIKit

/// An asset or a collection of the library, as it was when it was fetched.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    private let name: PhotoTransaction.Placeholder

    init(_ name: PhotoTransaction.Placeholder) { self.name = name }

    convenience init(identifier: String) {
        let name = PhotoTransaction.Placeholder()
        name.become(identifier)
        self.init(name)
    }

    /// What tells the object from others, in this run and in later ones.
    open var localIdentifier: String { name.identifier }

    /// The object: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return type(of: other) == type(of: self) && other.localIdentifier == localIdentifier
    }
    open override var hash: Int { localIdentifier.hashValue }

    /// The values that predicates and sort descriptors of fetches ask for.
    var fetchedValues: [String: Any] { ["localIdentifier": localIdentifier] }
}
