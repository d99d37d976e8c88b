import Foundation
@_spi(Framework) import UIKit

/// What a session is to follow.
@preconcurrency @MainActor open class ARConfiguration: NSObject {
    /// What the axes of the world follow.
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }

    /// Makes a configuration.
    public override init() { super.init() }
    /// Whether the device can follow it: none can without a camera.
    open class var isSupported: Bool { false }
    /// What the axes of the world would follow.
    open var worldAlignment = WorldAlignment.gravity {
        didSet { Unheeded.report("ARConfiguration.worldAlignment") }
    }
    /// Whether the light around would be measured.
    open var isLightEstimationEnabled = true {
        didSet { Unheeded.report("ARConfiguration.isLightEstimationEnabled") }
    }
    /// Whether sound would be recorded.
    open var providesAudioData = false {
        didSet { Unheeded.report("ARConfiguration.providesAudioData") }
    }
}
