import Foundation

/// Has a session follow the device's turn only.
open class AROrientationTrackingConfiguration: ARConfiguration {}
