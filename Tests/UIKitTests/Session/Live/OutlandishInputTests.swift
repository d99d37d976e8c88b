import CoreGraphics
import DisplayProtocol
import XCTest

@_spi(Testing) @testable import UIKit

/// Numbers that no hand makes but a faulty display may send: nothing of the app falls over.
@preconcurrency @MainActor final class OutlandishInputTests: ScreenTestCase {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))

    override func begin() {
        super.begin()
        let controller = UIViewController()
        scrollView.contentSize = CGSize(width: 1000, height: 3000)
        controller.view.addSubview(field)
        controller.view.addSubview(scrollView)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        FramePipeline.shared.runFrame()
    }

    private let numbers: [CGFloat] = [1e308, -1e308, 1e19, -1e19, .infinity, -.infinity, .nan]

    private func send(_ message: some HandledMessage) {
        message.handle()
        FramePipeline.shared.runFrame()
    }

    func testTouches() {
        for number in numbers {
            send(DisplayMessage.Touch(phase: .began, finger: 1, point: CGPoint(x: 100, y: 300)))
            send(DisplayMessage.Touch(phase: .moved, finger: 1, point: CGPoint(x: number, y: number)))
            LiveTouches.shared.deliverMoves()
            FramePipeline.shared.runFrame()
            send(DisplayMessage.Touch(phase: .ended, finger: 1, point: CGPoint(x: number, y: 0)))
            send(DisplayMessage.Touch(phase: .began, finger: .max, point: CGPoint(x: number, y: number)))
            send(DisplayMessage.Touch(phase: .ended, finger: .max, point: CGPoint(x: number, y: number)))
            VirtualTime.advance(by: 1, passRealTime: false)
        }
        XCTAssertTrue(scrollView.contentOffset.y.isFinite)
    }

    func testWheels() {
        for number in numbers {
            for phase in [DisplayMessage.Wheel.Phase.discrete, .began, .changed, .changed, .ended] {
                send(
                    DisplayMessage.Wheel(
                        point: CGPoint(x: 100, y: 300), delta: CGSize(width: 0, height: number), phase: phase)
                )
                send(
                    DisplayMessage.Wheel(
                        point: CGPoint(x: 100, y: 300), delta: CGSize(width: number, height: 0), phase: phase)
                )
                VirtualTime.advance(by: 0.1, passRealTime: false)
            }
            send(DisplayMessage.Wheel(point: CGPoint(x: number, y: number), delta: CGSize(width: 1, height: 1)))
            VirtualTime.advance(by: 1, passRealTime: false)
        }
        XCTAssertTrue(scrollView.contentOffset.y.isFinite)
    }

    func testText() {
        field.becomeFirstResponder()
        send(DisplayMessage.Text(text: "abc"))
        for count in [Int.min, -1, .max] { send(DisplayMessage.Text(text: "x", deleting: count)) }
        XCTAssertEqual(field.text, "x")
        for number in [Int.min, -1, .max] {
            send(DisplayMessage.Composition(text: "é", selectionStart: number, selectionLength: number))
        }
        XCTAssertEqual(field.text, "xé")
        field.resignFirstResponder()
        for count in [Int.min, -1, .max] { send(DisplayMessage.Text(text: "x", deleting: count)) }
    }

    func testKeys() {
        field.becomeFirstResponder()
        for number in [Int.min, -1, 0, .max] {
            send(
                DisplayMessage.KeyPress(
                    phase: .down, usage: number, characters: "q", charactersIgnoringModifiers: "q",
                    modifiers: number))
            send(DisplayMessage.KeyPress(phase: .up, usage: number, modifiers: number))
        }
    }

    func testClock() {
        send(DisplayMessage.SetClock(isPaused: true, speed: .nan))
        send(DisplayMessage.SetClock(isPaused: false, speed: -.infinity))
        send(DisplayMessage.Step(frames: .max))
        send(DisplayMessage.Step(frames: .min))
    }

    func testQuestions() {
        for number in numbers { send(DisplayMessage.HitTest(request: .max, point: CGPoint(x: number, y: number))) }
        send(DisplayMessage.ElementAction(element: .min, kind: .activate))
        send(DisplayMessage.ElementAction(element: .max, kind: .setValue))
    }
}
