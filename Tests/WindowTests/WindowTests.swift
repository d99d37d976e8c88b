import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// Apps in a real window, used by a real mouse and keyboard.
final class WindowTests: XCTestCase {
    private var desktop: Desktop!
    private var app: WindowedApp?

    override func setUpWithError() throws { desktop = try Desktop() }

    override func tearDown() {
        app?.kill()
        desktop.stop()
        app = nil
        desktop = nil
    }

    private static let blue: UInt32 = 0x007AFF
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples/DropDownMenu").path

    private func start(_ path: String, named name: String) throws -> WindowedApp {
        let app = try WindowedApp(path, named: name, on: desktop)
        self.app = app
        return app
    }

    private func startSample() throws -> WindowedApp {
        let app = try start(Self.sample, named: "DropDownMenu")
        // The window is there before the app is built.
        try app.wait("the menu's button", within: WindowedApp.buildPatience) {
            try app.count(of: Self.blue, x: 10..<70, y: 65..<100) > 30
        }
        return app
    }

    func test_aPersonUsesAnAppAndClosesItsWindow() throws {
        let app = try startSample()
        XCTAssertEqual(app.width, 433)
        XCTAssertEqual(app.height, 892)
        let before = try app.count(of: Self.blue, x: 10..<120, y: 110..<140)

        try app.click(35, 81)
        try app.wait("the menu") { app.said.contains("Menu opened") }
        try app.wait("the menu's first row") { try app.count(of: Self.blue, x: 10..<120, y: 110..<140) > before + 60 }
        try app.click(60, 180, until: "the other screen") { app.said.contains("Menu selected: Weather") }

        // Ferries leave in blue at the left; the weather has none there.
        try app.wait("the ferries' end") { try app.count(of: Self.blue, x: 15..<90, y: 180..<640) == 0 }

        try app.press("F4")
        try app.wait("the dark") { try app.pixel(3, 3) == 0x1A1A1D }
        try app.press("F3")
        try app.wait("the turned window") {
            try app.findWindow()
            return app.width == 892 && app.height == 433
        }

        try app.press("F9")
        try app.wait("the screenshot") { app.complaints.contains("wrote ") }
        let name = try XCTUnwrap(app.complaints.split(separator: "/").last).trimmingCharacters(in: .newlines)
        let file = try Data(contentsOf: desktop.folder.appendingPathComponent(name))
        let header = try XCTUnwrap(PNGChunk.chunks(of: file)?.first)
        XCTAssertEqual([header.bytes.bigEndian(at: 0), header.bytes.bigEndian(at: 4)], [2556, 1179])

        try app.press("ctrl+q")
        XCTAssertEqual(try app.waitUntilExit(), 0)
        XCTAssertEqual(try desktop.hand("search", "--onlyvisible", "--name", "^DropDownMenu$"), "")
    }

    func test_menuOfCommandsOpensByKeyAndRightClick() throws {
        let app = try startSample()
        let red: UInt32 = 0xFF3B30
        let dot = { try app.desktop.picture().count(of: red, x: app.x + 200..<app.x + 232, y: app.y + 10..<app.y + 20) }
        XCTAssertEqual(try dot(), 0)
        try app.press("F1", "Down")
        try app.wait("the chosen row") { try app.count(of: 0x0A63DC, x: 60..<330, y: 150..<700) > 2000 }
        try app.press("Escape")
        try app.wait("the menu's end") { try app.count(of: 0x0A63DC, x: 60..<330, y: 150..<700) < 2000 }

        // The row above the last but two: recording.
        try app.click(100, 300, button: 3)
        try app.press("Up", "Up", "Up", "Return")
        try app.wait("the recording's light") { try dot() > 5 }
        try app.click(35, 81)
        try app.wait("the menu") { app.said.contains("Menu opened") }
        try app.wait("the menu's first row") { try app.count(of: Self.blue, x: 10..<120, y: 110..<140) > 100 }
        try app.press("F10")
        try app.wait("the recording") { app.complaints.contains("wrote ") }
        let name = try XCTUnwrap(app.complaints.split(separator: "/").last).trimmingCharacters(in: .newlines)
        let file = try Data(contentsOf: desktop.folder.appendingPathComponent(name))
        let chunks = try XCTUnwrap(PNGChunk.chunks(of: file))
        let count = chunks.first { $0.name == "acTL" }?.bytes.bigEndian(at: 0)
        XCTAssertEqual(count, UInt32(chunks.filter { $0.name == "fcTL" }.count))
        XCTAssertGreaterThan(try XCTUnwrap(count), 1)

        try app.press("ctrl+q")
        XCTAssertEqual(try app.waitUntilExit(), 0)
    }

