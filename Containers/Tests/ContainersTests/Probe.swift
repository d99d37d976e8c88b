import UIKit

@testable import Containers

/// A controller that writes down what it is told, and that a test may make do something while it is told.
@MainActor final class Probe: UIViewController {
    let name: String
    let log: ProbeLog
    var onCallback: ((Probe, String) -> Void)?

    init(_ name: String, in log: ProbeLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Probe is made in code") }

    private func tell(_ event: String) {
        log.lines.append("\(name).\(event)")
        log.follow(self, event)
        onCallback?(self, event)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tell("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell("willAppear\(animated ? "!" : "")")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tell("willDisappear\(animated ? "!" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        tell("willMove(\(parent == nil ? "nil" : "in"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        tell("didMove(\(parent == nil ? "nil" : "in"))")
    }
}

/// What probes were told, and whether any of it came at a wrong moment.
@MainActor final class ProbeLog {
    var lines: [String] = []
    private(set) var mistakes: [String] = []
    private var phases: [ObjectIdentifier: AppearancePhase] = [:]

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func phase(of probe: Probe) -> AppearancePhase { phases[ObjectIdentifier(probe)] ?? .disappeared }

    /// Every did has its will, and nobody is told twice.
    func follow(_ probe: Probe, _ event: String) {
        let old = phase(of: probe)
        let new: AppearancePhase
        switch (event.filter { $0 != "!" }, old) {
        case ("willAppear", .disappeared), ("willAppear", .disappearing): new = .appearing
        case ("didAppear", .appearing): new = .appeared
        case ("willDisappear", .appeared), ("willDisappear", .appearing): new = .disappearing
        case ("didDisappear", .disappearing): new = .disappeared
        case ("willAppear", _), ("didAppear", _), ("willDisappear", _), ("didDisappear", _):
            mistakes.append("\(probe.name) was told \(event) while it was \(old)")
            return
        default: return
        }
        phases[ObjectIdentifier(probe)] = new
    }
}
