import Foundation
@_spi(Framework) import UIKit

/// What the system asks the person about positions, in the system's words.
struct LocationQuestion {
    let title: String
    let purpose: String
    let choices: [String]
    /// Which of two choices says yes.
    var yes = 0

    /// May the app know positions at all?
    @MainActor static func first(_ purpose: String) -> LocationQuestion {
        LocationQuestion(
            title: "Allow “\(AppProperties.appName)” to use your location?", purpose: purpose,
            choices: ["Allow Once", "Allow While Using App", "Don’t Allow"])
    }

    /// May the app know positions while it is not in use?
    @MainActor static func more(_ purpose: String) -> LocationQuestion {
        LocationQuestion(
            title: "Allow “\(AppProperties.appName)” to also use your location even when you are not using the app?",
            purpose: purpose, choices: ["Keep Only While Using", "Change to Always Allow"], yes: 1)
    }

    /// May the app know positions precisely?
    ///
    /// Choice (CoreLocation): the words are in the manner of the others; nobody has written down the system's.
    @MainActor static func precise(_ purpose: String) -> LocationQuestion {
        LocationQuestion(
            title: "Allow “\(AppProperties.appName)” to use your precise location?", purpose: purpose,
            choices: ["Allow Once", "Don’t Allow"])
    }
}
