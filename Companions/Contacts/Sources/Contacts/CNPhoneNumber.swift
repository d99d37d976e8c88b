import Foundation

/// A phone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    /// The number as it was written.
    public let stringValue: String

    /// Makes a number of a text.
    public init(stringValue string: String) { stringValue = string }

    /// The digits only, for comparing.
    var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }

    /// The number itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
    open override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }
}
