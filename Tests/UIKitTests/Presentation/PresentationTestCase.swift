import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A controller that logs its appearance with what it knows of its presentation.
class PresentationProbe: Probe {
    var logsPresentation = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    private func note(_ event: String) {
        guard logsPresentation else { return }
        log.add(
            "\(name) in \(event): presented=\(isBeingPresented) dismissed=\(isBeingDismissed) "
                + "presenting=\((presentingViewController as? Probe)?.name ?? "nil")")
    }
}

/// A test with a root controller on the screen.
@preconcurrency @MainActor class PresentationTestCase: ContainmentTestCase {
    var a: PresentationProbe!

    override func begin() {
        super.begin()
        a = PresentationProbe("A", log)
        show(a)
    }

    override func end() {
        a = nil
        super.end()
    }

    func modal(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> PresentationProbe {
        let controller = PresentationProbe(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// Presents, waits, and forgets what was logged.
    @discardableResult func presented(
        _ name: String, _ style: UIModalPresentationStyle = .fullScreen, by presenter: UIViewController? = nil
    ) -> PresentationProbe {
        let controller = modal(name, style)
        (presenter ?? a).present(controller, animated: true)
        settle()
        _ = log.drain()
        return controller
    }

    /// The messages of a code that were reported.
    func findings(_ code: String) -> [String] {
        DiagnosticsChannel.shared.findings.map(\.diagnostic).filter { $0.code == code }.map(\.message)
    }

    /// The messages of exceptions, with the objects' addresses left out.
    var reasons: [String] { exceptions.map { Self.plain($0.reason ?? "") } }

    /// A message without addresses and module names.
    static func plain(_ text: String) -> String {
        text.replacingOccurrences(
            of: #"<(?:[^<>.]*\.)?([^<>:]*): 0x[0-9a-f]*>"#, with: "<$1>", options: .regularExpression)
    }

    // MARK: Fingers

    func touch(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat) {
        TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: CGPoint(x: x, y: y)))
        FramePipeline.shared.runFrame()
    }

    func wait(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    /// Drags a finger by a number of moves, a frame apart, and leaves it down.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        touch(.began, start.x, start.y)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            wait(1.0 / 60)
            touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
    }

    func lift(_ x: CGFloat, _ y: CGFloat, resting: Bool = true) {
        if resting { wait(0.3) }
        touch(.ended, x, y)
        settle()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        wait(0.05)
        touch(.ended, x, y)
        settle()
    }
}