    func test_windowStaysAndSaysWhyTheAppIsGone() throws {
        let app = try startSample()
        let bad: UInt32 = 0xC4001A
        let card = { try app.count(of: bad, x: 20..<370, y: 200..<700) }
        XCTAssertEqual(try card(), 0)
        kill(try XCTUnwrap(app.appIdentifier), SIGKILL)
        try app.wait("the message") { try card() > 60 }
        XCTAssertTrue(app.complaints.contains("DropDownMenu was ended by SIGKILL"), app.complaints)
        // The last picture is dimmed below.
        XCTAssertEqual(try app.count(of: 0xFFFFFF, x: 150..<350, y: 700..<830), 0)

        try app.press("Return")
        try app.wait("the app again") { try card() == 0 && app.count(of: Self.blue, x: 10..<70, y: 65..<100) > 30 }
        try app.click(35, 81)
        try app.wait("the menu") { app.said.contains("Menu opened") }
        try app.press("ctrl+q")
        XCTAssertEqual(try app.waitUntilExit(), 0)
    }

    func test_keysTextWheelAndTwoFingersReachTheApp() throws {
        let folder = desktop.folder.appendingPathComponent("Probe")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.probe.utf8).write(to: folder.appendingPathComponent("Probe.swift"))
        let app = try start(folder.path, named: "Probe")
        try app.wait("the app's picture", within: WindowedApp.buildPatience) {
            try app.count(of: 0xFF0000, x: 0..<390, y: 100..<140) > 10_000
        }

        try app.click(200, 120)
        try app.wait("the field") { app.said.contains("began") }
        try desktop.hand("type", "--delay", "40", "Hi you")
        try app.wait("the text") { app.said.contains("text Hi you\n") }
        try app.press("BackSpace", "ctrl+Left", "X")
        try app.wait("the edit") { app.said.contains("text Hi Xyo\n") }
        try app.press("ctrl+a", "ctrl+c", "Right", "ctrl+v")
        try app.wait("the paste") { app.said.contains("text Hi XyoHi Xyo\n") }
        try app.press("Return")
        try app.wait("the return") { app.said.contains("return\n") }

        try app.move(to: 200, 400)
        try desktop.hand("click", "5")
        try app.wait("the scrolling") { app.said.contains("scrolled 51\n") }

        try app.move(to: 150, 700)
        try desktop.hand("keydown", "ctrl")
        try desktop.hand("mousedown", "1")
        for step in 1...8 { try app.move(to: 150 - 10 * step, 700 + 10 * step) }
        try desktop.hand("mouseup", "1")
        try desktop.hand("keyup", "ctrl")
        try app.wait("the pinch") { app.said.contains("pinched out\n") }

        try app.press("ctrl+q")
        XCTAssertEqual(try app.waitUntilExit(), 0)
    }

    func test_noDesktopIsOneLine() throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("matryoshka")
        process.arguments = ["run", Self.sample, "--display", "window"]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["DISPLAY": ":4711", "XDG_CACHE_HOME": desktop.folder.path]) { $1 }
        process.environment?["WAYLAND_DISPLAY"] = nil
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 1)
        XCTAssertEqual(said.split(separator: "\n").count, 1, said)
        XCTAssertTrue(said.hasPrefix("error: no window can be opened: "), said)
    }

    private static let probe = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                setvbuf(stdout, nil, _IOLBF, 0)
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ProbeViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class ProbeViewController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 393, height: 40))
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 160, width: 393, height: 400))
            let pad = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                pad.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
                view.addSubview(pad)
                field.backgroundColor = .red
                field.autocapitalizationType = .none
                field.autocorrectionType = .no
                field.delegate = self
                field.addTarget(self, action: #selector(edited), for: .editingChanged)
                view.addSubview(field)
                scroll.contentSize = CGSize(width: 393, height: 3000)
                scroll.delegate = self
                view.addSubview(scroll)
            }

            @objc func edited() { print("text \\(field.text ?? "")") }
            @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
                if pinch.state == .ended, pinch.scale > 1.1 { print("pinched out") }
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { print("began") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                print("return")
                textField.resignFirstResponder()
                return false
            }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled \\(Int(scrollView.contentOffset.y))") }
        }
        """
}
