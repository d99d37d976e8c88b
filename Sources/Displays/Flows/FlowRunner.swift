import DisplayProtocol
import Foundation

/// Does what a flow says with a running app.
package struct FlowRunner {
    private let flow: Flow
    private let target: any FlowTarget
    /// Where screenshots go.
    private let output: URL
    /// In seconds of the app's time.
    private let limit: Double

    /// - Parameter limit: The longest that all steps may take together, in seconds of the app's time.
    package init(
        _ flow: Flow, target: any FlowTarget, output: URL, limit: Double = FlowAllowance.usualLimit
    ) {
        self.flow = flow
        self.target = target
        self.output = output
        self.limit = limit
    }

    /// Performs all steps in order; returns the pictures that it wrote.
    ///
    /// The first step that fails ends the flow with an error that has its file and line.
    package func run() throws -> [URL] {
        let run = FlowRun(of: flow.file, target: target, output: output, limit: limit)
        try run.perform(flow.steps)
        return run.pictures
    }
}

/// A flow that is under way: what its commands know of the app and of each other.
package final class FlowRun {
    let target: any FlowTarget
    /// Where screenshots go.
    let output: URL
    /// The pictures that were written so far.
    var pictures: [URL] = []
    /// What `copyTextFrom` has copied; the app's own pasteboard is another.
    var copiedText: String?

    let file: String
    private let allowance: FlowAllowance
    /// The line of the step that is performed.
    private var line = 1

    init(of file: String, target: any FlowTarget, output: URL, limit: Double) {
        self.file = file
        self.target = target
        self.output = output
        allowance = FlowAllowance(limit)
    }

    func perform(_ steps: [Flow.Step]) throws {
        let outer = line
        defer { line = outer }
        for step in steps {
            line = step.line
            let start = target.time
            try step.command.perform(in: self)
            if !(step.command is any FlowBlock) { try spend(target.time - start) }
        }
    }

    /// Takes seconds off what the flow has left, and ends a flow that has nothing left.
    func spend(_ seconds: Double) throws {
        guard !allowance.spend(seconds) else { return }
        throw failure(
            "the flow has taken more than \(allowance.limit.short) s of the app's time; --flow-timeout allows more")
    }

    /// The error of the step that is performed.
    func failure(_ message: String) -> DisplayFailure { .flow(file: file, line: line, message: message) }
}
