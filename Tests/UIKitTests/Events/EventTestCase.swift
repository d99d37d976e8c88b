import DisplayProtocol
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Starts each test with one empty window, at a virtual time, and lets fingers touch it.
@preconcurrency @MainActor class EventTestCase: ScreenTestCase {
    var log: [String] = []
    var exceptions: [NSException] = []
    var window: UIWindow!
    var root: UIView { window.rootViewController!.view }

    override func begin() {
        super.begin()
        NSException.interceptor = { [weak self] in self?.exceptions.append($0) }
        log = []
        exceptions = []
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        // Set-up is a job of the main queue itself, which cannot be drained from here.
        FramePipeline.shared.runFrame()
    }

    override func end() {
        window = nil
        super.end()
    }

    func settle() { XCTAssertNil(VirtualTime.runUntilIdle(limit: 30)) }
    func wait(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(.began, x, y, finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(.moved, x, y, finger) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(.ended, x, y, finger) }

    func touch(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int = 0) {
        TouchDelivery.shared.deliver(.init(phase: phase, finger: finger, point: CGPoint(x: x, y: y)))
        FramePipeline.shared.runFrame()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        up(x, y)
    }

    /// Takes the log up to now.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Writes down the touches that it gets.
final class TouchLogView: UIView {
    var name = "view"
    var log: (String) -> Void = { _ in }

    convenience init(_ name: String, _ frame: CGRect, in superview: UIView, log: @escaping (String) -> Void) {
        self.init(frame: frame)
        self.name = name
        self.log = log
        superview.addSubview(self)
    }

    private func write(_ phase: String, _ touches: Set<UITouch>) {
        let places = touches.map { "\(Int($0.location(in: self).x)),\(Int($0.location(in: self).y))" }.sorted()
        log("\(name) \(phase) \(places.joined(separator: " "))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}
