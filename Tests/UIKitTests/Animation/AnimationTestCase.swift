import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// A view on the screen at time 0, and the means to look at it at exact times.
@preconcurrency @MainActor class AnimationTestCase: ScreenTestCase {
    var root: UIView!
    var view: UIView!
    var events: [String] = []
    var exceptions: [String] = []

    override func begin() {
        super.begin()
        events = []
        exceptions = []
        NSException.interceptor = { [weak self] in self?.exceptions.append($0.reason ?? "") }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        root = controller.view
        view = add(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)))
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(CACurrentMediaTime(), 0)
    }

    override func end() {
        (root, view) = (nil, nil)
        super.end()
    }

    func add(_ view: UIView) -> UIView {
        root.addSubview(view)
        return view
    }

    /// The horizontal place that is on the screen, of the left edge.
    var x: Double { shownX(view) }

    func shownX(_ view: UIView) -> Double { Double(view.layer.presentationState.frame.minX) }

    func wait(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    func settle() { XCTAssertNil(VirtualTime.runUntilIdle(limit: 20)) }

    func note(_ event: String) {
        events.append(event + String(format: " %.1f", CACurrentMediaTime()))
    }

    func ease(_ fraction: Double, _ name: CAMediaTimingFunctionName = .easeInEaseOut) -> Double {
        CAMediaTimingFunction(name: name).progress(at: fraction)
    }
}
