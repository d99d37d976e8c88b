import Foundation
import XCTest

@testable import DisplayProtocol

final class MessageTests: XCTestCase {
    private let appMessages: [any AppMessage.Body] = [
        AppMessage.Hello(pid: 7, name: "Menu \"é\"\n"),
        AppMessage.Frame(
            sequence: 3, buffer: 1, width: 1179, height: 2556, scale: 3,
            damage: [.init(x: 0, y: 1, width: 2, height: 3)], time: 0.35, request: 9),
        TraceEvent(
            seq: 1, time: 0.1, class: "A", id: 2, title: nil, event: "willMoveToParent",
            fields: ["parent": TraceEvent.parent(class: "B", id: 1), "animated": true, "type": "x"]),
        Diagnostic(code: "c", message: "m", objects: ["o"], advice: "a", file: "F.swift", line: 3),
        AppMessage.Verdict(number: 3, stands: false),
        AppMessage.Settled(request: 1, time: 2, stillRunning: ["a"]), AppMessage.Settled(request: 1, time: 2),
        AppMessage.Advanced(request: 1, time: 2), AppMessage.TreeReply(request: 4, json: "{\"a\": \"\\u0000\"}"),
        AppMessage.Finished(request: 5), AppMessage.FinishedTyping(request: 6),
        AppMessage.FinishedTyping(request: 6, problem: "no field"),
        AppMessage.Turned(orientation: .landscapeRight, size: CGSize(width: 852, height: 393)),
        AppMessage.Terminating(reason: "*** Terminating app"),
        AppMessage.Accessibility(elements: [
            .init(
                id: 3, label: "Back", value: "1", hint: "h", identifier: "back", traits: ["button"], kind: "switch",
                frame: CGRect(x: 1, y: 2, width: 3, height: 4.5), isFocused: true, container: 2),
            .init(id: 4, frame: .zero),
        ]),
        AppMessage.Accessibility(elements: [.init(id: 5, placeholder: "p", frame: .zero)], announcement: "a", focus: 5),
        AppMessage.HitTestReply(request: 8, path: [1, 5, 9]),
        AppMessage.LayersReply(
            request: 9,
            layers: [
                .init(
                    view: 3, depth: 2, frame: CGRect(x: 1, y: 2, width: 3, height: 4), png: Data([137, 80, 0, 255])),
                .init(view: 4, depth: 0, frame: .zero, png: nil),
            ]),
        AppMessage.StateReply(request: 10, state: "bplist"), AppMessage.StateReply(request: 10, state: nil),
        AppMessage.ClockState(isPaused: true, speed: 0.1, time: 3.25), AppMessage.Activity(isInBackground: true),
        AppMessage.TextInput(isActive: false),
        AppMessage.TextInput(
            isActive: true, caret: CGRect(x: 1, y: 2, width: 2, height: 20), keyboard: "numberPad", isSecure: true,
            isMultiline: true),
        PasteboardText(text: "copied é"), AppMessage.OpenURL(url: "https://swift.org/?a=b&c"),
        AppMessage.Pong(request: 11),
    ]

