import Foundation
import XCTest

@testable import DisplayProtocol

/// What goes over the wire, held by examples of every message that lie beside this file, one a line with sorted keys.
///
/// A line changes only with ``Wire/version``.
final class RecordedMessageTests: XCTestCase {
    private func lines(_ name: String) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Recorded/\(name).jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Reads each line and writes it again; returns the names of the messages.
    private func check<Message: Decodable>(
        _ name: String, as type: Message.Type, _ body: (Message) -> any MessageBody
    ) throws -> Set<String> {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var names: Set<String> = []
        for line in try lines(name) {
            let body = body(try JSONDecoder().decode(type, from: Data(line.utf8)))
            XCTAssertEqual(String(decoding: try encoder.encode(MessageEnvelope(body)), as: UTF8.self), line)
            names.insert(Swift.type(of: body).name)
        }
        return names
    }

    func testWhatDisplaysSay() throws {
        let names = try check("display-messages", as: DisplayMessage.self) { $0.body }
        XCTAssertEqual(names, Set(DisplayMessage.table.kinds.map { $0.name }), "each message has an example")
    }

    func testWhatAppsSay() throws {
        let names = try check("app-messages", as: AppMessage.self) { $0.body }
        XCTAssertEqual(names, Set(AppMessage.table.kinds.map { $0.name }), "each message has an example")
    }

    func testAMessageWithoutABodyIsItsName() throws {
        let shake = try JSONEncoder().encode(MessageEnvelope(DisplayMessage.Shake()))
        XCTAssertEqual(String(decoding: shake, as: UTF8.self), #"{"type":"shake"}"#)
    }
}
