@_spi(Framework) import UIKit

/// What CoreData brings into UIKit's registers: nothing, since everything begins with a call of the app's.
public enum __CoreData: __Companion {
    /// Lets nibs and other code find values by name: managed objects answer for their keys themselves.
    @MainActor public static func introduce() {}
}
