import GameplayKit
@_exported import UIKit
@_spi(Framework) import UIKit

/// What SpriteKit brings into UIKit's registers.
public enum __SpriteKit: __Companion {
    /// Has every frame run the scenes that are shown, and lets apps name the switches of views.
    @MainActor public static func introduce() {
        FramePasses.add(GameFrames.self)
        ArchivedClasses.register()
        GKScene.__read = { SceneArchive.gameScene(named: $0) }
        ExposedKeys.add("ignoresSiblingOrder", \SKView.ignoresSiblingOrder)
        ExposedKeys.add("showsFPS", \SKView.showsFPS)
        ExposedKeys.add("showsNodeCount", \SKView.showsNodeCount)
        ExposedKeys.add("showsDrawCount", \SKView.showsDrawCount)
        ExposedKeys.add("showsPhysics", \SKView.showsPhysics)
        ExposedKeys.add("showsFields", \SKView.showsFields)
    }
}
