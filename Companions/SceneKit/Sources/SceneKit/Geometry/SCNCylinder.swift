import Foundation
import SceneKitEngine

/// A cylinder around the y axis.
open class SCNCylinder: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }

    /// The radius.
    open var radius: CGFloat = 0.5 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var radialSegmentCount = 48 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.cone(
            top: Float(radius), bottom: Float(radius), height: Float(height), segments: radialSegmentCount,
            rows: heightSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNCylinder()
        other.radius = radius
        other.height = height
        return other
    }
}
