import UIKit

/// What MultipeerConnectivity brings into UIKit's registers.
public enum __MultipeerConnectivity: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
