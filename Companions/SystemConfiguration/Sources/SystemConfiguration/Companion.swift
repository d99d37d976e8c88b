@_spi(Framework) import UIKit

/// What SystemConfiguration brings into UIKit's registers: nothing; the network's state is Network's.
public enum __SystemConfiguration: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
