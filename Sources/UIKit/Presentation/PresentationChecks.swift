import Foundation

/// What UIKit says on the console about presentations.
@MainActor enum PresentationChecks {
    static func refusesOffWindow(_ new: UIViewController, presenter: UIViewController, source: UIViewController) {
        DiagnosticsChannel.shared.report(
            "presentation.not-in-window",
            "Attempt to present \(objectText(new)) on \(objectText(presenter)) (from \(objectText(source))) whose view is "
                + "not in the window hierarchy.", objects: [source, new],
            advice: "Present in viewDidAppear(_:) or later.")
    }

    static func refusesSecond(_ new: UIViewController, presenter: UIViewController, source: UIViewController) {
        let other = presenter.presentation.live?.presented ?? presenter
        DiagnosticsChannel.shared.report(
            "presentation.already-presenting",
            "Attempt to present \(objectText(new)) on \(objectText(presenter)) (from \(objectText(source))) which is "
                + "already presenting \(objectText(other)).", objects: [source, new, other],
            advice: "Dismiss the other one first and present in the completion.")
    }

    static func noteDetached(_ new: UIViewController, presenter: UIViewController) {
        DiagnosticsChannel.shared.report(
            "presentation.detached",
            "Presenting view controllers on detached view controllers is discouraged \(objectText(presenter)).",
            objects: [presenter, new], advice: "Call addChild(_:) for the presenter.")
    }

    static func refusesDismissal(from controller: UIViewController) {
        DiagnosticsChannel.shared.report(
            "presentation.in-progress",
            "Attempt to dismiss from view controller \(objectText(controller)) while a presentation or dismiss is in "
                + "progress!", objects: [controller], advice: "Dismiss in the completion of the presentation.")
    }
}
