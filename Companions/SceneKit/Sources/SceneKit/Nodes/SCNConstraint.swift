import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// What changes a node's place after every step of its scene.
@preconcurrency @MainActor open class SCNConstraint: NSObject {
    /// Makes a constraint.
    public override init() { super.init() }
    /// Whether the constraint does anything.
    open var isEnabled = true
    /// How much of the change is made, from 0 to 1; all of it always is.
    open var influenceFactor: CGFloat = 1 {
        didSet {
            Unheeded.report(
                "SCNConstraint.influenceFactor", if: influenceFactor != 1, "constraints make all of their change")
        }
    }

    /// Changes the node; called in every frame.
    func apply(to node: SCNNode, eye: Matrix) {}
}
