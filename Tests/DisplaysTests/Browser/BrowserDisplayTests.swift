import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// What pages are told and what the app hears of them.
@preconcurrency @MainActor final class BrowserDisplayTests: BrowserTestCase {
    private func event(_ number: Int) -> TraceEvent {
        TraceEvent(seq: number, time: Double(number), class: "C", id: 1, title: nil, event: "viewDidLoad", fields: [:])
    }

    private func diagnostic(_ json: String) throws -> Diagnostic {
        try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
    }

    func test_pageIsToldWhereItComesIn() throws {
        host.follow(.connected)
        for number in 1...2500 { host.follow(.message(event(number))) }
        host.follow(.message(AppMessage.ClockState(isPaused: true, speed: 0.5, time: 3)))
        host.follow(.message(AppMessage.Activity(isInBackground: true)))
        let page = try openPage()
        try page.waitFor("the trace") { page.bodies("traces").count == 3 }
        XCTAssertEqual(
            page.messages.map(\.type),
            ["welcome", "screen", "phase", "build", "clock", "activity", "textInput", "traces", "traces", "traces"])
        XCTAssertEqual(page.bodies("welcome")[0]["name"], "Example")
        XCTAssertEqual(
            page.bodies("welcome")[0]["devices"],
            .array(ScreenConfiguration.devices.map { .string($0.deviceName) }))
        XCTAssertEqual(page.bodies("screen")[0]["interfaceSize"], [375, 667])
        XCTAssertEqual(page.bodies("screen")[0]["interfaceOrientation"], "portrait")
        XCTAssertEqual(page.bodies("screen")[0]["device"]?["size"], [375, 667])
        XCTAssertEqual(page.bodies("phase")[0], ["phase": "running", "isResponding": true])
        XCTAssertEqual(page.bodies("build")[0], ["state": "idle", "errors": []])
        XCTAssertEqual(page.bodies("clock")[0], ["isPaused": true, "speed": 0.5, "time": 3])
        XCTAssertEqual(page.bodies("activity")[0], ["isInBackground": true])
        let numbers = page.bodies("traces").flatMap { body -> [JSONValue?] in
            guard case .array(let events) = body else { return [] }
            return events.map { $0["seq"] }
        }
        XCTAssertEqual(numbers, (1...2500).map { .number(Double($0)) })
    }

    /// Pages that are open hear of a withdrawal, and pages that come later not of the finding.
    func test_aWithdrawnFindingIsForgotten() throws {
        let early = try openPage()
        for number in 1...2 {
            let json = #"{"code":"c\#(number)","message":"m","objects":[],"number":\#(number)}"#
            host.follow(.message(try diagnostic(json)))
        }
        host.follow(.message(AppMessage.Verdict(number: 1, stands: false)))
        host.follow(.message(AppMessage.Verdict(number: 2, stands: true)))
        try early.waitFor("the verdicts") { early.bodies("verdict").count == 2 }
        XCTAssertEqual(early.bodies("diagnostic").map { $0["code"] }, ["c1", "c2"])
        XCTAssertEqual(early.bodies("verdict")[0], ["number": 1, "stands": false])
        let late = try openPage()
        try late.waitFor("the finding") { !late.bodies("diagnostic").isEmpty }
        XCTAssertEqual(late.bodies("diagnostic").map { $0["code"] }, ["c2"])
    }

    func test_traceOfOneTurnIsOneMessage() throws {
        let page = try openPage()
        for number in 1...50 { host.follow(.message(event(number))) }
        try page.waitFor("the trace") { !page.bodies("traces").isEmpty }
        guard case .array(let events) = page.bodies("traces")[0] else { return XCTFail() }
        XCTAssertEqual(events.count, 50)
        // What comes after them is told after them.
        for number in 51...52 { host.follow(.message(event(number))) }
        host.follow(.message(AppMessage.OpenURL(url: "https://example.org/")))
        try page.waitFor("the address") { page.messages.last?.type == "openURL" }
        XCTAssertEqual(page.messages.suffix(2).map(\.type), ["traces", "openURL"])
    }

