@_exported import Foundation
import UIKit

/// What WidgetKit brings into UIKit's registers.
public enum __WidgetKit: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}
