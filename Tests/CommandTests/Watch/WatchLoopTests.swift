import DisplayProtocol
import Foundation
import XCTest

@testable import Displays
@testable import matryoshka

/// An app that is edited while it runs.
@preconcurrency @MainActor final class WatchLoopTests: XCTestCase {
    private var runner: CommandRunner!
    private var host: AppHost!
    private var loop: WatchLoop!
    private var events: [String] = []

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.loop?.stop()
            test.host?.stop()
            test.loop = nil
            test.host = nil
            test.runner = nil
            unsetenv("XDG_CACHE_HOME")
        }
        super.tearDown()
    }

    /// An app with a list that opens pages, in two files.
    private enum Source {
        static let delegate = """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let navigation = UINavigationController(rootViewController: ListViewController())
                    navigation.restorationIdentifier = "Navigation"
                    window?.rootViewController = navigation
                    return true
                }

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(
                    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
                ) -> Bool { true }
                func application(
                    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
                ) -> Bool { true }
            }

            """

        static func screens(page: String = "Page") -> String {
            """
            import UIKit

            class ListViewController: UITableViewController {
                init() {
                    super.init(style: .plain)
                    title = "List"
                    restorationIdentifier = "List"
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.restorationIdentifier = "Table"
                    tableView.rowHeight = 44
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    navigationController?.pushViewController(PageViewController(number: indexPath.row), animated: false)
                }
            }

            class PageViewController: UIViewController, UIViewControllerRestoration {
                let number: Int
                init(number: Int) {
                    self.number = number
                    super.init(nibName: nil, bundle: nil)
                    title = "\(page) \\(number)"
                    restorationIdentifier = "Page"
                    restorationClass = PageViewController.self
                }
                required init?(coder: NSCoder) { nil }

                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(number, forKey: "number")
                }
                static func viewController(
                    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
                ) -> UIViewController? { PageViewController(number: coder.decodeInteger(forKey: "number")) }
            }

            """
        }
    }

    private func start(screens: String) throws {
        setenv("XDG_CACHE_HOME", CommandRunner.shared.appendingPathComponent("cache").path, 1)
        runner = try CommandRunner()
        try runner.write(Source.delegate, to: "Edited/AppDelegate.swift")
        try runner.write(screens, to: "Edited/Screens.swift")
        let host = AppHost(name: "Edited", settings: .init(screen: ScreenConfiguration.devices[0]))
        self.host = host
        _ = host.addObserver { [unowned self] event in
            switch event {
            case .build(.idle): events.append("idle")
            case .build(.building): events.append("building")
            case .build(.failed): events.append("failed")
            case .reset: events.append("reset")
            default: break
            }
        }
        loop = try WatchLoop(
            path: runner.folder.appendingPathComponent("Edited").path, target: nil, host: host,
            sdk: try SDK(executable: try CommandRunner.executable))
        try loop.start()
    }

    private func wait(
        for what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
    ) throws {
        let end = Date(timeIntervalSinceNow: 120)
        while !condition() {
            guard Date() < end else {
                XCTFail("\(what) did not come; \(host.phase) \(host.build) \(events)", file: file, line: line)
                throw Missing(what: what)
            }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    private struct Missing: Error { var what: String }

    /// Whether a controller has appeared in the run that goes on now.
    private func hasAppeared(_ type: String, _ title: String) -> Bool {
        host.trace.contains { $0.event == "viewDidAppear" && $0.class == type && $0.title == title }
    }

    private func openPage() throws {
        try wait(for: "the list") { hasAppeared("ListViewController", "List") }
        for phase in [DisplayMessage.Touch.Phase.began, .ended] {
            host.send(DisplayMessage.Touch(phase: phase, point: CGPoint(x: 100, y: 400)))
        }
        try wait(for: "a page") {
            host.trace.contains { $0.event == "viewDidAppear" && $0.class == "PageViewController" }
        }
    }

    private var pageTitle: String? {
        host.trace.last { $0.event == "viewDidAppear" && $0.class == "PageViewController" }?.title
    }

    private var errors: [BuildError] {
        if case .failed(let errors) = host.build { return errors }
        return []
    }

    func testAnAppIsEditedBrokenAndMended() throws {
        // The first build fails: there is nothing to show but that.
        try start(screens: Source.screens().replacingOccurrences(of: "60 }", with: "sixty }"))
        try wait(for: "the failure") { !errors.isEmpty }
        XCTAssertEqual(host.phase, .waiting)
        let file = runner.folder.appendingPathComponent("Edited/Screens.swift").path
        let line =
            try XCTUnwrap(
                Source.screens().split(separator: "\n", omittingEmptySubsequences: false)
                    .firstIndex { $0.contains("60 }") }) + 1
        XCTAssertEqual(errors.map(\.message), ["cannot find 'sixty' in scope"])
        XCTAssertEqual(errors.first?.file, file)
        XCTAssertEqual(errors.first?.line, line)
        XCTAssertEqual(errors.first?.excerptStart, line - 3)
        XCTAssertEqual(errors.first?.excerpt.count, 7)
        XCTAssertTrue(errors.first?.excerpt[3].contains("sixty") ?? false)

        // Mended, it starts.
        try runner.write(Source.screens(), to: "Edited/Screens.swift")
        try openPage()
        let title = try XCTUnwrap(pageTitle)
        let number = try XCTUnwrap(title.split(separator: " ").last)
        XCTAssertEqual(title, "Page \(number)")
        XCTAssertEqual(host.build, .idle)

        // Edited, it starts anew where the person was.
        try runner.write(Source.screens(page: "Sheet"), to: "Edited/Screens.swift")
        try wait(for: "the page as it is now") { pageTitle == "Sheet \(number)" }
        try wait(for: "rest") { host.build == .idle }

        // Broken, it goes on, and is not started anew when what was there before is there again.
        events = []
        try runner.write(Source.screens(page: "Sheet") + "}\n", to: "Edited/Screens.swift")
        try wait(for: "the failure") { !errors.isEmpty }
        XCTAssertEqual(host.phase, .running)
        XCTAssertEqual(pageTitle, "Sheet \(number)")
        try runner.write(Source.screens(page: "Sheet"), to: "Edited/Screens.swift")
        try wait(for: "the end of the failure") { host.build == .idle }
        XCTAssertEqual(events, ["building", "failed", "building", "idle"])

        // A resource needs no compiler, and another start.
        events = []
        try runner.write("hello", to: "Edited/greeting.txt")
        try wait(for: "the app with its resource") { events.contains("reset") && pageTitle == "Sheet \(number)" }
        try wait(for: "rest") { host.build == .idle }
        XCTAssertEqual(events, ["building", "reset", "idle"])
    }

    func testAChangeDuringABuildCountsInstead() throws {
        try start(screens: Source.screens())
        try openPage()
        try runner.write(Source.screens(page: "First"), to: "Edited/Screens.swift")
        try wait(for: "a build") { host.build == .building }
        try runner.write(Source.screens(page: "Second"), to: "Edited/Screens.swift")
        try wait(for: "the page of the second change") { pageTitle?.hasPrefix("Second") ?? false }
        try wait(for: "rest") { host.build == .idle }
        XCTAssertTrue(pageTitle?.hasPrefix("Second") ?? false)
    }
}
