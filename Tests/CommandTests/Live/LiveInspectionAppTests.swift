import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A real app whose display observes it and acts on its elements.
@preconcurrency @MainActor final class LiveInspectionAppTests: LiveAppTestCase {
    private static let folder = writeApp(source, named: "Counts")

    private static let source = AppSource.app(
        showing: "CountingController()",
        #"""
        final class CountingController: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            var frames = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                label.text = "ready"
                view.addSubview(label)
                for (index, title) in ["Count", "Name"].enumerated() {
                    let button = UIButton(type: .system)
                    button.setTitle(title, for: .normal)
                    button.frame = CGRect(x: 20, y: 300 + CGFloat(index) * 60, width: 200, height: 44)
                    button.addAction(UIAction { [weak self] _ in self?.chose(title) }, for: .touchUpInside)
                    view.addSubview(button)
                }
            }

            func chose(_ title: String) {
                guard title == "Count" else { return label.text = "Ada" }
                CADisplayLink(target: self, selector: #selector(count)).add(to: .main, forMode: .common)
            }

            @objc func count(_ link: CADisplayLink) {
                frames += 1
                label.text = "\(frames)"
                if frames == 120 { link.invalidate() }
            }
        }
        """#)

    private var seen: [[AppMessage.Accessibility.Element]] {
        messages.compactMap { if let body = $0 as? AppMessage.Accessibility { body.elements } else { nil } }
    }

    private var lastText: String? { seen.last?.first { $0.traits == ["staticText"] }?.label }

    private func perform(_ kind: DisplayMessage.ElementAction.Kind, _ label: String) throws {
        let element = try XCTUnwrap(seen.last?.first { $0.label == label })
        host.send(DisplayMessage.ElementAction(element: element.id, kind: kind))
    }

    func testObservingAndActing() throws {
        launch(try build(Self.folder, named: "Counts"))
        try wait(for: "the first frame", until: { damage.count == 1 })
        host.send(DisplayMessage.Observe(tree: false, accessibility: true))
        try wait(for: "the elements", until: { lastText == "ready" })
        XCTAssertEqual(seen.last?.map(\.label), ["ready", "Count", "Name"])

        let (before, start) = (seen.count, ProcessInfo.processInfo.systemUptime)
        try perform(.activate, "Count")
        try wait(for: "the last of the frames", until: { lastText == "120" })
        let seconds = ProcessInfo.processInfo.systemUptime - start
        // As often as ten times a second, with one more at the beginning and one at the end.
        XCTAssertLessThanOrEqual(Double(seen.count - before), seconds * 10 + 2)
        XCTAssertGreaterThan(seen.count - before, 2)

        // A clock that stands still keeps nobody from looking.
        host.send(DisplayMessage.SetClock(isPaused: true))
        try perform(.activate, "Name")
        try wait(for: "a change while the clock stands still", until: { lastText == "Ada" })

        let button = try XCTUnwrap(seen.last?.first { $0.label == "Name" })
        let path = try XCTUnwrap(
            request { DisplayMessage.HitTest(request: $0, point: CGPoint(x: 40, y: 380)) }, "no answer to hitTest")
        XCTAssertEqual(path.path.last, button.id)
        let layers = try XCTUnwrap(
            request { DisplayMessage.RequestLayers(request: $0) }, "no answer to requestLayers")
        XCTAssertTrue(layers.layers.contains { $0.view == button.id })
        host.send(DisplayMessage.Observe(tree: true, accessibility: false))
        func tree() -> Tree? {
            messages.lazy.compactMap { message -> Tree? in
                guard let reply = message as? AppMessage.TreeReply, reply.request == 0 else { return nil }
                return try? Tree(json: reply.json)
            }.last
        }
        try wait(for: "a tree", until: { tree() != nil })
        let root = try XCTUnwrap(tree()?.windows.first)
        XCTAssertEqual(root.rootViewController?.class, "CountingController")
        XCTAssertEqual(root.view.subviews.first?.details?.controller, root.rootViewController?.id)
    }
}
