import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A test that has apps run for somebody to look at, in the tests' own process as their display.
@preconcurrency @MainActor class LiveAppTestCase: XCTestCase {
    private(set) var host: AppHost!
    /// What displays were told, but for frames.
    private(set) var phases: [AppHost.Phase] = []
    private(set) var damage: [[AppMessage.PixelRectangle]] = []
    private(set) var messages: [any AppMessage.Body] = []

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.host?.stop()
            test.host = nil
            unsetenv("SCRIPT")
        }
        super.tearDown()
    }

    private static var built: [String: RunnableApp] = [:]

    /// Writes an app of one file into a folder of its own and returns the folder's path.
    static func writeApp(_ source: String, named name: String) -> String {
        let folder = CommandRunner.shared.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: folder.appendingPathComponent("App.swift"))
        } catch {
            preconditionFailure("the tests' app cannot be written: \(error)")
        }
        return folder.path
    }

    /// Builds an app with the command, once, and finds what it has built.
    func build(_ path: String, named name: String) throws -> RunnableApp {
        if let app = Self.built[path] { return app }
        let runner = try CommandRunner()
        // A cache of its own: other tests build other apps of that name.
        let caches = CommandRunner.shared.appendingPathComponent("live-\(Self.built.count)")
        let cache = caches.appendingPathComponent("matryoshka/apps")
        func executable() throws -> URL? {
            try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
                .filter { $0.lastPathComponent.hasPrefix("\(name)-") }
                .map { $0.appendingPathComponent("\(name).app/\(name)") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        }
        _ = try runner.run("run", path, environment: ["XDG_CACHE_HOME": caches.path])
        let app = RunnableApp(name: name, executable: try XCTUnwrap(try executable(), "\(name) was not built"))
        Self.built[path] = app
        return app
    }

    /// Starts an app on a new display.
    func launch(_ app: RunnableApp, script: String? = nil, trace: URL? = nil, erasing: Bool = false) {
        if let script { setenv("SCRIPT", script, 1) }
        let host = AppHost(
            name: app.name, settings: .init(screen: ScreenConfiguration.devices[0], trace: trace, erases: erasing))
        self.host = host
        _ = host.addObserver { [unowned self] event in
            switch event {
            case .phase(let phase): phases.append(phase)
            case .frame(let rectangles): damage.append(rectangles)
            case .message(let message): messages.append(message)
            case .screen, .build, .reset: break
            }
        }
        host.launch(app)
    }

    struct WaitedInVain: Error {}

    /// Lets the main queue run until something has come about.
    func wait(
        for what: String, until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let end = Date(timeIntervalSinceNow: 60)
        while !condition() {
            guard Date() < end else {
                XCTFail("\(what) did not come; the app is \(host.phase)", file: file, line: line)
                throw WaitedInVain()
            }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    /// Waits for the app's end.
    func end(file: StaticString = #filePath, line: UInt = #line) throws -> AppEnd {
        var end: AppEnd?
        try wait(
            for: "the end",
            until: {
                if case .ended(let reached) = host.phase { end = reached }
                return end != nil
            }, file: file, line: line)
        return try XCTUnwrap(end)
    }

    /// Waits for an answer.
    func request<Request: DisplayMessage.Request>(_ make: @escaping (Int) -> Request) throws -> Request.Answer? {
        var answer: Request.Answer??
        Task { answer = .some(await host.request(make)) }
        try wait(for: "an answer", until: { answer != nil })
        return try XCTUnwrap(answer)
    }

    /// Taps a place in window points.
    func tap(_ x: Double, _ y: Double) {
        for phase in [DisplayMessage.Touch.Phase.began, .ended] {
            host.send(DisplayMessage.Touch(phase: phase, point: CGPoint(x: x, y: y)))
        }
    }

    /// The colour of a pixel, as blue, green, red and alpha.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let picture = host.picture else { return [] }
        let start = (y * picture.width + x) * 4
        return Array(picture.pixels[start..<start + 4])
    }
}
