import UIKit

/// Hears of the misuses that the framework notices, through resets, which a test may make at any time by its first use of
/// a screen.
@MainActor enum MisuseWatch {
    private struct Listener {
        var id: Int
        var hearsExpected: Bool
        var call: (Misuse.Finding) -> Void
    }

    private static var listeners: [Listener] = []
    private static var nextIdentifier = 0

    /// Calls back for every finding until `end`, in the order of the beginnings.
    ///
    /// - Parameter hearsExpected: Whether findings that a test expects count.
    static func begin(hearsExpected: Bool = false, _ call: @escaping (Misuse.Finding) -> Void) -> Int {
        nextIdentifier += 1
        listeners.append(Listener(id: nextIdentifier, hearsExpected: hearsExpected, call: call))
        DiagnosticsAudience.onFinding = { tell(Misuse.Finding($0)) }
        return nextIdentifier
    }

    /// Whether anybody listens.
    static var isActive: Bool { !listeners.isEmpty }

    static func end(_ id: Int) { listeners.removeAll { $0.id == id } }

    private static func tell(_ finding: Misuse.Finding) {
        let isExpected = Misuse.isExpecting(finding.code)
        for listener in listeners where listener.hearsExpected || !isExpected { listener.call(finding) }
    }
}
