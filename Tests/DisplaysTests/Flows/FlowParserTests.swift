import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

final class FlowParserTests: XCTestCase {
    private func commands(_ text: String) throws -> [any FlowCommand] {
        try Flow(text: "appId: a\n---\n" + text, file: "f.yaml").steps.map(\.command)
    }

    private func assertEqual(
        _ commands: [any FlowCommand], _ expected: [any FlowCommand], file: StaticString = #filePath, line: UInt = #line
    ) {
        func steps(_ commands: [any FlowCommand]) -> [Flow.Step] { commands.map { Flow.Step(line: 1, command: $0) } }
        XCTAssertEqual(steps(commands), steps(expected), file: file, line: line)
    }

    private func message(_ text: String) -> String {
        do {
            let flow = try Flow(text: text, file: "f.yaml")
            return "no error: \(flow.steps)"
        } catch {
            return error.description
        }
    }

    func testTheDateInTheHead() throws {
        func date(_ text: String) throws -> Date? {
            try Flow(text: "date: \(text)\n---\n- scroll\n", file: "f.yaml").date
        }
        XCTAssertEqual(try date("2024-05-01T09:41:00Z"), Date(timeIntervalSince1970: 1_714_556_460))
        XCTAssertEqual(try date("\"2024-05-01 09:41:00Z\""), Date(timeIntervalSince1970: 1_714_556_460))
        XCTAssertNil(try Flow(text: "- scroll\n", file: "f.yaml").date)
        XCTAssertEqual(
            message("appId: a\ndate: today\n---\n- scroll\n"),
            "f.yaml:2: 'date' is a day and time such as 2024-05-01T09:41:00")
    }

    func testDatesAsPeopleWriteThem() throws {
        let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
        func seconds(_ text: String) -> Double? { RunDate.parse(text, in: berlin)?.timeIntervalSince1970 }
        XCTAssertEqual(seconds("2024-05-01T09:41:00"), 1_714_556_460 - 7200)
        XCTAssertEqual(seconds("2024-05-01T09:41"), 1_714_556_460 - 7200)
        XCTAssertEqual(seconds("2024-05-01"), 1_714_521_600 - 7200)
        XCTAssertEqual(seconds("2024-05-01T09:41:00-01:30"), 1_714_556_460 + 5400)
        for text in ["", "9:41", "2024-13-01", "2023-02-29", "2024-05-01T25:00", "2024-5-1", "2024-05-01Z"] {
            XCTAssertNil(seconds(text), text)
        }
    }

    func testPlaces() throws {
        assertEqual(
            try commands(
                """
                - setLocation:
                    latitude: 52.3599976
                    longitude: "4.8830301"
                - travel:
                    points:
                      - 0.0,0.0
                      - 0.1,-0.1
                    speed: 7900
                """),
            [
                SetLocation(latitude: 52.3599976, longitude: 4.8830301),
                Travel(points: ["0.0,0.0", "0.1,-0.1"], speed: 7900),
            ])
        XCTAssertEqual(
            message("- setLocation: {latitude: 91, longitude: 0}"),
            "f.yaml:1: 'latitude' is a number of degrees from -90 to 90")
        XCTAssertEqual(
            message("- setLocation: {latitude: 9}"), "f.yaml:1: 'setLocation' needs 'latitude' and 'longitude'")
        XCTAssertEqual(
            message("- travel: {points: 1, speed: 1}"),
            "f.yaml:1: 'travel' needs 'points', a list of latitudes and longitudes such as 37.33,-122.03")
        XCTAssertEqual(
            message("- travel: {points: [\"0,0\"]}"), "f.yaml:1: 'travel' needs 'speed', in metres a second")
        XCTAssertEqual(
            message("- travel: {points: [\"0,0\"], speed: 0}"),
            "f.yaml:1: 'speed' is a number of metres a second above 0")
    }

    func testTyping() throws {
        assertEqual(
            try commands(
                """
                - inputText: "Ann 1"
                - inputText: 12
                - eraseText: 2
                - pressKey: Enter
                - pressKey: backspace
                - hideKeyboard
                """),
            [
                InputText("Ann 1"), InputText("12"), EraseText(2), PressKey(.enter), PressKey(.backspace),
                HideKeyboard(),
            ])
        XCTAssertEqual(InputText("a").keys, [.text("a")])
        XCTAssertEqual(EraseText(2).keys, [.backspace, .backspace])
        XCTAssertEqual(HideKeyboard().keys, [.hideKeyboard])
        assertEqual(try commands("- eraseText"), [EraseText(50)])
        XCTAssertEqual(message("- inputText"), "f.yaml:1: 'inputText' needs a text")
        XCTAssertEqual(
            message("- eraseText: 0"), "f.yaml:1: 'eraseText' needs a number of characters, from 1 to 10000")
        XCTAssertEqual(
            message("- pressKey: Entr"), "f.yaml:1: 'pressKey' is Enter or Backspace (did you mean 'Enter'?)")
    }