    private let displayMessages: [any DisplayMessage.Body] = [
        DisplayMessage.Welcome(
            screen: ScreenConfiguration.devices[0], clock: .virtual, wantsFrames: true,
            pixels: .init(path: "/p", count: 2, byteCount: 400)),
        DisplayMessage.FrameConsumed(sequence: 3),
        DisplayMessage.Input(
            request: 1, touches: [.init(phase: .moved, finger: 1, point: CGPoint(x: 1.5, y: 2), offset: 0.1)]),
        DisplayMessage.Typing(request: 2, keys: [.text("é\n"), .backspace, .enter, .hideKeyboard]),
        DisplayMessage.RunUntilIdle(request: 2, limit: 60),
        DisplayMessage.Advance(request: 3, seconds: 1.5, passRealTime: true),
        DisplayMessage.RequestTree(request: 4), DisplayMessage.RequestFrame(request: 5),
        DisplayMessage.SetPreferences(style: .dark),
        DisplayMessage.SetPreferences(textSize: .accessibility5),
        DisplayMessage.SetOrientation(orientation: .portraitUpsideDown), DisplayMessage.Terminate(),
        DisplayMessage.Welcome(
            screen: ScreenConfiguration.devices[0], clock: .real, wantsFrames: true, pixels: nil,
            restoredState: "bplist"),
        DisplayMessage.Touch(phase: .cancelled, finger: 2, point: CGPoint(x: 1, y: 2.25)),
        DisplayMessage.Wheel(point: CGPoint(x: 1, y: 2), delta: CGSize(width: -3, height: 4.5)),
        DisplayMessage.Wheel(point: .zero, delta: .zero, phase: .ended),
        DisplayMessage.KeyPress(
            phase: .down, usage: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: 1 << 17,
            isRepeat: true, isTypedApart: true),
        DisplayMessage.KeyPress(phase: .cancelled, usage: 41), DisplayMessage.Text(text: "é", deleting: 1),
        DisplayMessage.Composition(text: "にほ", selectionStart: 1, selectionLength: 1),
        DisplayMessage.ElementAction(element: 3, kind: .setValue, value: "x"),
        DisplayMessage.ElementAction(element: 3, kind: .scrollDown),
        PasteboardText(text: "x"), DisplayMessage.SetScreen(ScreenConfiguration.devices[3]),
        DisplayMessage.SetClock(isPaused: true, speed: 0.1), DisplayMessage.SetClock(), DisplayMessage.Step(frames: 3),
        DisplayMessage.SetActivity(isInBackground: true), DisplayMessage.Shake(), DisplayMessage.WarnOfMemory(),
        DisplayMessage.Observe(tree: true, accessibility: false),
        DisplayMessage.HitTest(request: 6, point: CGPoint(x: 1, y: 2)),
        DisplayMessage.RequestLayers(request: 7), DisplayMessage.RequestState(request: 8),
        DisplayMessage.Ping(request: 9),
    ]

    func testEveryMessageSurvivesTheWireInPiecesOfAnySize() throws {
        let stream = try appMessages.flatMap { try MessageBuffer.encoded($0) }
        for size in [1, 2, 3, 5, 64, 1000, stream.count] {
            var buffer = MessageBuffer()
            var received: [AppMessage] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                buffer.append(stream[start..<min(start + size, stream.count)])
                while let message = try buffer.next(AppMessage.self) { received.append(message) }
            }
            XCTAssertEqual(received, appMessages.map { AppMessage($0) })
            XCTAssertFalse(buffer.holdsPartialMessage)
        }
        var buffer = MessageBuffer()
        buffer.append(try displayMessages.flatMap { try MessageBuffer.encoded($0) })
        for message in displayMessages { XCTAssertEqual(try buffer.next(), DisplayMessage(message)) }
        XCTAssertNil(try buffer.next(DisplayMessage.self))
    }

    func testTheWireFormat() throws {
        let bytes = try MessageBuffer.encoded(DisplayMessage.FrameConsumed(sequence: 3))
        let length = bytes.count - 4
        XCTAssertEqual(Array(bytes[..<4]), [UInt8(length), 0, 0, 0])
        let object = try JSONSerialization.jsonObject(with: Data(bytes[4...])) as? NSDictionary
        XCTAssertEqual(object, ["type": "frameConsumed", "body": ["sequence": 3]] as NSDictionary)
    }

    func testOversizeIsRefusedBeforeItsBodyArrives() {
        var buffer = MessageBuffer()
        buffer.append([0xff, 0xff, 0xff, 0x7f])
        XCTAssertThrowsError(try buffer.next(AppMessage.self)) {
            XCTAssertEqual($0 as? DisplayError, .messageTooLong(0x7fff_ffff))
        }
    }

    func testGarbageThrowsAndNeverTraps() {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<500 {
            let count = Int.random(in: 0...40, using: &generator)
            let body = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            var buffer = MessageBuffer()
            buffer.append([UInt8(count), 0, 0, 0] + body)
            XCTAssertThrowsError(try buffer.next(AppMessage.self)) { error in
                guard case DisplayError.malformedMessage = error else { return XCTFail("\(error)") }
            }
        }
    }

    func testAnUnknownTypeIsNamed() {
        var buffer = MessageBuffer()
        let body = Array(#"{"type":"teleport","body":{}}"#.utf8)
        buffer.append([UInt8(body.count), 0, 0, 0] + body)
        XCTAssertThrowsError(try buffer.next(AppMessage.self)) { XCTAssertTrue("\($0)".contains("teleport"), "\($0)") }
    }

    func testDeepNestingThrows() {
        var buffer = MessageBuffer()
        let depth = 100_000
        let body = Array(#"{"type":"trace","body":{"x":"#.utf8) + [UInt8](repeating: UInt8(ascii: "["), count: depth)
        buffer.append((0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body)
        XCTAssertThrowsError(try buffer.next(AppMessage.self))
    }
}

/// SplitMix64: the same numbers in each run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
