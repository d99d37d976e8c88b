import Foundation
@_spi(Framework) import UIKit

/// Has a session follow the device's place and turn.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Which planes would be found.
    public struct PlaneDetection: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Level planes, as floors and tables are.
        public static let horizontal = PlaneDetection(rawValue: 1)
        /// Upright planes, as walls are.
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    /// Which planes would be found.
    open var planeDetection: PlaneDetection = [] {
        didSet { Unheeded.report("ARWorldTrackingConfiguration.planeDetection") }
    }
    /// Whether the camera would be kept sharp.
    open var isAutoFocusEnabled = true {
        didSet { Unheeded.report("ARWorldTrackingConfiguration.isAutoFocusEnabled") }
    }
}
