import Foundation
import SceneKitEngine

/// A ball around the origin.
open class SCNSphere: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    /// The radius.
    open var radius: CGFloat = 0.5 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var segmentCount = 48 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.sphere(radius: Float(radius), segments: segmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNSphere()
        other.radius = radius
        return other
    }
}
