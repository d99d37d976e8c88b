import Foundation
import XCTest

@testable import DisplayProtocol
@testable import Displays

final class OutgoingMessagesTests: XCTestCase {
    private func move(_ x: Int) -> DisplayMessage.Touch { .init(phase: .moved, point: CGPoint(x: x, y: 0)) }

    /// What gets through to an app that takes some bytes at a time.
    private func received(_ outgoing: inout OutgoingMessages, pieces: Int = .max) throws -> [DisplayMessage] {
        var buffer = MessageBuffer()
        outgoing.flush { bytes in
            buffer.append(bytes.prefix(pieces))
            return min(bytes.count, pieces)
        }
        var messages: [DisplayMessage] = []
        while let message = try buffer.next(DisplayMessage.self) { messages.append(message) }
        XCTAssertFalse(buffer.holdsPartialMessage)
        return messages
    }

    func testMessagesGoOutInOrderAndWhole() throws {
        let messages: [any DisplayMessage.Body] = [
            move(1), DisplayMessage.Shake(), DisplayMessage.Text(text: "é"),
            DisplayMessage.Wheel(point: .zero, delta: .zero),
        ]
        for pieces in [1, 7, 10_000] {
            var outgoing = OutgoingMessages()
            for message in messages { XCTAssertTrue(try outgoing.add(message)) }
            XCTAssertEqual(try received(&outgoing, pieces: pieces), messages.map { DisplayMessage($0) })
            XCTAssertTrue(outgoing.isEmpty)
        }
    }

    func testMovementsGoFirstWhenThereIsNoRoom() throws {
        var outgoing = OutgoingMessages()
        let began = DisplayMessage.Touch(phase: .began, point: .zero)
        let ended = DisplayMessage.Touch(phase: .ended, point: .zero)
        XCTAssertTrue(try outgoing.add(began))
        for index in 0..<10_000 { XCTAssertTrue(try outgoing.add(move(index))) }
        XCTAssertTrue(try outgoing.add(ended))
        let messages = try received(&outgoing)
        XCTAssertEqual(messages.first, DisplayMessage(began))
        XCTAssertEqual(messages.last, DisplayMessage(ended))
        XCTAssertEqual(messages[messages.count - 2], DisplayMessage(move(9_999)))
        XCTAssertLessThan(messages.count, 2_000)
    }

    func testAHalfWrittenMovementStaysWhole() throws {
        var outgoing = OutgoingMessages()
        var buffer = MessageBuffer()
        XCTAssertTrue(try outgoing.add(move(0)))
        var room = 5
        outgoing.flush { bytes in
            defer { room = 0 }
            buffer.append(bytes.prefix(room))
            return room
        }
        for index in 1..<10_000 { _ = try outgoing.add(move(index)) }
        outgoing.flush { bytes in
            buffer.append(bytes)
            return bytes.count
        }
        XCTAssertEqual(try buffer.next(), DisplayMessage(move(0)))
        var last: DisplayMessage?
        while let message = try buffer.next(DisplayMessage.self) { last = message }
        XCTAssertEqual(last, DisplayMessage(move(9_999)))
    }

    func testThereIsAnEndToWhatWaits() throws {
        var outgoing = OutgoingMessages()
        let text = DisplayMessage.Text(text: String(repeating: "x", count: 1000))
        var count = 0
        while try outgoing.add(text) { count += 1 }
        XCTAssertEqual(count, OutgoingMessages.limit / (try MessageBuffer.encoded(text).count))
        XCTAssertFalse(try outgoing.add(move(1)))
        XCTAssertEqual(try received(&outgoing).count, count)
        XCTAssertTrue(try outgoing.add(text))
    }
}
