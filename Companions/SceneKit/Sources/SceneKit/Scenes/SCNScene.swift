import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// A space of nodes, and what is behind and before them.
@preconcurrency @MainActor open class SCNScene: NSObject {
    /// How a scene's file is read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Makes an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private struct ViewEntry { weak var view: SCNView? }
    private var views: [ViewEntry] = []

    /// The node that all others are below.
    public let rootNode = SCNNode()
    /// What is behind all nodes: a colour or a picture.
    public let background = SCNMaterialProperty()
    /// The light of the surroundings, which is not there: setting it reports itself.
    public let lightingEnvironment = SCNMaterialProperty()
    /// From which distance on there is fog.
    open var fogStartDistance: CGFloat = 0 { didSet { redraw() } }
    /// From which distance on there is nothing but fog; 0 for none.
    open var fogEndDistance: CGFloat = 0 { didSet { redraw() } }
    /// How fast fog becomes dense: 1 evenly, 2 by the square.
    open var fogDensityExponent: CGFloat = 1 { didSet { redraw() } }
    /// The fog's colour, a `UIColor`.
    open var fogColor: Any = UIColor.white { didSet { redraw() } }
    /// Whether neither actions nor animations go on.
    open var isPaused = false { didSet { redraw() } }

    /// Makes an empty scene.
    public override init() {
        super.init()
        rootNode.ownScene = self
        background.whenChanged = { [weak self] in self?.redraw() }
        lightingEnvironment.whenChanged = {
            Unheeded.report("SCNScene.lightingEnvironment", "surroundings give no light")
        }
    }

    // Choice (SceneKit): a scene that is there and cannot be read is empty, since apps end without one.
    /// Makes an empty scene in place of one from the app's files, which are not read: this reports itself.
    ///
    /// Nil where there is no such file.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

    /// Makes an empty scene in place of one from a folder of the app's files; nil where there is no such file.
    public convenience init?(
        named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
    ) {
        guard !name.isEmpty,
            SceneFiles.path(name, in: directory) ?? SceneFiles.path(name + ".scn", in: directory) != nil
        else { return nil }
        self.init()
        Self.report("the scene '\(name)' cannot be read: its format is not known")
    }

    /// Reads a scene from a file.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        self.init()
        Self.report("the scene '\(url.lastPathComponent)' cannot be read: its format is not known")
    }

    private static func report(_ message: String) {
        Findings.report(
            limit: "scenekit.scene-file", "\(message): an empty scene takes its place",
            advice: "Make the scene's nodes in code.")
    }

    func shown(by view: SCNView) {
        views.removeAll { $0.view == nil || $0.view === view }
        views.append(ViewEntry(view: view))
    }

    func redraw() { for entry in views where entry.view?.scene === self { entry.view?.setNeedsDisplay() } }
}
