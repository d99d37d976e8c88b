import Foundation
import GameplayKit
@_spi(Framework) import UIKit

extension SKScene: GKSceneRootNodeType {}

extension SKNode {
    /// The entity that the node shows.
    public var entity: GKEntity? {
        get { storedEntity }
        set { storedEntity = newValue }
    }
}

extension SceneArchive {
    /// What the scene file of a name holds of a game: its scene, for which the entities and graphs of the editor are left out.
    static func gameScene(named name: String) -> (any GKSceneRootNodeType)? {
        SceneArchive(named: name)?.root(as: SKScene.self)
    }
}
