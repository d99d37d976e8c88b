import UIKit

/// Hears of the misuses that the framework notices, through resets.
@MainActor enum MisuseWatch {
    private static var listeners: [(id: Int, call: (Misuse.Finding) -> Void)] = []
    private static var nextIdentifier = 0
    private static var isObserving = false

    /// Calls back for every finding until `end`, but for those that a test expects.
    static func begin(_ call: @escaping (Misuse.Finding) -> Void) -> Int {
        nextIdentifier += 1
        listeners.append((nextIdentifier, call))
        observe()
        return nextIdentifier
    }

    /// Whether anybody listens.
    static var isActive: Bool { !listeners.isEmpty }

    static func end(_ id: Int) { listeners.removeAll { $0.id == id } }

    /// Goes on after the app was reset, which a test may do at any time by its first use of a screen.
    static func resume() {
        isObserving = false
        if !listeners.isEmpty { observe() }
    }

    private static func observe() {
        guard !isObserving else { return }
        isObserving = true
        DiagnosticsChannel.shared.observers.append { diagnostic in
            guard diagnostic.isMistake, let finding = DiagnosticsChannel.shared.findings.last.map(Misuse.Finding.init),
                !Misuse.isExpecting(finding.code)
            else { return }
            for listener in listeners { listener.call(finding) }
        }
    }
}
