import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Decides about the screen.
private final class Decider: PresentationProbe {
    var statusBarStyle = UIStatusBarStyle.default
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var preferredOrientation = UIInterfaceOrientation.portrait

    override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferredOrientation }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("\(name) to \(Int(size.width))x\(Int(size.height))")
    }
}

@preconcurrency @MainActor final class PresentationScreenTests: PresentationTestCase {
    private func decider(_ style: UIModalPresentationStyle) -> Decider {
        let decider = Decider("M", log)
        decider.modalPresentationStyle = style
        return decider
    }

    private var style: UIStatusBarStyle { UIApplication.shared.statusBar.style }

    func test_8_07_fullScreenDecidesAboutTheStatusBar() {
        let m = decider(.fullScreen)
        m.statusBarStyle = .lightContent
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(style, .lightContent)
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(style, .default)
    }

    func test_8_07_othersOnlyIfTheyCapture() {
        for captures in [false, true] {
            let m = decider(.overFullScreen)
            m.statusBarStyle = .lightContent
            m.modalPresentationCapturesStatusBarAppearance = captures
            a.present(m, animated: true)
            settle()
            XCTAssertEqual(style, captures ? .lightContent : .default)
            m.dismiss(animated: true)
            settle()
            XCTAssertEqual(style, .default)
        }
    }

    func test_8_07_aSheetLeavesBlackAroundTheStatusBar() {
        let m = presented("M", .pageSheet)
        XCTAssertEqual(style, .lightContent)
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(style, .default)
    }

    func test_7_22_fullScreenDecidesAboutOrientations() {
        let m = decider(.fullScreen)
        (m.orientations, m.preferredOrientation) = (.landscape, .landscapeRight)
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(window?.bounds.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(m.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(window?.bounds.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    func test_7_22_aSheetDoesNotDecide() {
        let m = decider(.pageSheet)
        m.orientations = .landscape
        a.present(m, animated: true)
        settle()
        XCTAssertEqual(window?.bounds.size, CGSize(width: 393, height: 852))
    }

    func testRotationReachesPresentedControllers() {
        let m = decider(.fullScreen)
        a.present(m, animated: true)
        settle()
        _ = log.drain()
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains(" to ") }, ["M to 852x393"])
        XCTAssertEqual(m.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        m.dismiss(animated: true)
        settle()
        XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(a.appearance.state, .appeared)
    }
}
