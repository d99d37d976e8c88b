import CoreGraphics
import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// How edges are made smooth.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }

/// What shows a scene and can be asked about what is seen.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The node whose camera the scene is seen through.
    var pointOfView: SCNNode? { get set }
    /// The time of the scene, in seconds.
    var sceneTime: TimeInterval { get set }
}

/// What is told of each step of a frame, in this order.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// The frame begins.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Actions and animations have been brought to the frame's time.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// The place of physics in the frame has passed.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// Constraints have been applied.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    /// The scene is about to be drawn.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// The scene has been drawn.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    /// Does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    /// Does nothing.
    public func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
    /// Does nothing.
    public func renderer(
        _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
}

/// A view that shows a scene.
open class SCNView: UIView, SCNSceneRenderer {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SCNView") }

    /// What can be asked of a new view.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Makes an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    let ownCamera = SCNNode()
    var isFramed = false
    var lastFrame: TimeInterval?
    var orbit: CameraOrbit?

    /// Makes a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a view with a frame, in points; the options change nothing, and are reported.
    public convenience init(frame: CGRect, options: [String: Any]? = nil) {
        self.init(frame: frame)
        for name in (options ?? [:]).keys.sorted() {
            Unheeded.report("SCNView.Option.\(name)", "scenes are drawn by the processor")
        }
    }
    /// Makes a view of no size.
    public convenience init() { self.init(frame: .zero) }
    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The scene that is shown.
    open var scene: SCNScene? {
        didSet {
            isFramed = false
            scene?.shown(by: self)
            setNeedsDisplay()
        }
    }
    /// The node whose camera the scene is seen through; nil takes the first camera of the scene, or one that sees all.
    open var pointOfView: SCNNode? { didSet { setNeedsDisplay() } }
    /// Who is told of each frame.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// Whether fingers move the camera.
    open var allowsCameraControl = false { didSet { updateOrbit() } }
    /// Whether a scene without lights is lit from the camera.
    open var autoenablesDefaultLighting = false { didSet { setNeedsDisplay() } }
    /// Whether numbers would be shown; they are not.
    open var showsStatistics = false {
        didSet { Unheeded.report("SCNView.showsStatistics", if: showsStatistics, "no numbers are shown") }
    }
    /// How edges are made smooth.
    open var antialiasingMode = SCNAntialiasingMode.none { didSet { setNeedsDisplay() } }
    /// Whether frames follow one another though nothing moves.
    open var rendersContinuously = false
    /// Whether frames follow one another.
    open var isPlaying = false
    /// Whether the scene's time begins anew at its end; it has none.
    open var loops = true { didSet { Unheeded.report("SCNView.loops", if: !loops, "a scene's time has no end") } }
    /// The time of the scene, in seconds.
    open var sceneTime: TimeInterval = 0
    /// The number of frames a second; 0 is as many as the screen has.
    open var preferredFramesPerSecond = 0
    /// Lets frames follow one another.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Ends that frames follow one another.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Ends that frames follow one another and goes back to the beginning.
    open func stop(_ sender: Any?) { (isPlaying, sceneTime) = (false, 0) }
    /// A picture of what the view shows.
    open func snapshot() -> UIImage {
        picture().map { UIImage(cgImage: $0, scale: pictureScale, orientation: .up) } ?? UIImage()
    }

    /// Shows the picture of the scene.
    open override func display(_ layer: CALayer) { show() }
    /// Starts and ends the frames with the window that the view is in.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { SceneFrames.shared.remove(self) } else { SceneFrames.shared.add(self) }
        setNeedsDisplay()
    }
    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsDisplay()
    }
}
