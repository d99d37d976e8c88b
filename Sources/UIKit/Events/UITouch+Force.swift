import Foundation

/// What a finger says besides its place: as on a screen that feels no force, and without a pencil.
extension UITouch {
    /// The properties that a device may estimate first and learn later; here it never does.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The height of a pencil's end over the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place.
        public static let location = Properties(rawValue: 1 << 3)
        /// The turn of a pencil around itself.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
