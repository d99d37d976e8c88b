import DisplayProtocol
import Foundation

/// Where everything that UIKit has to say about an app goes: its mistakes, for console, trace, inspector and tests, and the
/// limits of this framework that it meets, for all but the tests.
@MainActor package final class DiagnosticsChannel: SessionPart {
    /// A finding with the objects that it is about.
    package struct Finding {
        package var diagnostic: Diagnostic
        package var subjects: [Subject]
    }

    /// One object of a finding. It is described, not held: whatever was wrong with it, it may go when it likes.
    package struct Subject: Sendable, Equatable {
        package var className: String
        package var title: String?
        /// The number by which the trace knows the object; nil for others than controllers.
        package var identifier: Int?
        /// Whom the trace tells it of.
        fileprivate var controller: Controller?

        /// A controller, as the trace names it.
        fileprivate struct Controller: Equatable {
            var className: String
            var title: String?
            var identifier: Int

            @MainActor init(_ controller: UIViewController) {
                className = plainClassName(controller)
                title = controller.title
                identifier = controller.traceIdentifier
            }
        }

        @MainActor init(_ object: AnyObject) {
            let controller = object as? UIViewController
            className = plainClassName(object)
            title = controller?.title
            identifier = controller?.traceIdentifier
            let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
            self.controller = (controller ?? view?.nearestController).map(Controller.init)
        }

        /// The object as messages show it.
        var text: String { Self.text(className, title: title, identifier: identifier) }

        /// `<Class "title" #id>`
        package nonisolated static func text(_ className: String, title: String?, identifier: Int?) -> String {
            "<"
                + [className, title.map { "\"\($0)\"" }, identifier.map { "#\($0)" }].compactMap { $0 }
                .joined(separator: " ") + ">"
        }
    }

    /// Whoever wants to see findings as values, limits too, until the next reset.
    package var observers: [(Diagnostic) -> Void] = []
    /// The mistakes that were reported so far.
    package private(set) var findings: [Finding] = []
    /// The limits that the app met so far.
    package private(set) var limits: [Finding] = []
    /// The codes that are not reported.
    package var silenced: Set<String> = alwaysSilenced

    private var reported: Set<String> = []
    /// Findings that were told and may yet be refuted, by their numbers.
    private var suspicions: [Int: Finding] = [:]
    private var lastSuspicion = 0

    /// What the user does not want to hear of in this run.
    private static let alwaysSilenced = Set(
        (ProcessInfo.processInfo.environment[Wire.silenceVariable] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        })

    package init() {}

    /// Reports a finding: a stable code, what happened in UIKit's words where it has some, the objects, and what to do.
    ///
    /// `file` and `line` say where in the app's sources or documents. The same finding about the same objects is reported
    /// once, not once a frame.
    func report(
        _ code: String, _ message: String, objects: [AnyObject] = [], advice: String = "", file: String? = nil,
        line: Int? = nil
    ) {
        guard reported.insert("\(code) \(file ?? "") \(line ?? 0) \(message)").inserted else { return }
        let subjects = objects.map(Subject.init)
        report(
            Finding(
                diagnostic: Diagnostic(
                    code: code, message: message, objects: subjects.map(\.text), advice: advice, file: file, line: line),
                subjects: subjects))
    }

    /// Reports a finding that is known to be new.
    func report(_ finding: Finding) {
        guard !silenced.contains(finding.diagnostic.code) else { return }
        record(finding)
        take(finding)
        guard finding.diagnostic.isMistake else { return tellLimit(finding.diagnostic) }
        var diagnostic = finding.diagnostic
        // What is said just before an exception has to take the same way as the exception, to come before it.
        let isFatal = MisuseCode(rawValue: diagnostic.code)?.explanation.isFatal == true
        if isFatal || DisplayClient.current == nil && DiagnosticsAudience.reporters == 0 {
            StandardError.write(diagnostic.consoleText)
            diagnostic.isPrinted = true
        }
        DisplayClient.current?.send(diagnostic)
    }

    /// Shows a finding that is known to be new to whoever looks on, before it is known whether it stands; observers hear of
    /// it when it does.
    ///
    /// - Returns: The number for `decide`.
    func suspect(_ finding: Finding) -> Int {
        lastSuspicion += 1
        var finding = finding
        finding.diagnostic.number = lastSuspicion
        suspicions[lastSuspicion] = finding
        record(finding)
        DisplayClient.current?.send(finding.diagnostic)
        return lastSuspicion
    }

    /// Says whether a finding that was shown stands.
    func decide(_ number: Int, stands: Bool) {
        guard let finding = suspicions.removeValue(forKey: number) else { return }
        if stands { take(finding) } else { record(finding, as: "diagnosticWithdrawn") }
        if let display = DisplayClient.current {
            display.send(AppMessage.Verdict(number: number, stands: stands))
        } else if stands, DiagnosticsAudience.reporters == 0 {
            StandardError.write(finding.diagnostic.consoleText)
        }
    }

    private func take(_ finding: Finding) {
        if finding.diagnostic.isMistake { findings.append(finding) } else { limits.append(finding) }
        for observer in observers { observer(finding.diagnostic) }
        if finding.diagnostic.isMistake { DiagnosticsAudience.onFinding?(finding) }
    }

    /// Reports what this framework does not do.
    func report(
        limit: LimitCode, _ message: String, advice: String = "", file: String? = nil, line: Int? = nil
    ) {
        report(limit: limit.rawValue, message, advice: advice, file: file, line: line)
    }

    /// Reports what a framework does not do, by a code that may be its own.
    func report(
        limit code: String, _ message: String, advice: String = "", file: String? = nil, line: Int? = nil
    ) {
        guard reported.insert("\(code) \(file ?? "") \(line ?? 0) \(message)").inserted else { return }
        report(
            Finding(
                diagnostic: Diagnostic(
                    code: code, message: message, advice: advice.isEmpty ? nil : advice, file: file, line: line,
                    kind: .limit),
                subjects: []))
    }

    private func tellLimit(_ diagnostic: Diagnostic) {
        if let display = DisplayClient.current {
            display.send(diagnostic)
        } else if DiagnosticsAudience.printedLimits.insert(diagnostic.consoleText).inserted {
            StandardError.write(diagnostic.consoleText)
        }
    }

    /// Puts the finding into the trace, between the events before and after it. What differs from run to run stays out.
    private func record(_ finding: Finding, as event: String = "diagnostic") {
        let (diagnostic, subjects) = (finding.diagnostic, finding.subjects)
        var fields: [String: JSONValue] = [
            "code": .string(diagnostic.code),
            "objects": .array(subjects.map { .string($0.text) }),
        ]
        if let kind = diagnostic.kind { fields["kind"] = .string(kind.rawValue) }
        if let file = diagnostic.file, let line = diagnostic.line {
            fields["place"] = .string(SourcePlace(file: file, line: line).shortText)
        }
        // What lies in a controller's view is found by the controller.
        let controller = subjects.first?.controller
        TraceRecorder.shared.record(
            event, class: controller?.className ?? subjects.first?.className ?? "UIApplication",
            id: controller?.identifier ?? 0, title: controller?.title, fields: fields)
    }

    /// Forgets what was reported and silenced, for a test that starts afresh.
    package func reset() {
        reported = []
        suspicions = [:]
        findings = []
        limits = []
        observers = []
        silenced = Self.alwaysSilenced
    }
}
