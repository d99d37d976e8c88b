import Foundation
import SceneKitEngine

/// A pipe around the y axis.
open class SCNTube: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }

    /// The radius of the hole.
    open var innerRadius: CGFloat = 0.25 { didSet { reshape() } }
    /// The radius outside.
    open var outerRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var radialSegmentCount = 48 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.tube(
            inner: Float(innerRadius), outer: Float(outerRadius), height: Float(height), segments: radialSegmentCount,
            rows: heightSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNTube()
        other.innerRadius = innerRadius
        other.outerRadius = outerRadius
        other.height = height
        return other
    }
}
