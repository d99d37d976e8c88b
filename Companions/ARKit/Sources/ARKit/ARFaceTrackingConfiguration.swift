import Foundation

/// Has a session follow a face.
open class ARFaceTrackingConfiguration: ARConfiguration {}
