import Foundation

/// How an app came to its end.
package struct AppEnd: Sendable, Equatable, Codable {
    /// One line for a person: UIKit's or the runtime's own words if there are any.
    package var reason: String
    /// The exit code, or nil if a signal ended it.
    package var status: Int32?
    package var signal: Int32?
    /// The stack, the app's own frames first to be looked at.
    package var backtrace: [StackFrame]

    package init(reason: String, status: Int32? = nil, signal: Int32? = nil, backtrace: [StackFrame] = []) {
        self.reason = reason
        self.status = status
        self.signal = signal
        self.backtrace = backtrace
    }
}

extension AppEnd {
    /// Whether the app came to its end by its own fault, and not by somebody who ended it.
    package var isCrash: Bool { signal.map(DisplayFailure.isCrash) ?? false }

    /// What ended the app, and below that the innermost places in its own code, a line each.
    package func text(for app: String) -> String { headline(for: app) + backtrace.placesText }

    private func headline(for app: String) -> String {
        guard let signal else { return "\(app) ended: \(reason)" }
        let name = DisplayFailure.name(ofSignal: signal)
        guard isCrash else { return "\(app) was ended by \(name)" }
        return "\(app) crashed (\(name))" + (reason.isEmpty ? "" : ": \(reason)")
    }

    /// The end by a signal.
    ///
    /// - Parameters:
    ///   - image: What holds the app's own code.
    ///   - terminating: What the app's framework said before it ended the app.
    ///   - lastLine: The last line on standard error that tells why a process dies.
    ///   - report: What the runtime wrote about the crash.
    package init(signal: Int32, image: AppImages, terminating: String?, lastLine: String?, report: CrashReport?) {
        let name = DisplayFailure.name(ofSignal: signal)
        let overflow = signal == SIGSEGV ? report?.overflowingFunction(appImage: image) : nil
        let words =
            overflow.map { "The stack overflowed: \($0) calls itself without end (\(name))" }
            ?? report?.words.map { "\($0) (\(name))" } ?? "it was ended by \(name)"
        // What an app wrote last has nothing to do with a signal from outside.
        let known = terminating ?? (DisplayFailure.isCrash(signal) ? lastLine : nil)
        self.init(reason: known ?? words, signal: signal, backtrace: report?.backtrace(appImage: image) ?? [])
    }
}

/// A place in a crash's backtrace.
package struct StackFrame: Sendable, Equatable, Codable {
    package var function: String
    package var file: String?
    package var line: Int?
    /// Whether it is the app's own code, and not the framework's or the system's.
    package var isApp: Bool

    package init(function: String, file: String? = nil, line: Int? = nil, isApp: Bool) {
        self.function = function
        self.file = file
        self.line = line
        self.isApp = isApp
    }
}

extension [StackFrame] {
    private static let mostPlaces = 5

    /// The innermost places in the app's own code, a line each, with a line's end before each.
    package var placesText: String {
        lazy.filter(\.isApp).prefix(Self.mostPlaces).compactMap { frame in
            frame.file.map { file in "\n    \(file)\(frame.line.map { ":\($0)" } ?? ""): \(frame.function)" }
        }.joined()
    }
}
