import DisplayProtocol
import Foundation

/// Where everything that UIKit has to say about an app's mistakes goes: console, inspector and tests read it.
@MainActor package final class DiagnosticsChannel {
    package static let shared = DiagnosticsChannel()

    /// Whoever wants to see findings as values.
    package var observers: [(Diagnostic) -> Void] = []

    private var reported: Set<String> = []

    /// Reports a finding: a stable code, what happened in UIKit's words where it has some, the objects, and what to do.
    ///
    /// `file` and `line` say where in the app's sources or documents. The same finding about the same objects is reported
    /// once, not once a frame.
    func report(
        _ code: String, _ message: String, objects: [AnyObject] = [], advice: String = "", file: String? = nil,
        line: Int? = nil
    ) {
        let key = "\(code) \(file ?? "") \(line ?? 0) \(message)"
        guard reported.insert(key).inserted else { return }
        let finding = Diagnostic(
            code: code, message: message, objects: objects.map { objectText($0) }, advice: advice, file: file,
            line: line)
        for observer in observers { observer(finding) }
        if let display = DisplayClient.current {
            display.send(.diagnostic(finding))
        } else {
            StandardError.write(finding.consoleText)
        }
    }

    /// Forgets what was reported, for a test that starts afresh.
    func reset() {
        reported = []
        observers = []
    }
}
