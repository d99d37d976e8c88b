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
