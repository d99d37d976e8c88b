@_spi(Framework) import UIKit

/// The app asks for positions without saying what for.
enum PurposeFinding {
    static let code = "location.missing-purpose"

    /// Reports the key of the Info.plist that is missing, with the entry of its dictionary if it is one.
    @MainActor static func report(key: String, entry: String?, for function: String) {
        let name = entry.map { "\(key) with an entry \($0)" } ?? key
        Findings.report(
            mistake: code,
            "\(function) asks nobody: the app's Info.plist does not say what positions are for under \(name)",
            advice: "Add \(name) with a text for the person to the Info.plist.")
    }
}

/// What these location services cannot do.
enum CoreLocationLimit: String {
    case beacons = "location.beacons"

    @MainActor func report() {
        switch self {
        case .beacons:
            Findings.report(
                limit: rawValue, "there is no radio that could find beacons",
                advice: "Ask isRangingAvailable() and isMonitoringAvailable(for:) first, as on devices without one.")
        }
    }
}
