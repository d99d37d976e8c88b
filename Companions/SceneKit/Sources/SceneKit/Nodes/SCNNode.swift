import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// An element of a scene: a place that its children follow, with a body, a light or a camera at it.
///
/// Lengths are units of the parent's space, whose y axis points up and whose z axis points to the viewer; angles are
/// radians.
@preconcurrency @MainActor open class SCNNode: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    // What lies behind the properties; see the extensions.
    var place = NodePlace()
    var storedChildren: [SCNNode] = []
    weak var storedParent: SCNNode?
    weak var ownScene: SCNScene?
    var runs: [RunningSceneAction] = []
    var animations: [String: RunningNodeAnimation] = [:]
    var looks = NodeLooks()
    /// A change that takes its time.
    var change: NodeChange?

    /// Makes a node at the origin.
    public override init() { super.init() }

    /// Makes a node with a body.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// Makes a node at the origin; nodes are not read from archives: this reports itself.
    public required init?(coder: NSCoder) {
        super.init()
        Findings.report(
            limit: "scenekit.decode", "nodes are not read from archives", advice: "Make the node in code.")
    }

    /// Nodes are not written into archives; this reports itself.
    open func encode(with coder: NSCoder) {
        Findings.report(
            limit: "scenekit.encode", "nodes are not written into archives",
            advice: "Keep what the node is made of, and make it anew.")
    }

    // MARK: Identity

    /// A name to find the node by.
    open var name: String?

    // MARK: What is at the node

    /// The body that is seen at the node.
    open var geometry: SCNGeometry? { didSet { changed() } }
    /// The light at the node, which shines along its negative z axis.
    open var light: SCNLight? { didSet { changed() } }
    /// The camera at the node, which looks along its negative z axis.
    open var camera: SCNCamera? { didSet { changed() } }

    // MARK: Look

    /// The node's opacity, from 0 to 1, by which that of its children is multiplied.
    open var opacity: CGFloat {
        get { looks.opacity }
        set {
            noteChange()
            looks.opacity = newValue
        }
    }
    /// Whether neither the node nor its children are seen.
    open var isHidden = false { didSet { changed() } }
    /// What is drawn before what has a higher number.
    open var renderingOrder = 0 { didSet { changed() } }
    /// Whether the node would throw a shadow; shadows are not drawn.
    open var castsShadow = true {
        didSet { Unheeded.report("SCNNode.castsShadow", if: castsShadow != oldValue, "shadows are not drawn") }
    }
    /// The bits by which lights and hit tests choose nodes.
    open var categoryBitMask = 1 { didSet { changed() } }
    /// Limits that the node is kept to in every frame.
    open var constraints: [SCNConstraint]? { didSet { changed() } }
    /// Whether neither actions nor animations of the node and of those below it go on.
    open var isPaused = false

    // MARK: Tree

    /// The node that this one is a child of.
    open var parent: SCNNode? { storedParent }
    /// The children in the order in which they were added.
    open var childNodes: [SCNNode] { storedChildren }
    /// Adds a node behind the other children, taking it out of its parent.
    open func addChildNode(_ child: SCNNode) { insert(child, at: storedChildren.count) }
    /// Adds a node at a place among the children.
    open func insertChildNode(_ child: SCNNode, at index: Int) { insert(child, at: index) }
    /// Takes the node out of its parent.
    open func removeFromParentNode() { leaveParent() }
    /// Puts a node in place of a child.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = storedChildren.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insert(newChild, at: index)
    }

    // MARK: Place

    /// The node's place in its parent's space.
    open var position: SCNVector3 {
        get { SCNVector3(place.position) }
        set { setPlace { $0.position = newValue.simd } }
    }
    /// The node's turn as an axis and an angle, in radians.
    open var rotation: SCNVector4 {
        get { place.rotation }
        set { setPlace { $0.rotation = newValue } }
    }
    /// The node's turn as a quaternion.
    open var orientation: SCNQuaternion {
        get { SCNVector4(place.turn.vector) }
        set { setPlace { $0.turn = simd_quatf(vector: newValue.simd) } }
    }
    /// The node's turn as angles around the x, the y and the z axis, in radians; the one around x comes first.
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(place.angles) }
        set { setPlace { $0.angles = newValue.simd } }
    }
    /// The factors by which the node and its children are larger.
    open var scale: SCNVector3 {
        get { SCNVector3(place.scale) }
        set { setPlace { $0.scale = newValue.simd } }
    }
    /// The matrix from the node's space to its parent's.
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(place.matrix) }
        set { setPlace { $0.matrix = newValue.matrix } }
    }
    /// The matrix from the node's own space to the one that its place is of.
    open var pivot: SCNMatrix4 {
        get { SCNMatrix4(place.pivot) }
        set { setPlace { $0.pivot = newValue.matrix } }
    }

    // MARK: Actions

    /// A copy of the node with copies of all below it, which share their bodies with these.
    open func clone() -> SCNNode { copied(deeply: true) }

    /// A copy of the node without what is below it.
    open func copy(with zone: NSZone? = nil) -> Any { copied(deeply: false) }

    /// Takes over what another node has, but for its children; classes with more to them add their own.
    func takeOver(_ other: SCNNode) {
        (place, looks, name) = (other.place, other.looks, other.name)
        (geometry, light, camera) = (other.geometry, other.light, other.camera)
        (isHidden, renderingOrder, castsShadow) = (other.isHidden, other.renderingOrder, other.castsShadow)
        (categoryBitMask, constraints) = (other.categoryBitMask, other.constraints)
    }
}