    func testDragAndDropRestsBeforeItMoves() throws {
        let command = try XCTUnwrap(
            commands("- dragAndDrop: {from: \"Row 2\", to: {id: basket}}").first as? DragAndDrop)
        XCTAssertEqual([command.from, command.to], [ElementSelector(text: "Row 2"), ElementSelector(id: "basket")])
        let touches = DragAndDrop.touches(from: .zero, to: CGPoint(x: 36, y: 72))
        XCTAssertEqual(touches.count, 38)
        XCTAssertGreaterThan(touches[1].offset, 0.5)
        XCTAssertEqual(touches.last?.point, CGPoint(x: 36, y: 72))
        XCTAssertEqual(message("- dragAndDrop: {from: x}"), "f.yaml:1: 'dragAndDrop' needs 'from' and 'to'")
    }

    func testEveryCommand() throws {
        assertEqual(
            try commands(
                """
                - launchApp
                - tapOn: Menu
                - tapOn: 7
                - tapOn:
                    id: second
                    index: 2
                - tapOn: {point: "50%, 25.5%"}
                - longPressOn: {point: "10,20.5"}
                - swipe: {start: "90%,50%", end: "10%,50%", duration: 250}
                - swipe: {direction: up, from: {id: list}}
                - scroll
                - assertVisible: {text: One, id: label}
                - assertNotVisible: Two
                - takeScreenshot: a
                - takeScreenshot: {path: b.png}
                - waitForAnimationToEnd
                - waitForAnimationToEnd: {timeout: 500}
                - wait: 1.5
                - extendedWaitUntil: {visible: Mail, timeout: 500}
                - extendedWaitUntil: {notVisible: {id: spinner}}
                - scrollUntilVisible: {element: Last, direction: up}
                - repeat: {times: 2, while: {visible: Next}, commands: [scroll]}
                - setAppearance: dark
                - setTextSize: accessibility5
                - setOrientation: landscapeLeft
                - setOrientation: UPSIDE_DOWN
                - doubleTapOn: {id: photo}
                """),
            [
                LaunchApp(), TapOn(.init(text: "Menu")), TapOn(.init(text: "7")), TapOn(.init(id: "second", index: 2)),
                TapOn(.init(point: .percent(x: 50, y: 25.5))), LongPressOn(.init(point: .points(x: 10, y: 20.5))),
                Swipe(path: .points(start: .percent(x: 90, y: 50), end: .percent(x: 10, y: 50)), duration: 0.25),
                Swipe(path: .direction(.up, from: .init(id: "list")), duration: 0.4), Scroll(),
                AssertVisible(.init(text: "One", id: "label")), AssertNotVisible(.init(text: "Two")),
                TakeScreenshot("a"), TakeScreenshot("b"), WaitForAnimationToEnd(timeout: 15),
                WaitForAnimationToEnd(timeout: 0.5), Wait(1.5),
                ExtendedWaitUntil(.init(.init(text: "Mail"), isVisible: true), timeout: 0.5),
                ExtendedWaitUntil(.init(.init(id: "spinner"), isVisible: false), timeout: 15),
                ScrollUntilVisible(.init(text: "Last"), .up, timeout: 20),
                Repeat(
                    times: 2, while: .init(.init(text: "Next"), isVisible: true),
                    steps: [.init(line: 24, command: Scroll())]),
                SetAppearance(.dark), SetTextSize(.accessibility5), SetOrientation(.landscapeLeft),
                SetOrientation(.portraitUpsideDown), DoubleTapOn(.init(id: "photo")),
            ])
    }

    func testOrientationsAreNamedInAnyWayAndNoOther() {
        for (name, orientation) in [
            ("portrait", "portrait"), ("PORTRAIT", "portrait"), ("upsideDown", "portraitUpsideDown"),
            ("portraitUpsideDown", "portraitUpsideDown"), ("LANDSCAPE_LEFT", "landscapeLeft"),
            ("landscapeRight", "landscapeRight"),
        ] { XCTAssertEqual(ScreenConfiguration.Orientation(named: name)?.rawValue, orientation) }
        let words = "'setOrientation' is portrait, upsideDown, landscapeLeft or landscapeRight"
        XCTAssertEqual(message("- setOrientation: sideways"), "f.yaml:1: \(words)")
        XCTAssertEqual(message("- scroll\n- setOrientation"), "f.yaml:2: \(words)")
    }

