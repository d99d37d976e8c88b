import Foundation

/// The picture on the button of an action.
public final class UNNotificationActionIcon: NSObject, Sendable {
    let name: String

    /// Makes the picture of the system's symbol of a name.
    public init(systemImageName: String) { name = systemImageName }
    /// Makes the picture of the app's of a name.
    public init(templateImageName: String) { name = templateImageName }
}
