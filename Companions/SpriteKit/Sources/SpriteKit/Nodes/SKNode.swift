import CoreGraphics
import Foundation
import GameplayKit
@_spi(Framework) import UIKit

/// An element of a scene: a place, a size and a turn that its children follow.
///
/// Lengths are points of the parent's space, whose y axis points up; angles are radians, counterclockwise.
@preconcurrency @MainActor open class SKNode: UIResponder, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKNode") }

    // What lies behind the properties; see the extensions.
    var storedChildren: [SKNode] = []
    weak var storedParent: SKNode?
    var storedBody: SKPhysicsBody?
    var runs: [RunningAction] = []
    var storedEntity: GKEntity?
    var accessibleElement: NodeElement?
    private var givenFrame: CGRect?

    /// Makes a node at the origin.
    public override init() { super.init() }

    /// Makes a node from a scene file's archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        NodeDecoder(aDecoder).decode(self)
    }

    /// Nodes are read from archives, not written into them; this reports itself.
    open func encode(with coder: NSCoder) {
        Findings.report(
            limit: "spritekit.encode", "nodes are not written into archives",
            advice: "Keep what the node is made of, and make it anew.")
    }

    // MARK: Place

    /// The node's place in its parent's space, in points.
    open var position = CGPoint.zero

    /// The node's height over its parent; what is higher is drawn later.
    open var zPosition: CGFloat = 0

    /// The node's turn around its origin, in radians, counterclockwise.
    open var zRotation: CGFloat = 0

    /// The factor by which the node and its children are wider.
    open var xScale: CGFloat = 1

    /// The factor by which the node and its children are higher.
    open var yScale: CGFloat = 1

    /// Makes the node and its children larger in both directions.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// The rectangle of the node's own content in the parent's space, in points, children left out.
    open var frame: CGRect { contentRect.applying(localTransform) }

    /// The rectangle of the node's content and that of all below it in the parent's space, in points.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

    // MARK: Look

    /// The node's opacity, from 0 to 1, by which that of its children is multiplied.
    open var alpha: CGFloat = 1

    /// Whether neither the node nor its children are drawn.
    open var isHidden = false

    // MARK: Identity

    /// A name to find the node by.
    open var name: String?

    /// What the app keeps with the node.
    open var userData: NSMutableDictionary?

    /// Values for shaders, which are not run.
    open var attributeValues: [String: SKAttributeValue] = [:]

    // MARK: Tree

    /// The node that this one is a child of.
    open var parent: SKNode? { storedParent }

    /// The children in the order in which they were added.
    open var children: [SKNode] { storedChildren }

    /// The scene that the node is in.
    open var scene: SKScene? { root as? SKScene }

    /// Adds a node, which must have no parent, behind the other children.
    open func addChild(_ node: SKNode) { insert(node, at: storedChildren.count) }

    /// Adds a node, which must have no parent, at a place among the children.
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }

    /// Removes some of the children.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    /// Removes all children.
    open func removeAllChildren() { for node in storedChildren { node.removeFromParent() } }

    /// Takes the node out of its parent.
    open func removeFromParent() { leaveParent() }

    /// Moves the node to another parent, to where it is seen at the same place.
    open func move(toParent parent: SKNode) { changeParent(to: parent) }

    /// Whether a node is above this one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool { ancestors.contains { $0 === parent } }

    // MARK: Time

    /// The factor by which actions of the node and of those below it are faster.
    open var speed: CGFloat = 1

    /// Whether neither actions nor physics of the node and of those below it go on.
    open var isPaused = false

    /// The limits that the node is kept to after every step of the scene.
    open var constraints: [SKConstraint]?

    /// The limits of the node's turn where it is reached for; reaching is not supported.
    open var reachConstraints: SKReachConstraints?

    // MARK: Physics

    /// The body by which physics moves the node.
    open var physicsBody: SKPhysicsBody? {
        get { storedBody }
        set { replaceBody(newValue) }
    }

    // MARK: Touches

    /// Whether the node gets the touches on it.
    open var isUserInteractionEnabled = false

    open override var accessibilityFrame: CGRect {
        get { givenFrame ?? screenFrame }
        set { givenFrame = newValue }
    }

    /// The parent: touches that the node does not take go there.
    open override var next: UIResponder? { storedParent }

    // MARK: What nodes answer for themselves

    /// The rectangle of the node's own content in its own space, in points; null for a node without any.
    var contentRect: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

    /// Draws the node's own content; called once a frame for nodes that are seen, with the node's space set up.
    func paint(_ painter: NodePainter) {}

    /// How what is below the node is put together before it is drawn; nil to draw it piece by piece.
    var grouping: NodeGrouping? { nil }

    /// Whether the node draws anything of its own.
    var isDrawn: Bool { false }

    /// Called before each frame's actions with the time that the frame takes, in seconds.
    func advance(by seconds: Double) {}

    /// Called when the node has come into a scene.
    func didEnterScene(_ scene: SKScene) {}

    /// Called when the node has left a scene.
    func didLeaveScene(_ scene: SKScene) {}

    /// Reads what an archive says of the node; overrides call super first.
    func decode(_ archive: NodeArchive) { decodeNode(archive) }

    /// Takes over what another node of the class looks like; overrides call super first.
    func takeOver(_ other: SKNode) { takeOverNode(other) }

    /// Makes a copy with copies of all that is below, without a parent.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}
