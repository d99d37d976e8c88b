import Foundation

/// UIKit's messages about navigation on the console.
@MainActor enum NavigationChecks {
    // Choice (5.21, 15.9): it works, and the documentation rules it out.
    static func noteTabBarController(_ controller: UIViewController, in navigation: UINavigationController) {
        report(
            "navigation.tab-bar-controller",
            "\(objectText(controller)) is pushed onto \(objectText(navigation)): a tab bar controller does not belong into a navigation controller",
            [navigation, controller], advice: "Put a navigation controller into each tab instead.")
    }

    // Choice (4.13): UIKit's documentation rules it out and names no reaction.
    static func noteTransition(in navigation: UINavigationController) {
        report(
            "navigation.transition",
            "transition(from:to:duration:options:animations:completion:) is called on \(objectText(navigation)), whose stack decides what is shown",
            [navigation], advice: "Push, pop, or set viewControllers.")
    }

    private static func report(_ code: String, _ message: String, _ objects: [UIViewController], advice: String) {
        guard !DiagnosticsChannel.shared.silenced.contains(code) else { return }
        let place = CallSite.here().place()
        DiagnosticsChannel.shared.report(
            code, message, objects: objects, advice: advice, file: place?.file, line: place?.line)
    }
}

// Mistakes with navigation, in UIKit's words where it logs them.
extension ContainmentChecks {
    private static let push = "pushViewController(_:animated:)"

    /// Before the exception of fact 5.19.
    func refusesSecondPush(_ controller: UIViewController, onto navigation: UINavigationController) {
        report(
            .pushTwice,
            "\(subjectText(navigation)) is pushing \(subjectText(controller)), which is in its stack already",
            [navigation, controller], at: .here(), passing: Self.push)
    }

    /// Fact 5.25.
    func noteNestedPush(_ controller: UIViewController, onto navigation: UINavigationController) {
        report(
            .nestedPush, "nested push animation can result in corrupted navigation bar", [navigation, controller],
            at: .here(), passing: Self.push)
    }
}
