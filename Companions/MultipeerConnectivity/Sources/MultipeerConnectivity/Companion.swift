@_exported import Foundation
@_spi(Framework) import UIKit

/// What MultipeerConnectivity brings into UIKit's registers: nothing, since all of it is made in code.
public enum __MultipeerConnectivity: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
