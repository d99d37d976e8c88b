import Foundation
import SceneKitEngine

/// Which axes a node may turn around.
public struct SCNBillboardAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The x axis.
    public static let X = SCNBillboardAxis(rawValue: 1)
    /// The y axis.
    public static let Y = SCNBillboardAxis(rawValue: 2)
    /// The z axis.
    public static let Z = SCNBillboardAxis(rawValue: 4)
    /// All axes.
    public static let all = SCNBillboardAxis(rawValue: 7)
}

/// Turns a node's front to the camera.
open class SCNBillboardConstraint: SCNConstraint {
    /// The axes that the node may turn around.
    open var freeAxes = SCNBillboardAxis.all

    override func apply(to node: SCNNode, eye: Matrix) {
        var turn = eye.turn
        if freeAxes == .Y {
            let way = eye.direction(SIMD3(0, 0, 1))
            turn = simd_quatf(angle: atan2(way.x, way.z), axis: SIMD3(0, 1, 0))
        }
        let parent = node.parent?.worldMatrix.turn ?? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        node.place.turn = parent.inverse * turn
    }
}
