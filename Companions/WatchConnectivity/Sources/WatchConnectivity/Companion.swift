@_exported import Foundation
@_spi(Framework) import UIKit

/// What WatchConnectivity brings into UIKit's registers.
public enum __WatchConnectivity: __Companion {
    /// Lets apps observe the session.
    @MainActor public static func introduce() {
        ExposedKeys.add("paired", observing: \WCSession.isPaired)
        ExposedKeys.add("reachable", observing: \WCSession.isReachable)
        ExposedKeys.add("watchAppInstalled", observing: \WCSession.isWatchAppInstalled)
        ExposedKeys.add("activationState", observing: \WCSession.activationState)
    }
}
