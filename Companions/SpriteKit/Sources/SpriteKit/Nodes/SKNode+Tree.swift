import Foundation
@_spi(Framework) import UIKit

extension SKNode {
    /// The nodes above this one, the parent first.
    var ancestors: some Sequence<SKNode> { sequence(first: self) { $0.storedParent }.dropFirst() }

    /// The node at the top of the tree.
    var root: SKNode {
        var node = self
        while let parent = node.storedParent { node = parent }
        return node
    }

    func insert(_ node: SKNode, at index: Int) {
        if let parent = node.storedParent {
            return NSException(
                name: .invalidArgumentException,
                reason: "Attempted to add a SKNode which already has a parent: \(node) is a child of \(parent)"
            ).raise()
        }
        if node === self || inParentHierarchy(node) {
            return NSException(name: .invalidArgumentException, reason: "\(node) cannot be added below itself").raise()
        }
        storedChildren.insert(node, at: min(max(index, 0), storedChildren.count))
        node.storedParent = self
        if let scene { node.enter(scene) }
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        let scene = scene
        if let index = parent.storedChildren.firstIndex(where: { $0 === self }) {
            parent.storedChildren.remove(at: index)
        }
        storedParent = nil
        if let scene { leave(scene) }
    }

    func changeParent(to parent: SKNode) {
        let place = worldTransform.concatenating(parent.worldTransform.inverted())
        leaveParent()
        position = CGPoint(x: place.tx, y: place.ty)
        zRotation = atan2(place.b, place.a)
        xScale = hypot(place.a, place.b) * (xScale < 0 ? -1 : 1)
        yScale = hypot(place.c, place.d) * (yScale < 0 ? -1 : 1)
        if xScale < 0 { zRotation = atan2(-place.b, -place.a) }
        parent.addChild(self)
    }

    private func enter(_ scene: SKScene) {
        if let body = storedBody { scene.physicsWorld.add(body, of: self) }
        didEnterScene(scene)
        for child in storedChildren { child.enter(scene) }
    }

    private func leave(_ scene: SKScene) {
        if let body = storedBody { scene.physicsWorld.remove(body) }
        didLeaveScene(scene)
        for child in storedChildren { child.leave(scene) }
    }

    func replaceBody(_ body: SKPhysicsBody?) {
        guard body !== storedBody else { return }
        if let old = storedBody {
            old.world?.remove(old)
            old.owner = nil
        }
        if let other = body?.owner { other.physicsBody = nil }
        storedBody = body
        body?.owner = self
        if let body, let scene { scene.physicsWorld.add(body, of: self) }
    }

    /// Calls a closure for the node and all below it.
    func visitAll(_ visit: (SKNode) -> Void) {
        visit(self)
        for child in storedChildren { child.visitAll(visit) }
    }

    /// Whether the node or one above it pauses.
    var isAtRest: Bool { isPaused || ancestors.contains { $0.isPaused } }
}
