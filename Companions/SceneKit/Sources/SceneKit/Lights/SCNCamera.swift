import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// Which side of the picture an angle of view belongs to.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical = 0, horizontal }

/// How a scene is seen from a node, along the node's negative z axis.
@preconcurrency @MainActor open class SCNCamera: NSObject {
    /// Makes a camera that sees 60 degrees.
    public override init() { super.init() }

    private func changed() { SceneFrames.shared.redrawAll() }
    /// A name to find the camera by.
    open var name: String?
    /// The angle of view, in degrees.
    open var fieldOfView: CGFloat = 60 { didSet { changed() } }
    /// Which side of the picture the angle belongs to.
    open var projectionDirection = SCNCameraProjectionDirection.vertical { didSet { changed() } }
    /// What is nearer is not seen.
    open var zNear = 1.0 { didSet { changed() } }
    /// What is farther is not seen.
    open var zFar = 100.0 { didSet { changed() } }
    /// Whether both distances follow what is in the scene.
    open var automaticallyAdjustsZRange = false { didSet { changed() } }
    /// Whether far things are as large as near ones.
    open var usesOrthographicProjection = false { didSet { changed() } }
    /// Half of what is seen of the height without vanishing points.
    open var orthographicScale = 1.0 { didSet { changed() } }
    /// The bits by which the camera chooses nodes.
    open var categoryBitMask = -1 { didSet { changed() } }
    /// Whether bright things would glow over their edges; they do not.
    open var wantsHDR = false {
        didSet { Unheeded.report("SCNCamera.wantsHDR", if: wantsHDR, "bright things do not glow") }
    }

    func projection(_ size: CGSize) -> Matrix {
        let aspect = Float(size.width / max(size.height, 1))
        let near = Float(automaticallyAdjustsZRange ? 0.05 : max(zNear, 1e-4))
        let far = Float(automaticallyAdjustsZRange ? 10000 : max(zFar, zNear + 1e-3))
        if usesOrthographicProjection {
            let half = Float(orthographicScale)
            return .orthographic(halfWidth: half * aspect, halfHeight: half, near: near, far: far)
        }
        var angle = Float(fieldOfView) * .pi / 180
        if projectionDirection == .horizontal { angle = 2 * atan(tan(angle / 2) / aspect) }
        return .perspective(angle: angle, aspect: aspect, near: near, far: far)
    }
}
