@_exported import SceneKit
@_exported import UIKit
@_spi(Framework) import UIKit

/// What ARKit brings into UIKit's registers: nothing besides its view.
public enum __ARKit: __Companion {
    /// Does nothing: SceneKit runs the frames.
    @MainActor public static func introduce() {}
}