    func test_eventsOfTheAppGoToAllPages() throws {
        let pages = try [openPage(), openPage()]
        host.follow(.connected)
        host.follow(.answers(false))
        host.follow(.message(AppMessage.TextInput(isActive: true, keyboard: "numberPad")))
        host.follow(.message(AppMessage.Turned(orientation: .landscapeLeft, size: CGSize(width: 667, height: 375))))
        host.follow(.message(PasteboardText(text: "copied")))
        host.setBuild(.failed([BuildError(file: "A.swift", line: 3, message: "no such type")]))
        host.follow(.ended(AppEnd(reason: "Fatal error", signal: 4)))
        for page in pages {
            try page.waitFor("the end") { page.bodies("phase").last?["phase"] == "ended" }
            XCTAssertEqual(page.bodies("phase").last?["end"]?["reason"], "Fatal error")
            XCTAssertEqual(page.bodies("phase").dropLast().last?["isResponding"], false)
            XCTAssertEqual(page.bodies("textInput").last?["keyboard"], "numberPad")
            XCTAssertEqual(page.bodies("screen").last?["interfaceSize"], [667, 375])
            XCTAssertEqual(page.bodies("pasteboard"), [["text": "copied"]])
            XCTAssertEqual(page.bodies("build").last?["state"], "failed")
        }
    }

    // MARK: Frames

    func test_pageThatComesLateHasThePicture() throws {
        var generator = SeededGenerator(3)
        var canvas = Canvas(width: 200, height: 300)
        host.show(canvas.picture, damage: [], time: 1)
        for _ in 0..<5 { host.show(canvas.picture, damage: [canvas.scribble(using: &generator)], time: 2) }
        host.show(canvas.picture, damage: [.init(x: 0, y: 0, width: 200, height: 300)], time: 2.5)
        let page = try openPage()
        try page.waitFor("a frame") { !page.frames.isEmpty }
        XCTAssertTrue(page.screen.isKey)
        XCTAssertEqual(page.screen.pixels, canvas.picture.colours)
        XCTAssertEqual(page.screen.time, 2.5)
        XCTAssertEqual(page.screen.scale, 2)
    }

    func test_twoFramesAreOnTheirWayAndTheRestIsMerged() throws {
        var generator = SeededGenerator(4)
        var canvas = Canvas(width: 200, height: 300)
        host.show(canvas.picture, damage: [], time: 0)
        let page = try openPage(acknowledges: false)
        try page.waitFor("the first frame") { page.frames == [1] }
        for number in 1...40 {
            let damage = canvas.scribble(using: &generator)
            host.show(canvas.picture, damage: [damage], time: Double(number))
            try page.receive()
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
        }
        try page.waitFor("the second frame") { page.frames == [1, 2] }
        page.acknowledge(2)
        try page.waitFor("the third frame") { page.frames == [1, 2, 3] }
        XCTAssertEqual(page.screen.time, 40)
        XCTAssertEqual(page.screen.pixels, canvas.picture.colours)
    }

    func test_eachPageHasItsOwnPace() throws {
        var generator = SeededGenerator(5)
        var canvas = Canvas(width: 150, height: 220)
        host.show(canvas.picture, damage: [], time: 0)
        let (quick, slow) = (try openPage(), try openPage(acknowledges: false))
        for number in 1...30 {
            let damage = [canvas.scribble(using: &generator), canvas.scribble(using: &generator)]
            host.show(canvas.picture, damage: damage, time: Double(number))
            try quick.waitFor("frame \(number)") { quick.screen.time == Double(number) }
            XCTAssertEqual(quick.screen.pixels, canvas.picture.colours)
        }
        try slow.waitFor("two frames") { slow.frames.count == 2 }
        slow.acknowledge(1)
        try slow.waitFor("the last picture") { slow.screen.time == 30 }
        XCTAssertEqual(slow.screen.pixels, canvas.picture.colours)
    }

