@_spi(Framework) import UIKit

/// What AuthenticationServices brings into UIKit's registers: nothing, since all of it is made in code.
public enum __AuthenticationServices: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
