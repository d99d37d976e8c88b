import Foundation
import SceneKitEngine

/// A box around the origin.
open class SCNBox: SCNGeometry {
    /// Makes a body of the usual size.
    public override init() { super.init() }

    /// Makes a body of a size.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }

    /// Along the x axis.
    open var width: CGFloat = 1 { didSet { reshape() } }
    /// Along the y axis.
    open var height: CGFloat = 1 { didSet { reshape() } }
    /// Along the z axis.
    open var length: CGFloat = 1 { didSet { reshape() } }
    /// The radius of round edges.
    open var chamferRadius: CGFloat = 0 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var widthSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var heightSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var lengthSegmentCount = 1 { didSet { reshape() } }
    /// The number of pieces that this part of the surface is made of.
    open var chamferSegmentCount = 5 { didSet { reshape() } }

    override func makeMesh() -> Mesh {
        Mesh.box(
            SIMD3(Float(width), Float(height), Float(length)), radius: Float(chamferRadius),
            segments: SIMD3(Float(widthSegmentCount), Float(heightSegmentCount), Float(lengthSegmentCount)),
            roundSegments: chamferSegmentCount)
    }

    override func empty() -> SCNGeometry {
        let other = SCNBox()
        other.width = width
        other.height = height
        other.length = length
        other.chamferRadius = chamferRadius
        return other
    }
}
