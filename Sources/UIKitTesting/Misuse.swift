import DisplayProtocol
import UIKit

/// The mistakes with UIKit that the framework noticed while a test ran.
///
/// A finding is about one place in the app or the test: the same mistake made there again is not reported again before the
/// next ``TestEnvironment/reset()``.
@preconcurrency @MainActor public enum Misuse {
    /// What was found since the last reset, in order.
    ///
    /// What is missing when this is read counts as missing, as far as nothing runs that could bring it: a
    /// `didMove(toParent:)` that the app will send later on is among it. Without being asked, that is found after 10 s.
    public static var findings: [Finding] {
        RunEnd.judgeNow()
        return DiagnosticsChannel.shared.findings.map(Finding.init)
    }

    /// Called with each finding as it is made; it stays through resets. Nil, as at first, has findings only collected.
    public static var onFinding: ((Finding) -> Void)? {
        get { userHandler }
        set {
            if let userWatch { MisuseWatch.end(userWatch) }
            userHandler = newValue
            userWatch = newValue.map { MisuseWatch.begin($0) }
        }
    }

    /// Does not report findings with these codes, until the next reset.
    public static func silence(_ codes: Code...) {
        DiagnosticsChannel.shared.silenced.formUnion(codes.map(\.rawValue))
    }

    /// Runs code that makes mistakes on purpose, lets the app become idle, and returns what was found meanwhile.
    ///
    /// Findings with the codes do not reach ``onFinding``; others do. What was to be found and was not is missing from the
    /// result: compare it.
    @discardableResult public static func expect(_ codes: Code..., during body: () throws -> Void) rethrows -> [Finding]
    {
        var found: [Finding] = []
        let watch = MisuseWatch.begin(hearsExpected: true) { found.append($0) }
        expected.append(Set(codes))
        defer {
            expected.removeLast()
            MisuseWatch.end(watch)
        }
        try body()
        TestEnvironment.runUntilIdle()
        RunEnd.judgeNow()
        return found
    }

    private static var userHandler: ((Finding) -> Void)?
    private static var userWatch: Int?
    private static var expected: [Set<Code>] = []

    static func isExpecting(_ code: Code) -> Bool { expected.contains { $0.contains(code) } }
}

extension Misuse {
    /// One mistake at one place.
    public struct Finding: Sendable, Equatable, CustomStringConvertible {
        /// The code of the mistake, as `Misuse.md` lists it.
        public var code: Code
        /// What happened, in UIKit's words where UIKit logs it.
        public var message: String
        /// The objects that it happened to, the one at fault first.
        public var objects: [Object]
        /// What UIKit makes of it; empty where there is nothing to say.
        public var reaction: String
        /// What to write instead.
        public var advice: String
        /// The source file of the app, or the test, that makes the mistake; nil if no such code was running.
        public var file: String?
        /// Counted from 1.
        public var line: Int?

        /// The finding as the console shows it, in two lines.
        public var description: String {
            var text = Diagnostic(
                code: code.rawValue, message: message, reaction: reaction, advice: advice, file: file, line: line
            ).consoleText
            text.removeLast()
            return text
        }
    }

    /// An object of a finding.
    public struct Object: Sendable, Equatable, CustomStringConvertible {
        /// The name of the controller's class.
        public var className: String
        /// A controller's title.
        public var title: String?
        /// The number by which the lifecycle trace knows a controller; nil for other objects.
        public var identifier: Int?

        /// `<Class "title" #id>`
        public var description: String {
            DiagnosticsChannel.Subject.text(className, title: title, identifier: identifier)
        }
    }
}

extension Misuse.Finding {
    init(_ finding: DiagnosticsChannel.Finding) {
        let diagnostic = finding.diagnostic
        self.init(
            code: Misuse.Code(rawValue: diagnostic.code), message: diagnostic.message,
            objects: finding.subjects.map {
                Misuse.Object(className: $0.className, title: $0.title, identifier: $0.identifier)
            },
            reaction: diagnostic.reaction ?? "", advice: diagnostic.advice ?? "", file: diagnostic.file,
            line: diagnostic.line)
    }
}
