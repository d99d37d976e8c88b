import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// What decides which frames of a view are made.
@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
    /// Whether the view makes a frame at a time, in seconds.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// Every frame is made.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// A view that shows a scene and brings it on, frame by frame.
open class SKView: UIView {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKView") }

    // See the extensions.
    var storedScene: SKScene?
    var transition: RunningTransition?
    var touched: [ObjectIdentifier: SKNode] = [:]
    /// Whether touches that come now were passed on by nodes that do not take them.
    var isForwarding = false
    var lastFrame: TimeInterval = -.infinity

    /// Makes a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The elements of the scene, where there are any, and the subviews; or what the app gave.
    open override var accessibilityElements: [Any]? {
        get {
            if let given = super.accessibilityElements { return given }
            let nodes = storedScene?.accessibleParts(in: self) ?? []
            return nodes.isEmpty ? nil : nodes + subviews
        }
        set { super.accessibilityElements = newValue }
    }

    // MARK: Scene

    /// The scene that the view shows.
    open var scene: SKScene? { storedScene }

    /// Shows a scene, or none, in place of the one before.
    open func presentScene(_ scene: SKScene?) { present(scene, with: nil) }

    /// Shows a scene in place of the one before, which gives way as the transition says.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, with: transition) }

    /// Whether the scene neither changes nor is drawn anew.
    open var isPaused = false

    /// Who decides which frames are made.
    open weak var delegate: (any SKViewDelegate)?

    /// The number of frames a second; 0 is as many as the screen has.
    open var preferredFramesPerSecond = 0

    /// The number of frames of the screen from one of the view's to the next.
    @available(*, deprecated, message: "Use preferredFramesPerSecond.")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }

    /// Whether siblings of the same height may be drawn in any order; they are drawn in that of the tree.
    open var ignoresSiblingOrder = false
    /// Whether nodes that are not seen are left out; they always are.
    open var shouldCullNonVisibleNodes = true
    /// Whether what is behind the view shines through the scene.
    open var allowsTransparency = false { didSet { isOpaque = !allowsTransparency } }
    /// Whether frames wait for other animations of the app; they always do.
    open var isAsynchronous = true

    // MARK: Numbers

    /// Whether the number of frames a second is shown.
    open var showsFPS = false
    /// Whether the number of nodes is shown.
    open var showsNodeCount = false
    /// Whether the number of things drawn is shown.
    open var showsDrawCount = false
    /// Whether the number of four-cornered pieces is shown, which is that of things drawn.
    open var showsQuadCount = false
    /// Whether the outlines of bodies are shown.
    open var showsPhysics = false
    /// Whether fields are shown as circles.
    open var showsFields = false

    // MARK: Conversions

    /// A point of the view in a scene's space, in points.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.viewTransform(in: bounds.size).inverted())
    }

    /// A point of a scene's space in the view, in points.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
        point.applying(scene.viewTransform(in: bounds.size))
    }

    // MARK: Pictures

    /// A picture of a node and all below it.
    open func texture(from node: SKNode) -> SKTexture? { picture(of: node, in: node.calculateAccumulatedFrame()) }

    /// A picture of a part of a node and all below it, in the space of the node's parent.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { picture(of: node, in: crop) }

    // MARK: View

    /// Draws the scene.
    open override func draw(_ rect: CGRect) { drawScenes() }

    /// Starts and ends the frames with the window that the view is in.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { GameFrames.shared.remove(self) } else { GameFrames.shared.add(self) }
    }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        for scene in [storedScene, transition?.outgoing] where scene?.scaleMode == .resizeFill {
            scene?.size = bounds.size
        }
        setNeedsDisplay()
    }

    /// The scene is always behind what it draws.
    @_spi(Framework) open override var hidesWhatIsBehind: Bool { storedScene != nil && !allowsTransparency }

    /// Gives new touches to the nodes that they are on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isForwarding { return super.touchesBegan(touches, with: event) }
        begin(touches)
        forward(touches) { $0.touchesBegan($1, with: event) }
    }

    /// Tells the nodes of touches that have moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isForwarding { return super.touchesMoved(touches, with: event) }
        forward(touches) { $0.touchesMoved($1, with: event) }
    }

    /// Tells the nodes of fingers that were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isForwarding { return super.touchesEnded(touches, with: event) }
        forward(touches) { $0.touchesEnded($1, with: event) }
        end(touches)
    }

    /// Tells the nodes of touches that others took.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isForwarding { return super.touchesCancelled(touches, with: event) }
        forward(touches) { $0.touchesCancelled($1, with: event) }
        end(touches)
    }
}
