import DisplayProtocol
import Foundation

/// Why a run ended without success, as one line for a person.
package enum DisplayFailure: Error, Equatable, CustomStringConvertible {
    /// The app's process could not be started.
    case cannotStart(app: String, reason: String)
    /// The app's process ended on its own.
    case ended(app: String, status: Int32, during: String)
    /// A signal ended the app's process.
    case crashed(app: String, end: AppEnd)
    /// The app took more than its sandbox lets it have.
    case limit(app: String, Sandbox.Limit)
    /// The app runs and never connected.
    case noConnection(app: String, seconds: Double, place: [StackFrame])
    /// The app did not answer within the time limit.
    case noAnswer(app: String, seconds: Double, during: String, place: [StackFrame])
    /// What the app said is not the display protocol.
    case protocolError(app: String, reason: String)
    case cannotWrite(file: String, reason: String)
    /// A flow cannot be read, or a step of it failed.
    case flow(file: String, line: Int?, message: String)

    package var description: String {
        switch self {
        case .cannotStart(let app, let reason): return "\(app) could not be started: \(reason)"
        case .ended(let app, let status, let during): return "\(app) ended with status \(status) \(during)"
        case .crashed(let app, let end): return end.text(for: app)
        case .limit(let app, let limit): return "\(app) was ended: \(limit)"
        case .noConnection(let app, let seconds, let place):
            return "\(app) did not reach UIApplicationMain within \(Self.text(seconds)) s" + place.placesText
        case .noAnswer(let app, let seconds, let during, let place):
            return "\(app) did not become idle within \(Self.text(seconds)) s: no answer \(during)" + place.placesText
        case .protocolError(let app, let reason):
            return "\(app) and its display do not understand each other: \(reason)"
        case .cannotWrite(let file, let reason): return "\(file): cannot be written: \(reason)"
        case .flow(let file, let line, let message): return (line.map { "\(file):\($0)" } ?? file) + ": \(message)"
        }
    }

    package static func text(_ seconds: Double) -> String {
        Int(exactly: seconds).map(String.init) ?? "\(seconds)"
    }

    /// Whether a signal tells of a fault: people, their shells, readers that go away and a system without memory end
    /// apps with the others.
    package static func isCrash(_ signal: Int32) -> Bool {
        ![SIGINT, SIGTERM, SIGKILL, SIGHUP, SIGQUIT, SIGPIPE].contains(signal)
    }

    package static func name(ofSignal signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
            SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM", SIGINT: "SIGINT",
            SIGHUP: "SIGHUP", SIGSYS: "SIGSYS", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGQUIT: "SIGQUIT",
        ]
        return names[signal] ?? "signal \(signal)"
    }
}
