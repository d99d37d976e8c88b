import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

final class FlowRunnerTests: XCTestCase {
    /// Writes down what a flow asks for, and shows what it is told to.
    private final class Target: FlowTarget {
        var screenSize = CGSize(width: 100, height: 200)
        var touches: [DisplayMessage.Touch] = []
        var calls: [String] = []
        var views: [Tree.View] = []
        var isTyping = true
        var hasWindow = true
        var time = 0.0

        func perform(_ touches: [DisplayMessage.Touch]) {
            self.touches += touches
            calls.append("touch")
            lifted?()
        }
        func type(_ keys: [DisplayMessage.Key]) -> String? {
            calls.append(contentsOf: keys.map { "\($0)" })
            return isTyping ? nil : "nothing takes text"
        }
        func runUntilIdle() { calls.append("idle") }
        func runUntilIdle(atMost seconds: Double) { calls.append("idle \(seconds)") }
        /// What happens while time passes.
        var change: (() -> Void)?
        /// What happens as a finger lifts.
        var lifted: (() -> Void)?
        func wait(_ seconds: Double) {
            calls.append("wait \(seconds)")
            time += seconds
            change?()
        }
        func setPreferences(_ preferences: DisplayMessage.SetPreferences) {
            let changes = [preferences.style.map { "\($0)" }, preferences.textSize.map { "\($0)" }]
            calls.append("set " + changes.compactMap { $0 }.joined(separator: " "))
        }
        func setOrientation(_ orientation: ScreenConfiguration.Orientation) {
            calls.append("turn \(orientation)")
            screenSize = orientation.isLandscape ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 200)
        }
        /// Why nothing of the app takes what is simulated.
        var problem: String?
        func simulate(_ name: String, _ values: JSONValue) -> String? {
            calls.append("simulate \(name) \(values.text)")
            return problem
        }
        func tree() -> Tree {
            guard hasWindow else { return Tree(time: 0, windows: []) }
            let frame = CGRect(origin: .zero, size: screenSize)
            var window = Tree.View(class: "UIWindow", id: 0, frame: frame, windowFrame: frame)
            window.subviews = views
            return Tree(time: 0, windows: [.init(isKey: true, view: window, rootViewController: nil)])
        }
        func picture() -> Picture { Picture(width: 1, height: 1, scale: 1, pixels: Data([0, 0, 255, 255])) }

