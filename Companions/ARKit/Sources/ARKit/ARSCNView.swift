import CoreGraphics
import Foundation
import SceneKit
@_spi(Framework) import UIKit

/// Who is told of the nodes that a view makes for anchors, and of its session.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// A node for an anchor that is added; nil for none.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// A node for an anchor is in the scene.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// The node of an anchor follows it; anchors never move without tracking.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// The node of an anchor that is removed has left the scene.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    /// An empty node is made.
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { SCNNode() }
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A view that would show a scene over the camera's picture, which is black.
open class ARSCNView: SCNView {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "ARSCNView") }

    /// Makes a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .black
        scene = SCNScene()
        follow()
    }

    private func follow() {
        session.whenFailed = { [weak self] error in
            guard let self else { return }
            (self.delegate as? any ARSessionObserver)?.session(self.session, didFailWithError: error)
        }
        session.whenAdded = { [weak self] in self?.showNode(for: $0) }
        session.whenRemoved = { [weak self] in self?.removeNode(of: $0) }
    }

    private var nodes: [ObjectIdentifier: SCNNode] = [:]

    private func showNode(for anchor: ARAnchor) {
        let observer = delegate as? any ARSCNViewDelegate
        guard let node = observer == nil ? SCNNode() : observer?.renderer(self, nodeFor: anchor) else { return }
        node.simdTransform = anchor.transform
        nodes[ObjectIdentifier(anchor)] = node
        scene?.rootNode.addChildNode(node)
        observer?.renderer(self, didAdd: node, for: anchor)
    }

    private func removeNode(of anchor: ARAnchor) {
        guard let node = nodes.removeValue(forKey: ObjectIdentifier(anchor)) else { return }
        node.removeFromParentNode()
        (delegate as? any ARSCNViewDelegate)?.renderer(self, didRemove: node, for: anchor)
    }

    /// The session that the view shows.
    open var session = ARSession() {
        didSet {
            (oldValue.whenFailed, oldValue.whenAdded, oldValue.whenRemoved) = (nil, nil, nil)
            follow()
        }
    }
    /// Whether the scene's light would follow that of the world.
    open var automaticallyUpdatesLighting = true {
        didSet { Unheeded.report("ARSCNView.automaticallyUpdatesLighting") }
    }
    /// Whether the camera's picture would be grainy on bodies too.
    open var rendersCameraGrain = false {
        didSet { Unheeded.report("ARSCNView.rendersCameraGrain") }
    }
}