    /// A picture of another size between two of one size must not lose damage.
    func test_picturesOfChangingSizesArriveExactly() throws {
        var generator = SeededGenerator(6)
        let page = try openPage(acknowledges: false)
        for turn in 1...12 {
            var canvas = Canvas(width: turn % 2 == 0 ? 90 : 60, height: turn % 3 == 0 ? 60 : 90)
            for _ in 0..<4 { _ = canvas.scribble(using: &generator) }
            host.show(
                canvas.picture, damage: [.init(x: 0, y: 0, width: canvas.width, height: canvas.height)],
                time: Double(turn))
            guard turn % 4 == 0 else { continue }
            for sequence in page.frames { page.acknowledge(sequence) }
            try page.waitFor("picture \(turn)") {
                if let last = page.frames.last { page.acknowledge(last) }
                return page.screen.time == Double(turn)
            }
            XCTAssertEqual(page.screen.pixels, canvas.picture.colours)
        }
    }

    func test_framesThatWereNeverSentCannotBeAcknowledged() throws {
        for sequence in ["7", "-1", "4294967296"] {
            let page = try openPage()
            page.send(#"{"type":"ack","body":{"sequence":\#(sequence)}}"#)
            XCTAssertEqual(try page.waitForClose(), 1008, sequence)
        }
    }

    // MARK: What pages say

    func test_whatThePersonDoesReachesTheApp() throws {
        let page = try openPage()
        let messages: [any DisplayMessage.Body] = [
            DisplayMessage.Touch(phase: .began, point: CGPoint(x: 1, y: 2)),
            DisplayMessage.Touch(phase: .ended, point: CGPoint(x: 1, y: 2)),
            DisplayMessage.Wheel(point: CGPoint(x: 3, y: 4), delta: CGSize(width: 0, height: 30), phase: .changed),
            DisplayMessage.KeyPress(phase: .down, usage: 4, characters: "a"),
            DisplayMessage.KeyPress(phase: .up, usage: 4),
            DisplayMessage.Text(text: "héllo", deleting: 1),
            DisplayMessage.Composition(text: "かん", selectionStart: 2, selectionLength: 0),
            DisplayMessage.ElementAction(element: 3, kind: .activate), PasteboardText(text: "x"),
            DisplayMessage.SetClock(speed: 0.25), DisplayMessage.Step(frames: 2),
            DisplayMessage.SetActivity(isInBackground: true), DisplayMessage.Shake(),
            DisplayMessage.WarnOfMemory(), DisplayMessage.SetPreferences(style: .dark),
            DisplayMessage.SetOrientation(orientation: .landscapeLeft),
        ]
        for message in messages { try page.send(message) }
        try page.waitFor("the messages") { told.count == messages.count }
        XCTAssertEqual(told, messages.map { DisplayMessage($0) })
        XCTAssertEqual(host.settings.screen.style, .dark)
    }

    func test_whatIsNoPagesToSayEndsThePage() throws {
        let screen = host.settings.screen
        let pixels = DisplayMessage.PixelStore(path: "/etc/passwd", count: 1, byteCount: 1)
        let messages: [any DisplayMessage.Body] = [
            DisplayMessage.Welcome(screen: screen, clock: .real, wantsFrames: true, pixels: pixels),
            DisplayMessage.FrameConsumed(sequence: 1), DisplayMessage.Input(request: 1, touches: []),
            DisplayMessage.Typing(request: 1, keys: [.enter]), DisplayMessage.RunUntilIdle(request: 1, limit: 1),
            DisplayMessage.Advance(request: 1, seconds: 1, passRealTime: false),
            DisplayMessage.RequestFrame(request: 1), DisplayMessage.Terminate(),
            DisplayMessage.SetScreen(screen), DisplayMessage.RequestState(request: 1), DisplayMessage.Ping(request: 1),
            // Numbers that no person's input has.
            DisplayMessage.Touch(phase: .began, point: CGPoint(x: 1e300, y: 0)),
            DisplayMessage.Wheel(point: .zero, delta: CGSize(width: 0, height: -1e9)),
            DisplayMessage.Step(frames: 1_000_000_000),
            DisplayMessage.SetClock(speed: 0), DisplayMessage.SetClock(speed: -1),
            DisplayMessage.Text(text: "", deleting: -1),
            DisplayMessage.Composition(text: "a", selectionStart: 1, selectionLength: .max),
            DisplayMessage.KeyPress(phase: .down, usage: -1),
            DisplayMessage.HitTest(request: 1, point: CGPoint(x: 0, y: -1e99)),
            DisplayMessage.Simulate(request: 1, name: "x", values: .string(String(repeating: "x", count: 5000))),
        ]
        for message in messages {
            let page = try openPage()
            try page.send(message)
            XCTAssertEqual(try page.waitForClose(), 1008, "\(message)")
        }
        for (json, code) in [
            (#"{"type":"format","body":{"disk":true}}"#, 1008), (#"{"type":"touch"}"#, 1008),
            (#"{"type":"touch","body":{"phase":"began","finger":0,"point":[1]}}"#, 1008), ("{}", 1008),
            (#"{"type":"setDevice","body":{"name":"Commodore 64"}}"#, 1008), ("[1]", 1007), ("hello", 1007), ("", 1007),
            (String(repeating: "[", count: 100_000), 1007),
        ] {
            let page = try openPage()
            page.send(json)
            XCTAssertEqual(try page.waitForClose(), code, "\(json.prefix(100))")
        }
        XCTAssertEqual(told, [])
    }

    func test_pageThatLeavesLetsGoOfFingersAndKeys() throws {
        let (first, second) = (try openPage(), try openPage())
        try first.send(DisplayMessage.Touch(phase: .began, finger: 0, point: CGPoint(x: 1, y: 1)))
        try first.waitFor("the first finger") { told.count == 1 }
        try second.send(DisplayMessage.Touch(phase: .began, finger: 0, point: CGPoint(x: 5, y: 5)))
        try second.waitFor("the second finger") { told.count == 2 }
        try first.send(DisplayMessage.Touch(phase: .moved, finger: 0, point: CGPoint(x: 2, y: 3)))
        try first.send(DisplayMessage.KeyPress(phase: .down, usage: 225, modifiers: 2))
        try first.waitFor("all") { told.count == 4 }
        first.client.send(TestPage.frame(opcode: 8, [0x03, 0xe9]))
        XCTAssertEqual(try first.waitForClose(), 1001)
        try second.waitFor("the release") { told.count == 6 }
        // The end of a touch that the app has not seen begin is nothing to it.
        try second.send(DisplayMessage.Touch(phase: .ended, finger: 9, point: .zero))
        try second.send(DisplayMessage.Touch(phase: .ended, finger: 0, point: CGPoint(x: 5, y: 6)))
        try second.waitFor("the end of the second finger") { told.count == 7 }
        XCTAssertEqual(
            told,
            said(
                DisplayMessage.Touch(phase: .began, finger: 0, point: CGPoint(x: 1, y: 1)),
                DisplayMessage.Touch(phase: .began, finger: 1, point: CGPoint(x: 5, y: 5)),
                DisplayMessage.Touch(phase: .moved, finger: 0, point: CGPoint(x: 2, y: 3)),
                DisplayMessage.KeyPress(phase: .down, usage: 225, modifiers: 2),
                DisplayMessage.Touch(phase: .cancelled, finger: 0, point: CGPoint(x: 2, y: 3)),
                DisplayMessage.KeyPress(phase: .cancelled, usage: 225, modifiers: 2),
                DisplayMessage.Touch(phase: .ended, finger: 1, point: CGPoint(x: 5, y: 6))))
    }

    func test_aFingerThatBeginsTwiceIsCancelledBetween() throws {
        let page = try openPage()
        for x in 1...2 { try page.send(DisplayMessage.Touch(phase: .began, finger: 4, point: CGPoint(x: x, y: 0))) }
        try page.waitFor("the touches") { told.count == 3 }
        XCTAssertEqual(
            told,
            said(
                DisplayMessage.Touch(phase: .began, finger: 0, point: CGPoint(x: 1, y: 0)),
                DisplayMessage.Touch(phase: .cancelled, finger: 0, point: CGPoint(x: 1, y: 0)),
                DisplayMessage.Touch(phase: .began, finger: 0, point: CGPoint(x: 2, y: 0))))
    }

    func test_answersGoToThePageThatAsked() throws {
        let (first, second) = (try openPage(), try openPage())
        try first.send(DisplayMessage.HitTest(request: 1, point: CGPoint(x: 1, y: 1)))
        try first.waitFor("the first question") { told.count == 1 }
        try second.send(DisplayMessage.HitTest(request: 1, point: CGPoint(x: 2, y: 2)))
        try second.send(DisplayMessage.RequestTree(request: 2))
        try second.send(DisplayMessage.RequestLayers(request: 3))
        try second.waitFor("the other questions") { told.count == 4 }
        guard let one = told[0].body as? DisplayMessage.HitTest, let two = told[1].body as? DisplayMessage.HitTest,
            let three = told[2].body as? DisplayMessage.RequestTree,
            let four = told[3].body as? DisplayMessage.RequestLayers
        else { return XCTFail("\(told)") }
        XCTAssertEqual(Set([one.request, two.request, three.request, four.request]).count, 4)
        host.follow(.message(AppMessage.HitTestReply(request: two.request, path: [2])))
        host.follow(.message(AppMessage.HitTestReply(request: one.request, path: [1])))
        host.follow(.message(AppMessage.HitTestReply(request: one.request, path: [3])))
        host.follow(.message(AppMessage.TreeReply(request: three.request, json: "{}")))
        host.follow(.message(AppMessage.LayersReply(request: four.request, layers: [])))
        host.follow(.message(AppMessage.OpenURL(url: "a:b")))
        for page in [first, second] { try page.waitFor("the last message") { !page.bodies("openURL").isEmpty } }
        XCTAssertEqual(first.bodies("hitTest"), [["request": 1, "path": [1]]])
        XCTAssertEqual(second.bodies("hitTest"), [["request": 1, "path": [2]]])
        XCTAssertEqual(first.bodies("tree"), [])
        XCTAssertEqual(second.bodies("tree"), [["request": 2, "json": "{}"]])
        XCTAssertEqual(second.bodies("layers"), [["request": 3, "layers": []]])
    }

    func test_whatIsSimulatedIsAnsweredAndHoldsForTheNextStart() throws {
        let page = try openPage()
        let place: JSONValue = ["latitude": 52.5, "longitude": 13.25]
        try page.send(DisplayMessage.Simulate(request: 1, name: "location", values: place))
        try page.waitFor("the question") { told.count == 1 }
        let question = try XCTUnwrap(told[0].body as? DisplayMessage.Simulate)
        host.follow(.message(AppMessage.Simulated(request: question.request, seconds: 0)))
        try page.waitFor("the answer") { !page.bodies("simulated").isEmpty }
        XCTAssertEqual(page.bodies("simulated"), [["request": 1, "seconds": 0]])
        XCTAssertEqual(host.settings.simulated, ["location": place])
    }

    func test_theAppIsAskedForWhatAnyPageWants() throws {
        let (first, second) = (try openPage(), try openPage())
        try first.send(DisplayMessage.Observe(tree: true, accessibility: false))
        try first.waitFor("the wish") { told.count == 1 }
        host.follow(.message(AppMessage.TreeReply(request: 0, json: "{\"time\":1}")))
        try first.waitFor("the tree") { first.bodies("tree").count == 1 }
        // The app has sent the tree before, and is not asked again for the second page's sake.
        try second.send(DisplayMessage.Observe(tree: true, accessibility: true))
        try second.waitFor("the tree of before") { second.bodies("tree").count == 1 && told.count == 2 }
        host.follow(.message(AppMessage.Accessibility(elements: [])))
        try second.waitFor("the elements") { second.bodies("accessibility").count == 1 }
        // Another run of the app has not been asked.
        host.follow(.connected)
        try second.waitFor("the wish again") { told.count == 3 }
        second.client.send(TestPage.frame(opcode: 8, []))
        _ = try second.waitForClose()
        try first.waitFor("the smaller wish") { told.count == 4 }
        first.client.send(TestPage.frame(opcode: 8, []))
        _ = try first.waitForClose()
        eventually("no wish") { told.count == 5 }
        XCTAssertEqual(first.bodies("accessibility"), [])
        XCTAssertEqual(
            told,
            said(
                DisplayMessage.Observe(tree: true, accessibility: false),
                DisplayMessage.Observe(tree: true, accessibility: true),
                DisplayMessage.Observe(tree: true, accessibility: true),
                DisplayMessage.Observe(tree: true, accessibility: false),
                DisplayMessage.Observe(tree: false, accessibility: false)))
    }

    func test_whatIsSaidOnceIsNotSaidAgainToPagesThatComeLater() throws {
        host.follow(.connected)
        let first = try openPage()
        try first.send(DisplayMessage.Observe(tree: false, accessibility: true))
        try first.waitFor("the wish") { told.count == 1 }
        let element = AppMessage.Accessibility.Element(id: 7, label: "Total", frame: .zero)
        host.follow(.message(AppMessage.Accessibility(elements: [element], announcement: "Saved", focus: 7)))
        try first.waitFor("the elements") { !first.bodies("accessibility").isEmpty }
        XCTAssertEqual(first.bodies("accessibility")[0]["announcement"], "Saved")
        XCTAssertEqual(first.bodies("accessibility")[0]["focus"], 7)
        let second = try openPage()
        try second.send(DisplayMessage.Observe(tree: false, accessibility: true))
        try second.waitFor("the elements") { !second.bodies("accessibility").isEmpty }
        XCTAssertEqual(second.bodies("accessibility")[0]["announcement"], nil)
        XCTAssertEqual(second.bodies("accessibility")[0]["focus"], nil)
        XCTAssertEqual(
            second.bodies("accessibility")[0]["elements"], first.bodies("accessibility")[0]["elements"])
    }

    func test_theEndIsTold() throws {
        let page = try openPage()
        Task { await display.stop() }
        XCTAssertEqual(try page.waitForClose(), 1001)
    }

    func test_anotherDeviceKeepsThePersonsSettings() throws {
        let page = try openPage()
        host.send(DisplayMessage.SetPreferences(style: .dark, textSize: .extraLarge))
        host.send(DisplayMessage.SetOrientation(orientation: .landscapeRight))
        told = []
        page.send(#"{"type":"setDevice","body":{"name":"iPad mini (6th generation)"}}"#)
        try page.waitFor("the screen") { told.count == 1 }
        var expected = try XCTUnwrap(ScreenConfiguration.device(named: "iPad mini (6th generation)"))
        expected.style = .dark
        expected.textSize = .extraLarge
        expected.orientation = .landscapeRight
        XCTAssertEqual(told, [DisplayMessage(DisplayMessage.SetScreen(expected))])
        try page.waitFor("the new screen") {
            page.bodies("screen").last?["device"]?["deviceName"] == "iPad mini (6th generation)"
        }
    }
}
