import Foundation

/// What Swift's backtracer writes about a process that crashes, as JSON.
package struct CrashReport: Decodable {
    private struct Thread: Decodable {
        var crashed: Bool?
        var frames: [Frame]
    }

    private struct Frame: Decodable {
        struct Location: Decodable {
            var file: String
            var line: Int
        }
        /// The function's name and, for a call, the offset in it.
        var description: String?
        var image: String?
        var sourceLocation: Location?
    }

    /// What happened, such as `Illegal instruction`.
    var description: String?
    private var threads: [Thread]

    init?(contentsOf file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        guard let report = try? JSONDecoder().decode(CrashReport.self, from: data) else { return nil }
        self = report
    }

    /// What happened, in the words that say more than the processor's: `Illegal instruction` is a trap that Swift has set.
    var words: String? { trap ?? description }

    /// The stack of the thread that crashed, innermost first.
    ///
    /// - Parameter image: What holds the app's own code.
    func backtrace(appImage image: AppImages) -> [StackFrame] {
        var run = 0
        var last: StackFrame?
        return allFrames(appImage: image).filter { frame in
            run = frame == last ? run + 1 : 1
            last = frame
            return run <= Self.mostAlike
        }
    }

    /// The function of the app that fills the stack, if the thread crashed because it had no more of it.
    func overflowingFunction(appImage image: AppImages) -> String? {
        let frames = allFrames(appImage: image).filter(\.isApp)
        guard let function = frames.first?.function else { return nil }
        return frames.count { $0.function == function } >= Self.overflowCount ? function : nil
    }

    /// How often a call stands below itself; the rest of a recursion is left out.
    private static let mostAlike = 3
    /// Of the stack's ends, which are all that the report has, an endless recursion takes more calls than this.
    private static let overflowCount = 15

    /// The check that failed, which the compiler names as if it were the function that the code is in.
    private var trap: String? {
        let prefix = "Swift runtime failure: "
        let innermost = crashedThread?.frames.first?.description
        return innermost.flatMap { $0.hasPrefix(prefix) ? Self.function($0).dropFirst(prefix.count) : nil }
            .map { "Fatal error: \($0)" }
    }

    private var crashedThread: Thread? { threads.first { $0.crashed ?? false } ?? threads.first }

    private func allFrames(appImage image: AppImages) -> [StackFrame] {
        guard let thread = crashedThread else { return [] }
        return thread.frames.compactMap { frame in
            // Functions that the compiler puts between two of the source's say nothing.
            guard let description = frame.description, !description.hasPrefix("partial apply for "),
                !description.hasPrefix("thunk for ")
            else { return nil }
            let function = Self.function(description)
            let location = frame.sourceLocation.flatMap { Self.isWritten(function, at: $0) ? $0 : nil }
            // What the compiler adds to a function, such as the jump of a loop, has no line.
            return StackFrame(
                function: function, file: location?.file, line: location.flatMap { $0.line > 0 ? $0.line : nil },
                isApp: image.contains(frame.image) && location != nil)
        }
    }

    /// Whether somebody has written the function: the compiler's and the translator's own lie in no file of the app.
    private static func isWritten(_ function: String, at location: Frame.Location) -> Bool {
        guard location.file.hasSuffix(".swift"), !location.file.contains("/generated/"),
            !function.contains(".__objectiveC.")
        else { return false }
        if location.line > 0 { return true }
        if function == "main" { return location.file.hasSuffix("/main.swift") }
        return !function.hasPrefix("@objc ") && !function.hasSuffix(".$main()")
    }

    /// A description without the offset that may be at its end.
    private static func function(_ description: String) -> String {
        guard let range = description.range(of: #" \+ \d+$"#, options: .regularExpression) else { return description }
        return String(description[..<range.lowerBound])
    }
}
