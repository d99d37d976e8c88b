import Foundation

/// The name under which messages are logged: a subsystem, which is an app or a part of it, and a category in it.
public final class OSLog: NSObject, Sendable {
    /// A category that the system knows.
    public struct Category: Sendable {
        let name: String

        /// Moments and spans of which a person wants to know.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Spans that Instruments records with their stacks.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
        /// Spans that Instruments records if asked to.
        public static let dynamicTracing = Category(name: "DynamicTracing")
    }

    let subsystem: String
    let category: String
    private let isOn: Bool

    init(subsystem: String, category: String, isOn: Bool) {
        (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
    }

    /// Makes the name of a category in a subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isOn: true)
    }

    /// Makes the name of one of the system's categories in a subsystem.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// The name of messages that have none.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// The name of messages that nobody wants.
    public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

    /// Whether messages of a type are written: all are, but for those of `disabled`.
    public func isEnabled(type: OSLogType) -> Bool { isOn }

    /// Whether signposts are kept.
    public var signpostsEnabled: Bool { isOn }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The type as a number.
    public let rawValue: UInt8
    /// Makes a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a type from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Something worth knowing.
    public static let `default` = OSLogType(0)
    /// Something that may help.
    public static let info = OSLogType(1)
    /// Something for who looks for a mistake.
    public static let debug = OSLogType(2)
    /// Something has failed.
    public static let error = OSLogType(16)
    /// Something is wrong with the program.
    public static let fault = OSLogType(17)
}
