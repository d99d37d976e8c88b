import DisplayProtocol
import UIKit

/// Hears of the misuses that the framework notices.
@MainActor enum MisuseWatch {
    struct Finding: Equatable {
        var code: String
        /// As the console shows it, without the last line end.
        var text: String
    }

    private static var listeners: [(id: Int, call: (Finding) -> Void)] = []
    private static var nextIdentifier = 0

    /// Calls back for every finding until `end`.
    static func begin(_ call: @escaping (Finding) -> Void) -> Int {
        if listeners.isEmpty { observe() }
        nextIdentifier += 1
        listeners.append((nextIdentifier, call))
        return nextIdentifier
    }

    static func end(_ id: Int) { listeners.removeAll { $0.id == id } }

    /// Goes on after the app was reset, which a test may do at any time by its first use of a screen.
    static func resume() {
        if !listeners.isEmpty { observe() }
    }

    private static func observe() {
        DiagnosticsChannel.shared.observers = [
            { finding in
                let text = finding.consoleText
                let finding = Finding(code: finding.code, text: text.hasSuffix("\n") ? String(text.dropLast()) : text)
                for listener in listeners { listener.call(finding) }
            }
        ]
    }
}
