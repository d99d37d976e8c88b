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
}
