import Foundation
import SceneKitEngine

/// A pyramid that stands on the plane through the origin.
open class SCNPyramid: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
    }

    /// Along the x axis.
    open var width: CGFloat = 1 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// Along the z axis.
    open var length: CGFloat = 1 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.pyramid(width: Float(width), height: Float(height), length: Float(length))
    }

    override func empty() -> SCNGeometry {
        let other = SCNPyramid()
        other.width = width
        other.height = height
        other.length = length
        return other
    }
}
