import Foundation
import SceneKitEngine
import simd

/// What a node looks like besides its place.
struct NodeLooks {
    var opacity: CGFloat = 1
}

/// Where a node is in its parent's space, in each of the ways in which it can be said.
struct NodePlace {
    var position = SIMD3<Float>.zero
    var scale = SIMD3<Float>(1, 1, 1)
    var pivot = Matrix.identity
    private var storedTurn = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    /// As the app has set them: a quaternion does not tell whole turns.
    private var storedAngles: SIMD3<Float>?
    private var storedRotation: SCNVector4?

    var turn: simd_quatf {
        get { storedTurn }
        set { (storedTurn, storedAngles, storedRotation) = (newValue, nil, nil) }
    }

    var angles: SIMD3<Float> {
        get { storedAngles ?? Self.angles(of: storedTurn) }
        set {
            let x = simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
            let y = simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
            let z = simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
            turn = z * y * x
            storedAngles = newValue
        }
    }

    var rotation: SCNVector4 {
        get { storedRotation ?? SCNVector4(SIMD4(storedTurn.axis, storedTurn.angle)) }
        set {
            turn = simd_quatf(angle: newValue.w, axis: newValue.simd.xyz.unit)
            storedRotation = newValue
        }
    }

    /// The matrix to the parent's space, without the pivot's part.
    var matrix: Matrix {
        get { Matrix(position, storedTurn, scale) }
        set {
            position = newValue.w.xyz
            scale = newValue.factors
            turn = newValue.turn
        }
    }

    /// The matrix to the parent's space.
    var whole: Matrix { pivot == .identity ? matrix : matrix * pivot.inverse }

    private static func angles(of turn: simd_quatf) -> SIMD3<Float> {
        let matrix = simd_float3x3(turn)
        let sine = min(max(-matrix.columns.0.z, -1), 1)
        if abs(sine) > 0.99999 {
            return SIMD3(0, asin(sine), atan2(-matrix.columns.1.x, matrix.columns.1.y))
        }
        return SIMD3(
            atan2(matrix.columns.1.z, matrix.columns.2.z), asin(sine),
            atan2(matrix.columns.0.y, matrix.columns.0.x))
    }

    /// The place between two.
    func mixed(_ other: NodePlace, _ share: Float) -> NodePlace {
        var result = other
        result.position = position + (other.position - position) * share
        result.scale = scale + (other.scale - scale) * share
        if let one = storedAngles, let two = other.storedAngles {
            result.angles = one + (two - one) * share
        } else {
            result.turn = simd_slerp(storedTurn, other.storedTurn, share)
        }
        return result
    }
}
