import UIKitTesting
import XCTest

@testable import LocalAuthentication
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class AuthenticationTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__LocalAuthentication.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            test.screen.show(UIViewController())
            test.events = []
        }
    }

    private func simulate(_ json: String) {
        XCTAssertNoThrow(try Simulations.take("authentication", json: Data(json.utf8)))
        screen.runUntilIdle()
    }

    private func ask(_ context: LAContext, _ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) {
        context.evaluatePolicy(policy, localizedReason: "To open your notes") { isKnown, error in
            self.events.append("\(isKnown) \(error.map { ($0 as NSError).code } ?? 0)")
        }
        screen.runUntilIdle()
    }

    private func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    func testThePersonAtTheDisplaySaysWhoIsThere() {
        let context = LAContext()
        var error: NSError?
        XCTAssertTrue(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(context.biometryType, .faceID)
        ask(context)
        XCTAssertEqual(
            screen.texts,
            ["Face ID", "To open your notes", "Matching Face", "Non-matching Face", "Enter Passcode", "Cancel"])
        screen.tap("Matching Face")
        screen.runUntilIdle()
        expect("true 0")
        ask(context)
        screen.tap("Cancel")
        screen.runUntilIdle()
        expect("false -2")
        ask(context)
        screen.tap("Enter Passcode")
        screen.runUntilIdle()
        expect("false -3")
    }

    func testAFlowSaysWhoIsThere() {
        ask(LAContext())
        simulate(#"{"matches": true}"#)
        expect("true 0")
        screen.expectNotVisible("Face ID")
        ask(LAContext())
        expect("true 0")
        simulate(#"{"matches": false}"#)
        for _ in 0..<5 { ask(LAContext()) }
        expect("false -1", "false -1", "false -1", "false -1", "false -1")
        ask(LAContext())
        expect("false -8")
    }

    func testWithoutFaces() {
        simulate(#"{"enrolled": false}"#)
        let context = LAContext()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.code, LAError.Code.biometryNotEnrolled.rawValue)
        XCTAssertTrue(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        ask(context, .deviceOwnerAuthentication)
        screen.tap("Right Passcode")
        screen.runUntilIdle()
        expect("true 0")
        simulate(#"{"available": false}"#)
        XCTAssertEqual(context.biometryType, .none)
    }

    func testAContextThatIsEnded() {
        let context = LAContext()
        ask(context)
        context.invalidate()
        screen.runUntilIdle()
        expect("false -9")
        screen.expectNotVisible("Face ID")
        ask(context)
        expect("false -10")
    }

    func testErrorsAreCaughtByKind() {
        do { throw LAError(.userCancel) } catch LAError.userCancel {} catch { XCTFail("\(error)") }
        XCTAssertEqual((LAError(.userCancel) as NSError).domain, LAErrorDomain)
    }

    func testNumbersByTheNamesOfC() {
        XCTAssertEqual(kLAErrorUserFallback, -3)
        XCTAssertEqual(Int(kLAErrorTouchIDLockout), LAError.Code.biometryLockout.rawValue)
    }
}
