internal import FoundationSettings
import Foundation

/// The time that the status bar shows: that of a run with a day and time of its own, or else 9:41, so that pictures repeat.
enum StatusBarTime {
    static func text(showsPeriod: Bool) -> String {
        guard FixedDate.isSet else {
            return text(hour: 9, minute: 41, locale: Locale(identifier: "en_US"), showsPeriod)
        }
        let parts = Calendar(identifier: .gregorian).dateComponents([.hour, .minute], from: Date())
        return text(hour: parts.hour ?? 0, minute: parts.minute ?? 0, locale: .current, showsPeriod)
    }

    /// - Parameter showsPeriod: Whether AM or PM follows the hours of a locale that counts to twelve.
    static func text(hour: Int, minute: Int, locale: Locale, _ showsPeriod: Bool) -> String {
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven:
            let hours = hour % 12 == 0 ? 12 : hour % 12
            return "\(hours):\(minutes)" + (showsPeriod ? hour < 12 ? " AM" : " PM" : "")
        default: return "\(hour):\(minutes)"
        }
    }
}
