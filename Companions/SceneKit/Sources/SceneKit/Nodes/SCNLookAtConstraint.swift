import Foundation
import SceneKitEngine

/// Turns a node to look at another.
open class SCNLookAtConstraint: SCNConstraint {
    /// Makes a constraint with what is looked at.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    /// What is looked at.
    open var target: SCNNode?
    /// The place in the target's space that is looked at.
    open var targetOffset = SCNVector3Zero
    /// The direction of the node that is turned to the target.
    open var localFront = SCNVector3(0, 0, -1)
    /// What is above.
    open var worldUp = SCNVector3(0, 1, 0)
    /// Whether the node stays upright; it always does.
    open var isGimbalLockEnabled = false {
        didSet {
            Unheeded.report(
                "SCNLookAtConstraint.isGimbalLockEnabled", if: isGimbalLockEnabled != oldValue,
                "nodes stay upright either way")
        }
    }

    override func apply(to node: SCNNode, eye: Matrix) {
        guard let target else { return }
        let way = (target.worldMatrix.point(targetOffset.simd) - node.worldMatrix.w.xyz).unit
        guard way.length > 0 else { return }
        let turn = SCNNode.turn(to: way, up: worldUp.simd, front: localFront.simd.unit)
        let parent = node.parent?.worldMatrix.turn ?? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        node.place.turn = parent.inverse * turn
    }
}
