import Foundation

/// What Swift's backtracer writes about a process that crashes, as JSON.
struct CrashReport: Decodable {
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

    /// The stack of the thread that crashed, innermost first.
    ///
    /// - Parameter image: The name of the app's executable, which holds the app's own code.
    func backtrace(appImage image: String) -> [StackFrame] {
        var run = 0
        var last: StackFrame?
        return allFrames(appImage: image).filter { frame in
            run = frame == last ? run + 1 : 1
            last = frame
            return run <= Self.mostAlike
        }
    }

    /// The function of the app that fills the stack, if the thread crashed because it had no more of it.
    func overflowingFunction(appImage image: String) -> String? {
        let frames = allFrames(appImage: image).filter(\.isApp)
        guard let function = frames.first?.function else { return nil }
        return frames.count { $0.function == function } >= Self.overflowCount ? function : nil
    }

    /// How often a call stands below itself; the rest of a recursion is left out.
    private static let mostAlike = 3
    /// Of the stack's ends, which are all that the report has, an endless recursion takes more calls than this.
    private static let overflowCount = 15

    private func allFrames(appImage image: String) -> [StackFrame] {
        guard let thread = threads.first(where: { $0.crashed ?? false }) ?? threads.first else { return [] }
        return thread.frames.compactMap { frame in
            // Functions that the compiler puts between two of the source's say nothing.
            guard let description = frame.description, !description.hasPrefix("partial apply for "),
                !description.hasPrefix("thunk for ")
            else { return nil }
            // The compiler's and the translator's own functions lie in no file of the app.
            let location = frame.sourceLocation.flatMap {
                $0.line > 0 && $0.file.hasSuffix(".swift") && !$0.file.contains("/generated/") ? $0 : nil
            }
            return StackFrame(
                function: Self.function(description), file: location?.file, line: location?.line,
                isApp: frame.image == image && location != nil)
        }
    }

    /// A description without the offset that may be at its end.
    private static func function(_ description: String) -> String {
        guard let range = description.range(of: #" \+ \d+$"#, options: .regularExpression) else { return description }
        return String(description[..<range.lowerBound])
    }
}
