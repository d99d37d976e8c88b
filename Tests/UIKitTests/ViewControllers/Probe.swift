import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What the probes of a test were told, in order.
@MainActor final class EventLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }

    /// The lines so far, which are then forgotten.
    func drain() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs every callback under its name, as an app's override would see it.
class Probe: UIViewController {
    let name: String
    let log: EventLog
    /// Runs at the start of the named callback.
    var hooks: [String: () -> Void] = [:]
    /// Whether lines carry the moving flags.
    var logsFlags = false
    /// Whether `updateViewConstraints` is logged.
    var logsConstraints = false
    var forwards = true

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("probes are made in code") }

    private func parentText(_ parent: UIViewController?) -> String {
        (parent as? Probe)?.name ?? parent.map { plainClassName($0) } ?? "nil"
    }

    private func add(_ event: String, _ detail: String = "") {
        var line = "\(name).\(event)\(detail)"
        if logsFlags { line += " to=\(isMovingToParent) from=\(isMovingFromParent)" }
        log.add(line)
        hooks[event]?()
    }

    override func loadView() {
        add("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        add("viewDidLoad")
        super.viewDidLoad()
    }
    override func viewWillAppear(_ animated: Bool) {
        add("viewWillAppear", "(\(animated))")
        super.viewWillAppear(animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        add("viewIsAppearing", "(\(animated))")
        super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        add("viewDidAppear", "(\(animated))")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        add("viewWillDisappear", "(\(animated))")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        add("viewDidDisappear", "(\(animated))")
        super.viewDidDisappear(animated)
    }
    override func viewWillLayoutSubviews() {
        add("willLayout")
        super.viewWillLayoutSubviews()
    }
    override func updateViewConstraints() {
        if logsConstraints { add("updateViewConstraints") }
        super.updateViewConstraints()
    }
    override func viewDidLayoutSubviews() {
        add("didLayout")
        super.viewDidLayoutSubviews()
    }
    override func willMove(toParent parent: UIViewController?) {
        add("willMove", "(\(parentText(parent)))")
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        add("didMove", "(\(parentText(parent)))")
        super.didMove(toParent: parent)
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}

/// A test with a fresh screen, a log and exceptions that can be looked at.
@preconcurrency @MainActor class ContainmentTestCase: ScreenTestCase {
    var log: EventLog!
    var exceptions: [NSException] = []
    var window: UIWindow?

    override func begin() {
        super.begin()
        log = EventLog()
        exceptions = []
        NSException.interceptor = { [weak self] in self?.exceptions.append($0) }
    }

    override func end() {
        window = nil
        super.end()
    }

    func probe(_ name: String) -> Probe { Probe(name, log) }

    /// Puts a controller on the screen and lets it settle; the log is empty then.
    @discardableResult func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
        _ = log?.drain()
        self.window = window
        return window
    }

    /// The recipe of the guides: `addChild`, `addSubview`, `didMove`.
    func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// The recipe of the guides: `willMove(nil)`, `removeFromSuperview`, `removeFromParent`.
    func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// Checks the log, which is then empty; layout callbacks count only where asked for.
    func expect(
        _ expected: [String], layouts: Bool = false, _ message: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let lines = log.drain().filter { layouts || !($0.contains("Layout")) }
        XCTAssertEqual(lines, expected, message, file: file, line: line)
    }

    func settle() { TestEnvironment.runUntilIdle() }
}
