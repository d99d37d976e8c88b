import CoreLocationEngine
import Foundation

/// A part of the world that can be watched.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name under which the region is watched: a region of the same name takes its place.
    public let identifier: String

    /// Whether the app is told when the device comes into the region.
    open var notifyOnEntry = true

    /// Whether the app is told when the device leaves the region.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// A region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLRegion(identifier: identifier)
        copy.adopt(self)
        return copy
    }

    func adopt(_ other: CLRegion) {
        notifyOnEntry = other.notifyOnEntry
        notifyOnExit = other.notifyOnExit
    }

    /// Archives keep all of a region.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the region into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Reads a region from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Whether the other object is a region of the same kind and name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: other) == type(of: self) && other.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}
