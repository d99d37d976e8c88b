// As on Apple's systems, a file that imports SwiftUI sees what its views are made of.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported @_spi(Framework) import UIKit

/// What SwiftUI brings into UIKit's registers: a step before layout that brings views up to date.
public enum __SwiftUI: __Companion {
    /// Adds the step, and makes the app where it is one of scenes.
    @MainActor public static func introduce() {
        FramePasses.add(Updates.self)
        AppScenes.shared.prepare()
    }
}
