import Foundation
@_spi(Framework) import UIKit

/// The place, the turn and the scale from which a scene is looked at.
open class SKCameraNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKCameraNode") }

    /// Whether the rectangle of a node reaches into what the camera sees.
    open func contains(_ node: SKNode) -> Bool { containedNodes([node]).isEmpty == false }

    /// The nodes of the scene that the camera sees.
    open func containedNodeSet() -> Set<SKNode> {
        var nodes: [SKNode] = []
        scene?.visitAll { if $0 !== self, !($0 is SKScene) { nodes.append($0) } }
        return Set(containedNodes(nodes))
    }

    private func containedNodes(_ nodes: [SKNode]) -> [SKNode] {
        guard let scene else { return [] }
        let size = scene.size
        let area = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let toCamera = worldTransform.inverted()
        return nodes.filter { node in
            guard let parent = node.parent, node.scene === scene else { return false }
            return node.calculateAccumulatedFrame().applying(parent.worldTransform).applying(toCamera)
                .intersects(area)
        }
    }
}