    func testStepsKnowTheirLines() throws {
        let flow = try Flow(
            text: "appId: a\n# why\n---\n\n- tapOn: One\n- tapOn:\n    id: two\n- scroll\n", file: "f.yaml")
        XCTAssertEqual(flow.steps.map(\.line), [5, 6, 8])
    }

    func testTheHeaderMayBeMissing() throws {
        assertEqual(try Flow(text: "- scroll\n", file: "f.yaml").steps.map(\.command), [Scroll()])
    }

    func testMistakesAreToldWithTheirLine() {
        let header = "appId: a\n---\n"
        XCTAssertEqual(message(header + "- tapon: x"), "f.yaml:3: unknown command 'tapon' (did you mean 'tapOn'?)")
        XCTAssertEqual(message(header + "- scroll\n- frobnicate"), "f.yaml:4: unknown command 'frobnicate'")
        XCTAssertEqual(
            message(header + "- tapOn: {idd: x}"), "f.yaml:3: 'tapOn' has no 'idd' (did you mean 'id'?)")
        XCTAssertEqual(message(header + "- tapOn"), "f.yaml:3: 'tapOn' needs 'text', 'id', 'index', 'point'")
        XCTAssertEqual(message(header + "- tapOn: {index: 1}"), "f.yaml:3: 'tapOn' needs a text, an id or a point")
        XCTAssertEqual(
            message(header + "- tapOn: {text: a, index: -1}"), "f.yaml:3: 'index' is a whole number, counted from 0")
        XCTAssertEqual(
            message(header + "- tapOn: {point: 120%}"),
            "f.yaml:3: a point is '50%,50%' of the screen or 'x,y' in points")
        XCTAssertEqual(
            message(header + "- tapOn: {point: 'inf,nan'}"),
            "f.yaml:3: a point is '50%,50%' of the screen or 'x,y' in points")
        XCTAssertEqual(message(header + "- assertVisible: {point: '1,1'}"), "f.yaml:3: 'assertVisible' has no 'point'")
        XCTAssertEqual(
            message(header + "- swipe: {direction: sideways}"), "f.yaml:3: 'direction' is UP, DOWN, LEFT or RIGHT")
        XCTAssertEqual(
            message(header + "- swipe: {start: '1,1'}"), "f.yaml:3: 'swipe' needs 'start' and 'end', or 'direction'")
        XCTAssertEqual(message(header + "- wait: soon"), "f.yaml:3: 'wait' needs a number that is not negative")
        XCTAssertEqual(message(header + "- wait: -1"), "f.yaml:3: 'wait' needs a number that is not negative")
        XCTAssertEqual(message(header + "- setAppearance"), "f.yaml:3: 'setAppearance' is one of light, dark")
        XCTAssertEqual(
            message(header + "- setTextSize: accessibility6"),
            "f.yaml:3: 'setTextSize' is one of extraSmall, small, medium, large, extraLarge, extraExtraLarge, "
                + "extraExtraExtraLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 "
                + "(did you mean 'accessibility1'?)")
        XCTAssertEqual(message(header + "- takeScreenshot"), "f.yaml:3: 'takeScreenshot' needs a name")
        XCTAssertEqual(
            message(header + "- tapOn: a\n  id: b"),
            "f.yaml:3: 'tapOn' is followed by more on the same level: indent its arguments")
        XCTAssertEqual(
            message("appId: a\ntapOn: b\n"),
            "f.yaml:1: the commands are not a list, or '---' is missing between the header and them")
        XCTAssertEqual(message(""), "f.yaml: the flow is empty")
        XCTAssertEqual(
            message("- scroll\n---\n- scroll\n"), "f.yaml:1: the header is not a map such as 'appId: com.example.app'")
    }

    func testTextThatIsNoYAMLIsToldInOneLine() {
        for text in ["- a: [", "\t- x", "a: b: c", "'", "{{{", "&a [*b]", "- tapOn: {text: a, text: b}"] {
            let message = message(text)
            XCTAssertTrue(message.hasPrefix("f.yaml:"), message)
            XCTAssertFalse(message.contains("\n"), message)
        }
    }

    func testRandomBytesNeverTrap() {
        var generator = SeededGenerator(7)
        let alphabet = Array("-: {}[]\n\t'\"&*|>%#a1tapOn!")
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator)!
                })
            XCTAssertFalse(message(text).contains("\n") && !message(text).hasPrefix("no error"), text)
        }
    }

    func testNearestName() {
        XCTAssertEqual(nearestName(to: "asertVisible", among: ["tapOn", "assertVisible"]), "assertVisible")
        XCTAssertNil(nearestName(to: "inputText", among: ["tapOn", "wait"]))
        XCTAssertEqual(editDistance("kitten", "sitting"), 3)
        XCTAssertEqual(editDistance("", "abc"), 3)
    }
}
