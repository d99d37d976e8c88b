import DisplayProtocol
import UIKit

/// Writes down what controllers are told, in order.
///
/// Each event is a line such as `One.viewWillAppear(false)` or `One.willMove(toParent: MenuViewController)`. It is written where
/// UIKit makes the call, whether or not an override calls super. Controllers are called by their titles, by the property in
/// which another of the recorded controllers has them, or by their classes.
@preconcurrency @MainActor public final class LifecycleRecorder {
    /// The lines so far.
    public private(set) var events: [String] = []

    private let callbacks: LifecycleCallbacks
    private var names: ControllerNames
    private let recordsAll: Bool
    private var observer: Int?

    /// Starts to record controllers, or all there are when none is named.
    public convenience init(of controllers: UIViewController..., including callbacks: LifecycleCallbacks = .standard) {
        self.init(ControllerNames(controllers), callbacks, recordsAll: controllers.isEmpty)
    }

    /// Starts to record controllers under names.
    public convenience init(
        of controllers: KeyValuePairs<String, UIViewController>, including callbacks: LifecycleCallbacks = .standard
    ) {
        self.init(ControllerNames(controllers), callbacks, recordsAll: false)
    }

    init(_ names: ControllerNames, _ callbacks: LifecycleCallbacks, recordsAll: Bool) {
        self.names = names
        self.callbacks = callbacks
        self.recordsAll = recordsAll
        observer = TraceRecorder.shared.addObserver { [weak self] event in self?.record(event) }
    }

    isolated deinit { stop() }

    /// Ends the recording; the events stay.
    public func stop() {
        if let observer { TraceRecorder.shared.removeObserver(observer) }
        observer = nil
    }

    /// Returns the events so far and forgets them.
    public func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    /// Fails unless exactly the expected events were recorded, in order; then forgets them.
    public func expect(
        file: StaticString = #filePath, line: UInt = #line, @EventsBuilder _ expected: () -> [String]
    ) {
        let expected = expected()
        let actual = takeEvents()
        if let text = Self.differenceText(expected: expected, actual: actual) {
            TestFailures.report(text, file: file, line: line)
        }
    }

    private func record(_ event: TraceEvent) {
        guard let kind = LifecycleCallbacks.of(event.event), callbacks.contains(kind) else { return }
        guard
            let name = recordsAll ? names.add(event.id, title: event.title, class: event.class) : names.names[event.id]
        else { return }
        events.append("\(name).\(text(of: event))")
    }

    private func text(of event: TraceEvent) -> String {
        switch event.event {
        case "deinit": return "deinit"
        case "willMoveToParent": return "willMove(toParent: \(parentText(event)))"
        case "didMoveToParent": return "didMove(toParent: \(parentText(event)))"
        case "viewWillTransitionToSize": return "viewWillTransition(to: \(sizeText(event)))"
        default:
            guard case .bool(let animated)? = event.fields["animated"] else { return "\(event.event)()" }
            return "\(event.event)(\(animated))"
        }
    }

    private func parentText(_ event: TraceEvent) -> String {
        guard case .object(let parent)? = event.fields["parent"], case .number(let id)? = parent["id"] else {
            return "nil"
        }
        if let name = names.names[Int(id)] { return name }
        guard case .string(let className)? = parent["class"] else { return "?" }
        return className
    }

    private func sizeText(_ event: TraceEvent) -> String {
        guard case .object(let size)? = event.fields["size"], case .number(let width)? = size["width"],
            case .number(let height)? = size["height"]
        else { return "?" }
        return "\(width.shortText) × \(height.shortText)"
    }

    /// What a failed expectation says; nil when both are the same.
    static func differenceText(expected: [String], actual: [String]) -> String? {
        let expected = expected.map { $0.trimmingCharacters(in: .whitespaces) }
        guard expected != actual else { return nil }
        let copy = actual.map { "    \"\($0)\"" }.joined(separator: "\n")
        if actual.isEmpty {
            return "nothing happened; expected were\n" + expected.map { "    \($0)" }.joined(separator: "\n")
        }
        if expected.isEmpty { return "no events were expected; what happened, to be copied:\n" + copy }
        let difference = LineDifference(expected: expected, actual: actual)
        return """
            the events differ in \(difference.count) \(difference.count == 1 ? "line" : "lines") (- expected, + happened):
            \(difference.lines.map { "  \($0)" }.joined(separator: "\n"))
            what happened, to be copied:
            \(copy)
            """
    }
}

/// Builds a list of events: lines as string literals, lists of lines, `if` and `for`.
@resultBuilder public enum EventsBuilder {
    public static func buildExpression(_ event: String) -> [String] { [event] }
    /// The events of a line.
    public static func buildExpression(_ events: [String]) -> [String] { events }
    /// The events of all lines, in order.
    public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    /// The events of an `if`, none where it is false.
    public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    /// The events of the branch that is true.
    public static func buildEither(first part: [String]) -> [String] { part }
    /// The events of the branch that is true.
    public static func buildEither(second part: [String]) -> [String] { part }
    /// The events of all rounds of a loop, in order.
    public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
