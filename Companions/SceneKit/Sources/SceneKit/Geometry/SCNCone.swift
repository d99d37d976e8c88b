import Foundation
import SceneKitEngine

/// A cone, or a part of one, around the y axis.
open class SCNCone: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }

    /// The radius above.
    open var topRadius: CGFloat = 0 { didSet { reshape() } }
    /// The radius below.
    open var bottomRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var radialSegmentCount = 48 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.cone(
            top: Float(topRadius), bottom: Float(bottomRadius), height: Float(height), segments: radialSegmentCount,
            rows: heightSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNCone()
        other.topRadius = topRadius
        other.bottomRadius = bottomRadius
        other.height = height
        return other
    }
}
