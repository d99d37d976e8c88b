import UIKit

/// Fails unless an action makes UIKit tell controllers exactly what is expected, in order.
///
///     expectEvents(of: menu, one, two) {
///         screen.tap("Two")
///     } toBe: {
///         "One.willMove(toParent: nil)"
///         "One.viewWillDisappear(false)"
///         …
///     }
///
/// An empty list gives the events that happened, to be looked through and copied.
///
/// - Parameters:
///   - controllers: Whose events count; none means all controllers.
///   - callbacks: Which callbacks count.
///   - action: What is to be observed; the app is idle before it ends.
///   - expected: The lines, as `LifecycleRecorder` writes them.
@preconcurrency @MainActor public func expectEvents(
    of controllers: UIViewController..., including callbacks: LifecycleCallbacks = .standard,
    file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void,
    @EventsBuilder toBe expected: () -> [String]
) rethrows {
    let recorder = LifecycleRecorder(ControllerNames(controllers), callbacks, recordsAll: controllers.isEmpty)
    try expectEvents(recorder, file, line, action, expected)
}

/// Fails unless an action makes UIKit tell controllers exactly what is expected, the controllers under names of the test's own:
/// `expectEvents(of: ["menu": menu, "first": first]) { … } toBe: { "first.viewDidLoad()" }`.
@preconcurrency @MainActor public func expectEvents(
    of controllers: KeyValuePairs<String, UIViewController>, including callbacks: LifecycleCallbacks = .standard,
    file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void,
    @EventsBuilder toBe expected: () -> [String]
) rethrows {
    let recorder = LifecycleRecorder(ControllerNames(controllers), callbacks, recordsAll: false)
    try expectEvents(recorder, file, line, action, expected)
}

@MainActor private func expectEvents(
    _ recorder: LifecycleRecorder, _ file: StaticString, _ line: UInt, _ action: () throws -> Void,
    _ expected: () -> [String]
) rethrows {
    defer { recorder.stop() }
    try action()
    settle(file: file, line: line)
    recorder.expect(file: file, line: line, expected)
}

/// Lets the app become idle, on the test's screen where it has one.
@MainActor func settle(file: StaticString, line: UInt) {
    if let screen = TestScreen.current {
        screen.runUntilIdle(file: file, line: line)
    } else {
        TestEnvironment.runUntilIdle()
    }
}
