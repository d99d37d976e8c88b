import Foundation
import UIKit

extension SKView {
    /// Finds the nodes that get new touches, which also get all that becomes of them.
    func begin(_ touches: Set<UITouch>) {
        guard let scene = storedScene else { return }
        for touch in touches {
            let point = scene.convertPoint(fromView: touch.location(in: self))
            touched[ObjectIdentifier(touch)] =
                scene.nodes(at: point).first { $0.isUserInteractionEnabled }
                ?? (scene.isUserInteractionEnabled ? scene : nil)
        }
    }

    func end(_ touches: Set<UITouch>) {
        for touch in touches { touched[ObjectIdentifier(touch)] = nil }
    }

    /// Calls a closure for each node with its touches.
    func forward(_ touches: Set<UITouch>, _ send: (SKNode, Set<UITouch>) -> Void) {
        var groups: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches {
            guard let node = touched[ObjectIdentifier(touch)] else { continue }
            if let index = groups.firstIndex(where: { $0.node === node }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((node, [touch]))
            }
        }
        // A node that does not take touches passes them on to the view in the end.
        isForwarding = true
        defer { isForwarding = false }
        for group in groups { send(group.node, group.touches) }
    }
}

extension UITouch {
    /// The finger's position in a node's space, in points.
    public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }

    /// The finger's position before its last move, in a node's space, in points.
    public func previousLocation(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
    }
}
