import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A page as a script: a WebSocket whose every byte the test decides.
@MainActor final class TestPage {
    let client: RawClient
    /// Whether frames are acknowledged as they come.
    var acknowledges = true
    private(set) var messages: [(type: String, body: JSONValue)] = []
    private(set) var screen = PageScreen()
    /// The sequence numbers of the frames that came.
    private(set) var frames: [UInt32] = []
    private(set) var pongs: [[UInt8]] = []
    private(set) var closeCode: Int?

    init(_ display: BrowserDisplay, receiveBuffer: Int32? = nil) throws {
        let address = try XCTUnwrap(URLComponents(string: display.address))
        let host = "127.0.0.1:\(try XCTUnwrap(address.port))"
        client = try RawClient(port: XCTUnwrap(address.port), receiveBuffer: receiveBuffer)
        client.send(
            """
            GET /socket?\(address.query ?? "") HTTP/1.1\r
            Host: \(host)\r
            Origin: http://\(host)\r
            Upgrade: websocket\r
            Connection: keep-alive, Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \r

            """)
        eventually("the handshake") {
            client.receive()
            return client.isAtEnd || client.text.contains("\r\n\r\n")
        }
        let head = try XCTUnwrap(RequestHead.end(in: client.received))
        XCTAssertTrue(client.text.hasPrefix("HTTP/1.1 101 "))
        // The answer to this key, from RFC 6455.
        XCTAssertTrue(client.text.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        client.drop(head)
    }

    // MARK: What the page says

    static func frame(
        opcode: UInt8 = 1, isFinal: Bool = true, reserved: UInt8 = 0, isMasked: Bool = true, length: UInt64? = nil,
        _ payload: some Collection<UInt8>
    ) -> [UInt8] {
        let length = length ?? UInt64(payload.count)
        var bytes = [(isFinal ? 0x80 : 0) | reserved | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch length {
        case ..<126: bytes.append(mask | UInt8(length))
        case ..<65536: bytes += [mask | 126, UInt8(length >> 8), UInt8(length & 255)]
        default: bytes += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
        }
        let key: [UInt8] = isMasked ? [0x37, 0xfa, 0x21, 0x3d] : []
        return bytes + key + payload.enumerated().map { isMasked ? $1 ^ key[$0 & 3] : $1 }
    }

    func send(_ json: String) { client.send(Self.frame(Array(json.utf8))) }

    func send(_ message: some DisplayMessage.Body) throws {
        client.send(Self.frame(Array(try JSONEncoder().encode(MessageEnvelope(message)))))
    }

    func acknowledge(_ sequence: UInt32) { send(#"{"type":"ack","body":{"sequence":\#(sequence)}}"#) }

    // MARK: What it is told

    /// Takes all messages that have come whole.
    func receive() throws {
        client.receive()
        while let (opcode, payload) = try next() {
            switch opcode {
            case 1:
                let message = try JSONDecoder().decode(JSONValue.self, from: Data(payload))
                guard case .object(let fields) = message, case .string(let type) = fields["type"] else {
                    return XCTFail("no message: \(message)")
                }
                messages.append((type, fields["body"] ?? .null))
            case 2:
                try screen.apply(Data(payload))
                frames.append(screen.sequence)
                if acknowledges { acknowledge(screen.sequence) }
            case 8: closeCode = payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005
            case 9: client.send(Self.frame(opcode: 10, payload))
            case 10: pongs.append(payload)
            default: XCTFail("opcode \(opcode)")
            }
        }
    }

    /// The next frame, without a mask and in one piece, as a server sends it.
    private func next() throws -> (UInt8, [UInt8])? {
        let bytes = client.received
        guard bytes.count >= 2 else { return nil }
        XCTAssertEqual(bytes[0] & 0xf0, 0x80)
        XCTAssertEqual(bytes[1] & 0x80, 0)
        var (position, length) = (2, Int(bytes[1]))
        if length >= 126 {
            let count = length == 126 ? 2 : 8
            guard bytes.count >= 2 + count else { return nil }
            length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
            position += count
        }
        guard bytes.count >= position + length else { return nil }
        defer { client.drop(position + length) }
        return (bytes[0] & 15, Array(bytes[position..<position + length]))
    }

    func waitFor(
        _ what: String, file: StaticString = #filePath, line: UInt = #line, _ isSo: () throws -> Bool
    ) throws {
        try eventually(what, file: file, line: line) {
            try receive()
            return try isSo()
        }
    }

    /// The bodies of all messages of a type so far.
    func bodies(_ type: String) -> [JSONValue] { messages.filter { $0.type == type }.map(\.body) }

    func waitForClose(file: StaticString = #filePath, line: UInt = #line) throws -> Int? {
        try waitFor("the end of the page's connection", file: file, line: line) {
            client.isAtEnd
        }
        return closeCode
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let fields) = self else { return nil }
        return fields[key]
    }
}
