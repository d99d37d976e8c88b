import Foundation
@_spi(Framework) import UIKit

/// A time that brings a notification, counted from when it was asked for.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Makes a trigger of some seconds, more than none; a repeating one has at least 60.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if timeInterval <= 0 {
            NSException(name: .internalInconsistencyException, reason: "time interval must be greater than 0").raise()
        } else if repeats, timeInterval < 60 {
            NSException(
                name: .internalInconsistencyException, reason: "time interval must be at least 60 if repeating"
            ).raise()
        }
    }

    /// When the notification comes if it is asked for now.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
