import UIKit
import XCTest

@testable import UIKitTesting

/// A test that collects what assertions say in place of failing by it.
@preconcurrency @MainActor class UIKitTestingTestCase: XCTestCase {
    override func tearDown() {
        MainActor.assumeIsolated {
            TestFailures.handler = nil
            SnapshotEnvironment.folder = nil
            SnapshotEnvironment.variables = ProcessInfo.processInfo.environment
            TestEnvironment.reset()
        }
        super.tearDown()
    }

    /// What the assertions in a closure say, which then do not fail the test.
    func failures(of body: () throws -> Void) rethrows -> [String] {
        try reports(of: body).map(\.message)
    }

    /// What the assertions in a closure say and where.
    func reports(of body: () throws -> Void) rethrows -> [(message: String, file: StaticString, line: UInt)] {
        var reports: [(message: String, file: StaticString, line: UInt)] = []
        TestFailures.handler = { reports.append(($0, $1, $2)) }
        defer { TestFailures.handler = nil }
        try body()
        return reports
    }

    func controller(_ title: String? = nil) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// A screen with a white view on it.
    func emptyScreen() -> (screen: TestScreen, view: UIView) {
        let screen = TestScreen()
        let root = screen.show(UIViewController())
        root.view.backgroundColor = .white
        return (screen, root.view)
    }

    @discardableResult func label(_ text: String, _ frame: CGRect, in view: UIView) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        view.addSubview(label)
        return label
    }
}

/// Writes down the touches that it gets.
final class TouchView: UIView {
    private(set) var log: [String] = []

    private func write(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
            let point = touch.location(in: self)
            log.append("\(phase) \(point.shortText)" + (touch.tapCount > 1 ? " \(touch.tapCount) taps" : ""))
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}
