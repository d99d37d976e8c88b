import Foundation

/// A scene that can be at the root of a scene file.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

/// What a scene file holds: a scene, and the entities and graphs that belong to it.
@preconcurrency @MainActor open class GKScene: NSObject {
    /// Reads the scene of a file's name; SpriteKit gives it.
    public static var __read: ((String) -> (any GKSceneRootNodeType)?)?

    /// The entities of the scene; those of the editor are not read.
    open private(set) var entities: [GKEntity] = []
    /// The graphs of the scene by their names; those of the editor are not read.
    open private(set) var graphs: [String: GKGraph] = [:]
    /// The scene.
    open var rootNode: (any GKSceneRootNodeType)?

    /// Makes a scene without a root.
    public override init() { super.init() }

    /// Reads a scene from a file of the app; nil where there is none of the name.
    public convenience init?(fileNamed filename: String) {
        guard let node = Self.__read?(filename) else { return nil }
        self.init()
        rootNode = node
    }

    /// Adds an entity.
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    /// Removes an entity.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    /// Adds a graph under a name.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    /// Removes the graph of a name.
    open func removeGraph(_ name: String) { graphs[name] = nil }
}
