import CoreLocationEngine
import Foundation

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number of the floor; 0 is on the ground.
    public let level: Int

    init(level: Int) { self.level = level }

    /// The floor itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep a floor's level.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the floor into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }

    /// Reads a floor from a keyed archive.
    public required init?(coder: NSCoder) { level = coder.decodeInteger(forKey: "level") }

    /// Whether the other object is a floor of the same level.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLFloor)?.level == level }
    open override var hash: Int { level }
}