        func show(_ text: String?, id: String? = nil, _ x: Double, _ y: Double) {
            let frame = CGRect(x: x, y: y, width: 20, height: 10)
            var view = Tree.View(class: "UILabel", id: views.count + 1, frame: frame, windowFrame: frame)
            view.text = text
            view.accessibilityIdentifier = id
            views.append(view)
        }
    }

    private let target = Target()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func run(_ text: String) throws -> [URL] {
        try FlowRunner(try Flow(text: text, file: "f.yaml"), target: target, output: folder).run()
    }

    private func message(_ text: String) -> String {
        do {
            _ = try run(text)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testATapGoesToTheCentreOfWhatCanBeSeen() throws {
        target.show("One", -10, 20)
        _ = try run("- tapOn: One")
        XCTAssertEqual(
            target.touches,
            [
                .init(phase: .began, point: CGPoint(x: 5, y: 25)),
                .init(phase: .ended, point: CGPoint(x: 5, y: 25), offset: 0.05),
            ])
    }

    func testADoubleTapIsTwoTapsWithinThreeTenthsOfASecond() throws {
        target.show("One", -10, 20)
        _ = try run("- doubleTapOn: One")
        XCTAssertEqual(target.touches.map(\.phase), [.began, .ended, .began, .ended])
        XCTAssertEqual(target.touches.map(\.offset), [0, 0.05, 0.15, 0.2])
        XCTAssertEqual(Set(target.touches.map(\.point.y)), [25])
    }

    func testTyping() throws {
        _ = try run("- inputText: Ann\n- pressKey: Enter\n- eraseText: 2")
        XCTAssertEqual(target.calls, ["text(\"Ann\")", "enter", "backspace", "backspace"])
        target.isTyping = false
        XCTAssertEqual(message("- scroll\n- inputText: Ann"), "f.yaml:2: inputText: nothing takes text")
    }

    func testCopiedTextIsPasted() throws {
        target.show("42", id: "number", 0, 0)
        target.show(nil, id: "picture", 0, 20)
        _ = try run("- copyTextFrom: {id: number}\n- pasteText\n- repeat: {times: 2, commands: [pasteText]}")
        XCTAssertEqual(target.calls, Array(repeating: "text(\"42\")", count: 3))
        XCTAssertEqual(message("- pasteText"), "f.yaml:1: pasteText: 'copyTextFrom' has copied nothing before")
        XCTAssertEqual(
            message("- scroll\n- copyTextFrom: {id: picture}"), "f.yaml:2: copyTextFrom id picture: it has no text")
        XCTAssertEqual(message("- copyTextFrom"), "f.yaml:1: 'copyTextFrom' needs 'text', 'id', 'index'")
        target.isTyping = false
        XCTAssertEqual(
            message("- copyTextFrom: '42'\n- pasteText"), "f.yaml:2: pasteText: nothing takes text")
    }

    func testAnIndexChoosesAmongSeveral() throws {
        target.show("Row", 0, 100)
        target.show("Row", 0, 50)
        _ = try run("- tapOn: {text: Row, index: 1}")
        XCTAssertEqual(target.touches[0].point, CGPoint(x: 10, y: 105))
        XCTAssertEqual(
            message("- tapOn: {text: Row, index: 2}"),
            "f.yaml:1: tapOn \"Row\" index 2: only 2 of that kind on the screen")
    }

    func testASwipeMovesSixtyTimesASecondAndEndsInPlace() throws {
        _ = try run("- swipe: {start: '10,100', end: '70,100', duration: 100}")
        XCTAssertEqual(target.touches.map(\.phase), [.began] + Array(repeating: .moved, count: 6) + [.ended])
        XCTAssertEqual(target.touches.map(\.point.x), [10, 20, 30, 40, 50, 60, 70, 70])
        XCTAssertEqual(target.touches.last?.offset, 0.1)
    }

    func testSwipesByDirection() throws {
        target.show("List", 20, 40)
        for (direction, start, end) in [
            ("UP", CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 20)),
            ("DOWN", CGPoint(x: 50, y: 40), CGPoint(x: 50, y: 180)),
            ("LEFT", CGPoint(x: 90, y: 100), CGPoint(x: 10, y: 100)),
            ("RIGHT", CGPoint(x: 10, y: 100), CGPoint(x: 90, y: 100)),
        ] {
            target.touches = []
            _ = try run("- swipe: {direction: \(direction)}")
            XCTAssertEqual(target.touches.first?.point, start, direction)
            XCTAssertEqual(target.touches.last?.point, end, direction)
        }
        target.touches = []
        _ = try run("- swipe: {direction: LEFT, from: List}")
        XCTAssertEqual(target.touches.first?.point, CGPoint(x: 30, y: 45))
        XCTAssertEqual(target.touches.last?.point, CGPoint(x: 10, y: 45))
    }

    func testWaitingIsLeftToTheApp() throws {
        _ = try run("- launchApp\n- waitForAnimationToEnd\n- wait: 1.5\n- waitForAnimationToEnd: {timeout: 300}")
        XCTAssertEqual(target.calls, ["idle 15.0", "wait 1.5", "idle 0.3"])
    }

    func testSettingsChangeWhileTheAppRuns() throws {
        _ = try run("- setAppearance: dark\n- setTextSize: accessibility3\n- setAppearance: light")
        XCTAssertEqual(target.calls, ["set dark", "set accessibility3", "set light"])
    }

    func testTurningTheDeviceTurnsWhatSharesOfTheScreenMean() throws {
        _ = try run("- setOrientation: LANDSCAPE_LEFT\n- tapOn: {point: '50%,50%'}\n- setOrientation: upsideDown")
        XCTAssertEqual(target.calls, ["turn landscapeLeft", "touch", "turn portraitUpsideDown"])
        XCTAssertEqual(target.touches.first?.point, CGPoint(x: 100, y: 50))
    }

    func testPicturesAreWrittenUnderTheirNames() throws {
        let pictures = try run("- takeScreenshot: a\n- takeScreenshot: deep/b.png")
        XCTAssertEqual(pictures.map(\.path), ["\(folder.path)/a.png", "\(folder.path)/deep/b.png"])
        for picture in pictures { XCTAssertTrue(FileManager.default.fileExists(atPath: picture.path)) }
    }

    func testAFailedStepSaysWhatIsOnTheScreen() {
        target.show("Two", id: "second", 0, 20)
        target.show("One", 0, 0)
        target.show(nil, id: "icon", 0, 40)
        XCTAssertEqual(
            message("- scroll\n- tapOn: Menu"),
            #"f.yaml:2: tapOn "Menu": not on the screen; on the screen: "One", "Two" (id second), id icon"#)
        XCTAssertEqual(
            message("- assertVisible: {id: menu}"),
            #"f.yaml:1: assertVisible id menu: not on the screen; on the screen: "One", "Two" (id second), id icon"#)
        XCTAssertEqual(
            message("- assertNotVisible: Two"), #"f.yaml:1: assertNotVisible "Two": it is on the screen at 0,20"#)
        target.views = []
        XCTAssertEqual(
            message("- tapOn: Menu"),
            #"f.yaml:1: tapOn "Menu": not on the screen; on the screen: nothing with a text or an identifier"#)
        target.hasWindow = false
        XCTAssertEqual(
            message("- tapOn: Menu"),
            #"f.yaml:1: tapOn "Menu": not on the screen; on the screen: nothing, for no window is visible"#)
        target.hasWindow = true
        XCTAssertEqual(
            message("- tapOn: {point: '500,1'}"),
            "f.yaml:1: tapOn point 500,1: outside the screen of 100 × 200 points")
    }

    func testTheFirstFailureEndsTheFlow() {
        XCTAssertNotEqual(message("- tapOn: Menu\n- takeScreenshot: a"), "no error")
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }

    // MARK: Waiting and repeating

    func testWaitsUntilSomethingIsThere() throws {
        target.change = { if self.target.calls.count == 3 { self.target.show("Mail", 0, 0) } }
        _ = try run("- extendedWaitUntil: {visible: Mail, timeout: 5000}")
        XCTAssertEqual(target.calls, ["wait 0.1", "wait 0.1", "wait 0.1"])
    }

    func testWaitsUntilSomethingIsGone() throws {
        target.show("Loading", 0, 0)
        target.change = { self.target.views = [] }
        _ = try run("- extendedWaitUntil: {notVisible: Loading}")
        XCTAssertEqual(target.calls, ["wait 0.1"])
    }

    func testGivesUpWaiting() {
        target.show("Loading", 0, 0)
        XCTAssertEqual(
            message("- extendedWaitUntil: {visible: Mail, timeout: 300}"),
            "f.yaml:1: extendedWaitUntil \"Mail\": not on the screen after 0.3 s; on the screen: \"Loading\"")
        XCTAssertEqual(target.calls.count, 3)
    }

    func testScrollsUntilSomethingIsThere() throws {
        target.lifted = { if self.target.calls.count == 2 { self.target.show("Row 30", 0, 0) } }
        _ = try run("- scrollUntilVisible: {element: Row 30}")
        XCTAssertEqual(target.calls, ["touch", "touch"])
        XCTAssertEqual(target.touches.first?.point, CGPoint(x: 50, y: 100))
        XCTAssertEqual(target.touches.last?.point, CGPoint(x: 50, y: 20))
    }

    func testGivesUpScrolling() {
        let text = message("- scrollUntilVisible: {element: {id: last}, direction: UP, timeout: 3000}")
        XCTAssertTrue(
            text.hasPrefix("f.yaml:1: scrollUntilVisible id last: not on the screen after 3 scrolls"), text)
        XCTAssertEqual(target.touches.last?.point, CGPoint(x: 50, y: 180))
    }

    func testAFlowThatTakesTooLongEndsAtTheStepThatDoes() throws {
        let flow = try Flow(text: "- wait: 40\n- wait: 20\n- wait: 1\n- scroll", file: "f.yaml")
        func run(_ limit: Double) throws {
            _ = try FlowRunner(flow, target: target, output: folder, limit: limit).run()
        }
        XCTAssertThrowsError(try run(60)) {
            XCTAssertEqual(
                "\($0)", "f.yaml:3: the flow has taken more than 60 s of the app's time; --flow-timeout allows more")
        }
        XCTAssertEqual(target.calls, ["wait 40.0", "wait 20.0", "wait 1.0"])
        XCTAssertNoThrow(try run(62))
    }

    /// A step takes a frame at least.
    func testALoopThatTakesNoTimeEnds() {
        target.show("One", 0, 20)
        let text = "- repeat:\n    times: 1000000000\n    commands:\n      - assertVisible: One"
        XCTAssertThrowsError(
            try FlowRunner(try Flow(text: text, file: "f.yaml"), target: target, output: folder, limit: 10.01).run()
        ) {
            XCTAssertEqual(
                "\($0)", "f.yaml:4: the flow has taken more than 10.01 s of the app's time; --flow-timeout allows more")
        }
    }

    func testPlaces() throws {
        _ = try run(
            """
            - setLocation: {latitude: 52.5, longitude: 13}
            - travel: {points: ["0,0", "0,1"], speed: 10}
            """)
        XCTAssertEqual(
            target.calls,
            [
                #"simulate location {"latitude":52.5,"longitude":13}"#,
                #"simulate location {"points":["0,0","0,1"],"speed":10}"#,
            ])
        target.problem = "nobody is there"
        XCTAssertEqual(
            message("- setLocation: {latitude: 1, longitude: 2}"), "f.yaml:1: setLocation: nobody is there")
    }

    func testWhatTheDeviceNotices() throws {
        let payload = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(#"{"aps": {"badge": 3}}"#.utf8).write(to: payload)
        defer { try? FileManager.default.removeItem(at: payload) }
        _ = try run(
            """
            - simulate: {authentication: {matches: true, text: "1", times: 2}}
            - push: \(payload.path)
            """)
        XCTAssertEqual(
            target.calls,
            [
                #"simulate authentication {"matches":true,"text":"1","times":2}"#,
                #"simulate notifications {"push":{"aps":{"badge":3}}}"#,
            ])
        target.problem = "nobody is there"
        XCTAssertEqual(
            message("- simulate: {authentication: {}}"), "f.yaml:1: simulate authentication: nobody is there")
    }

    func testRepeatsSteps() throws {
        _ = try run("- repeat: {times: 3, commands: [{wait: 1}, waitForAnimationToEnd]}")
        XCTAssertEqual(target.calls, Array(repeating: ["wait 1.0", "idle 15.0"], count: 3).flatMap(\.self))
    }

    func testRepeatsWhileAConditionHolds() throws {
        target.show("Next", 0, 0)
        target.change = { if self.target.calls.count == 4 { self.target.views = [] } }
        _ = try run("- repeat: {while: {visible: Next}, commands: [{wait: 2}]}")
        XCTAssertEqual(target.calls.count, 4)
    }

    func testGivesUpRepeating() {
        XCTAssertEqual(
            message("- repeat: {while: {notVisible: Next}, commands: []}"),
            "f.yaml:1: repeat: the condition still holds after 1000 rounds")
    }
}
