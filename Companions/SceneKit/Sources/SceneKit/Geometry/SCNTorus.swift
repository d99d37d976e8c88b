import Foundation
import SceneKitEngine

/// A ring around the y axis.
open class SCNTorus: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }

    /// The radius of the line within the ring.
    open var ringRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// The radius of the ring's pipe.
    open var pipeRadius: CGFloat = 0.25 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var ringSegmentCount = 48 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var pipeSegmentCount = 24 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.torus(
            ring: Float(ringRadius), pipe: Float(pipeRadius), segments: ringSegmentCount, pipeSegments: pipeSegmentCount
        )
    }

    override func empty() -> SCNGeometry {
        let other = SCNTorus()
        other.ringRadius = ringRadius
        other.pipeRadius = pipeRadius
        return other
    }
}
