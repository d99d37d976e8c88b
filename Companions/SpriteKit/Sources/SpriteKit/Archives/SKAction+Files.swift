import Foundation
@_spi(Framework) import UIKit

extension SKAction {
    /// Finds an action of the app's action files by its name; those files are not read, which is reported.
    public convenience init?(named name: String) {
        Self.reportUnread(name)
        return nil
    }

    /// Finds an action of the app's action files by its name; those files are not read, which is reported.
    public convenience init?(named name: String, duration sec: TimeInterval) {
        Self.reportUnread(name)
        return nil
    }

    private static func reportUnread(_ name: String) {
        MainActor.assumeIsolatedOrLater {
            Findings.report(
                limit: "spritekit.action-file", "files of actions are not read: there is no action '\(name)'",
                advice: "Make the action in code.")
        }
    }
}
