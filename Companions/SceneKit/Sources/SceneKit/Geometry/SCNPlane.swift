import Foundation
import SceneKitEngine

/// A rectangle across the z axis, seen from the front.
open class SCNPlane: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }

    /// Along the x axis.
    open var width: CGFloat = 1 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// The radius of round corners.
    open var cornerRadius: CGFloat = 0 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var widthSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var cornerSegmentCount = 10 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.plane(
            width: Float(width), height: Float(height), columns: widthSegmentCount, rows: heightSegmentCount,
            radius: Float(cornerRadius), roundSegments: cornerSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNPlane()
        other.width = width
        other.height = height
        other.cornerRadius = cornerRadius
        return other
    }
}
