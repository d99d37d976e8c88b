import Foundation

/// A related person.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    public let name: String

    /// Makes it of its parts.
    public init(name: String?) {
        self.name = name ?? ""
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
