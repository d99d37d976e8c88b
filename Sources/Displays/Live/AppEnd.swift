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
    package func text(for app: String) -> String {
        let places = backtrace.lazy.filter(\.isApp).prefix(Self.mostPlaces).compactMap { frame in
            frame.file.map { file in
                "\n    \(file)\(frame.line.map { ":\($0)" } ?? ""): \(frame.function)"
            }
        }
        return headline(for: app) + places.joined()
    }

    private static let mostPlaces = 5

    private func headline(for app: String) -> String {
        if let signal { return DisplayFailure.crashed(app: app, signal: signal, reason: reason).description }
        return "\(app) ended: \(reason)"
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
