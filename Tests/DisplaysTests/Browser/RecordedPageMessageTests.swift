import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// What goes between a page and its server, held by examples that lie beside this file, one a line with sorted keys.
final class RecordedPageMessageTests: XCTestCase {
    private func lines(_ name: String) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Recorded/\(name).jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func text(_ body: any MessageBody) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(MessageEnvelope(body)), as: UTF8.self)
    }

    func test_whatPagesSay() throws {
        for line in try lines("page-messages") { XCTAssertEqual(try text(PageMessage(text: line).body), line) }
    }

    func test_whatServersSay() throws {
        let picture = ServerMessage.Screen(
            device: ScreenConfiguration.devices[0], interfaceOrientation: .landscapeLeft,
            interfaceSize: CGSize(width: 2, height: 1))
        let error = BuildError(
            severity: .error, file: "a/B.swift", line: 3, column: 4, message: "m/n", excerpt: ["a"], excerptStart: 2)
        let event = TraceEvent(
            seq: 1, time: 0.1, class: "A", id: 2, title: nil, event: "viewDidLoad", fields: ["animated": true])
        let messages: [any ServerMessage.Body] = [
            ServerMessage.Welcome(name: "Menu", devices: ["A", "B"]), picture,
            ServerMessage.PhaseChange(phase: .waiting), ServerMessage.PhaseChange(phase: .running, isResponding: false),
            ServerMessage.PhaseChange(phase: .ended, end: AppEnd(reason: "r", status: 3)),
            ServerMessage.Build(state: .idle, errors: []), ServerMessage.Build(state: .failed, errors: [error]),
            ServerMessage.Reset(), ServerMessage.Traces([event]), ServerMessage.Traces([]),
            AppMessage.ClockState(isPaused: true, speed: 0.1, time: .infinity),
        ]
        XCTAssertEqual(try messages.map(text), try lines("server-messages"))
    }

    /// What else displays say is between the program and the app.
    func test_whatPagesMaySay() {
        let names = PageMessage.table.kinds.map { $0.name }.sorted()
        XCTAssertEqual(
            names,
            [
                "ack", "compose", "hitTest", "key", "observe", "pasteboard", "perform", "requestLayers", "requestTree",
                "restart", "setActivity", "setClock", "setDevice", "setOrientation", "setPreferences", "shake",
                "simulate", "step", "text", "touch", "warnOfMemory", "wheel",
            ])
    }
}
