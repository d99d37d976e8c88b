import Foundation
import SceneKitEngine

/// A cylinder with round ends around the y axis.
open class SCNCapsule: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }

    /// The radius.
    open var capRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Along the y axis, ends and all.
    open var height: CGFloat = 2 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var radialSegmentCount = 48 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var capSegmentCount = 24 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.capsule(
            radius: Float(capRadius), height: Float(height), segments: radialSegmentCount, capSegments: capSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNCapsule()
        other.capRadius = capRadius
        other.height = height
        return other
    }
}
