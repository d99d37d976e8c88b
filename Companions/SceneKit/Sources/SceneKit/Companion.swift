@_exported import UIKit
@_exported import simd
@_spi(Framework) import UIKit

/// What SceneKit brings into UIKit's registers.
public enum __SceneKit: __Companion {
    /// Has every frame run the scenes that are shown, and lets apps name the switches of views.
    @MainActor public static func introduce() {
        FramePasses.add(SceneFrames.self)
        ExposedKeys.add("allowsCameraControl", \SCNView.allowsCameraControl)
        ExposedKeys.add("autoenablesDefaultLighting", \SCNView.autoenablesDefaultLighting)
        ExposedKeys.add("showsStatistics", \SCNView.showsStatistics)
        ExposedKeys.add("rendersContinuously", \SCNView.rendersContinuously)
    }
}
