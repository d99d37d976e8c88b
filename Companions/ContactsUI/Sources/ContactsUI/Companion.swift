@_exported import Contacts
@_exported @_spi(Framework) import UIKit

/// What ContactsUI brings into UIKit's registers: nothing, since all of it is made in code.
public enum __ContactsUI: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}
