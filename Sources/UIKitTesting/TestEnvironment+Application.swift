import UIKit

extension TestEnvironment {
    /// Sends the app to the background, as another app in front would: its delegate, or its scenes' delegates, resign
    /// and enter the background. Controllers hear nothing of it.
    public static func moveToBackground() { AppActivity.moveToBackground() }

    /// Brings the app back from the background and makes it active.
    public static func moveToForeground() { AppActivity.moveToForeground() }

    /// Tells the app's delegate and every controller that memory is short.
    public static func sendMemoryWarning() { AppActivity.warnOfMemory() }
}
