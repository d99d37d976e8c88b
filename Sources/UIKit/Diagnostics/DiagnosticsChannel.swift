import DisplayProtocol
import Foundation

/// Where everything that UIKit has to say about an app's mistakes goes: console, trace, inspector and tests read it.
@MainActor package final class DiagnosticsChannel {
    package static let shared = DiagnosticsChannel()

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

        @MainActor init(_ object: AnyObject) {
            let controller = object as? UIViewController
            className = plainClassName(object)
            title = controller?.title
            identifier = controller?.traceIdentifier
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

    /// Whoever wants to see findings as values, until the next reset.
    package var observers: [(Diagnostic) -> Void] = []
    /// Whoever wants to see findings as values, for good.
    package var onFinding: ((Finding) -> Void)?
    /// What was reported so far.
    package private(set) var findings: [Finding] = []
    /// The codes that are not reported.
    package var silenced: Set<String> = alwaysSilenced

    private var reported: Set<String> = []

    /// What the user does not want to hear of in this run.
    private static let alwaysSilenced = Set(
        (ProcessInfo.processInfo.environment[Wire.silenceVariable] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        })

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
        findings.append(finding)
        record(finding)
        for observer in observers { observer(finding.diagnostic) }
        onFinding?(finding)
        var diagnostic = finding.diagnostic
        // What is said just before an exception has to take the same way as the exception, to come before it.
        if MisuseCode(rawValue: diagnostic.code)?.explanation.isFatal == true || DisplayClient.current == nil {
            StandardError.write(diagnostic.consoleText)
            diagnostic.isPrinted = true
        }
        DisplayClient.current?.send(.diagnostic(diagnostic))
    }

    /// Puts the finding into the trace, between the events before and after it. What differs from run to run stays out.
    private func record(_ finding: Finding) {
        let (diagnostic, subjects) = (finding.diagnostic, finding.subjects)
        var fields: [String: JSONValue] = [
            "code": .string(diagnostic.code),
            "objects": .array(subjects.map { .string($0.text) }),
        ]
        if let file = diagnostic.file, let line = diagnostic.line {
            fields["place"] = .string(SourcePlace(file: file, line: line).shortText)
        }
        TraceRecorder.shared.record(
            "diagnostic", class: subjects.first?.className ?? "UIApplication", id: subjects.first?.identifier ?? 0,
            title: subjects.first?.title, fields: fields)
    }

    /// Forgets what was reported and silenced, for a test that starts afresh.
    package func reset() {
        reported = []
        findings = []
        observers = []
        silenced = Self.alwaysSilenced
    }
}
