import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// How a scene is fitted into its view.
public enum SKSceneScaleMode: Int, Sendable {
    /// Stretched to the view's size.
    case fill
    /// As large as the view is filled; what reaches out is not seen.
    case aspectFill
    /// As large as all of it is seen; what is left of the view is black.
    case aspectFit
    /// As large as the view, its size changing with it.
    case resizeFill
}

/// What is told of a scene's frames, after the scene itself.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    /// Called first in a frame, with the frame's time in seconds.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Called when the frame's actions have been brought on.
    func didEvaluateActions(for scene: SKScene)
    /// Called when the frame's physics has been brought on.
    func didSimulatePhysics(for scene: SKScene)
    /// Called when the nodes have been kept to their constraints.
    func didApplyConstraints(for scene: SKScene)
    /// Called last before the frame is drawn.
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    /// Does nothing.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    /// Does nothing.
    public func didEvaluateActions(for scene: SKScene) {}
    /// Does nothing.
    public func didSimulatePhysics(for scene: SKScene) {}
    /// Does nothing.
    public func didApplyConstraints(for scene: SKScene) {}
    /// Does nothing.
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The tree of nodes that a view shows and brings on, frame by frame.
open class SKScene: SKEffectNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKScene") }

    weak var storedView: SKView?
    var storedSize: CGSize
    /// The time of the last frame, in seconds of media time.
    var lastTime: TimeInterval?

    /// Makes a scene of one point.
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

    /// Makes a scene of a size in points.
    public init(size: CGSize) {
        storedSize = size
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    /// Makes a scene from an archive.
    public required init?(coder aDecoder: NSCoder) {
        storedSize = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    // MARK: Space

    /// The size of the part of the scene that is seen, in points.
    open var size: CGSize {
        get { storedSize }
        set { resize(to: newValue) }
    }

    /// How the scene is fitted into its view.
    open var scaleMode = SKSceneScaleMode.fill

    /// Where the scene's origin is in its view, as parts of the size from the lower left corner.
    open var anchorPoint = CGPoint.zero

    /// The node, below the scene, that looks at the scene: its origin is in the middle of the view.
    open weak var camera: SKCameraNode?

    /// The colour behind all nodes.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)

    /// The view that shows the scene.
    open var view: SKView? { storedView }

    /// The rectangle of the scene that is seen without a camera, in its own space, in points.
    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// Who is told of the scene's frames.
    open weak var delegate: (any SKSceneDelegate)?

    /// The physics of the scene.
    public let physicsWorld = SKPhysicsWorld()

    /// The node that sounds are heard from; there is no sound.
    open weak var listener: SKNode?

    // MARK: What scenes are told

    /// Called when the scene was made or read. An override sets up what is in it.
    open func sceneDidLoad() {}

    /// Called when a view has begun to show the scene.
    open func didMove(to view: SKView) {}

    /// Called before a view ceases to show the scene.
    open func willMove(from view: SKView) {}

    /// Called when the size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}

    /// Called first in a frame, with the frame's time in seconds.
    open func update(_ currentTime: TimeInterval) {}

    /// Called when the frame's actions have been brought on.
    open func didEvaluateActions() {}

    /// Called when the frame's physics has been brought on.
    open func didSimulatePhysics() {}

    /// Called when the nodes have been kept to their constraints.
    open func didApplyConstraints() {}

    /// Called last before the frame is drawn.
    open func didFinishUpdate() {}

    // MARK: Conversions

    /// A point of the view, in points, in the scene's space.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        storedView.map { point.applying(viewTransform(in: $0.bounds.size).inverted()) } ?? point
    }

    /// A point of the scene's space in the view, in points.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        storedView.map { point.applying(viewTransform(in: $0.bounds.size)) } ?? point
    }

    // MARK: Nodes

    /// The view: touches that no node takes go on from there.
    open override var next: UIResponder? { storedView }

    override var contentRect: CGRect { frame }

    override var grouping: NodeGrouping? { nil }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        decodeScene(archive)
    }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKScene else { return }
        (storedSize, scaleMode, anchorPoint) = (other.size, other.scaleMode, other.anchorPoint)
        backgroundColor = other.backgroundColor
        (physicsWorld.gravity, physicsWorld.speed) = (other.physicsWorld.gravity, other.physicsWorld.speed)
    }
}
