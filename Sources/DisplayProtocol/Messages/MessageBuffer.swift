import Foundation

/// Cuts a stream of bytes into messages: a little-endian length in four bytes, then that many bytes of JSON.
package struct MessageBuffer {
    private var bytes: [UInt8] = []
    private var start = 0

    package init() {}

    package mutating func append(_ more: some Sequence<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// Whether part of a message has arrived and the rest has not.
    package var holdsPartialMessage: Bool { start < bytes.count }

    /// The next whole message, or nil until more bytes have come.
    package mutating func next<Message: Decodable>(_ type: Message.Type = Message.self) throws -> Message? {
        guard bytes.count - start >= 4 else { return nil }
        let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        guard length <= Wire.maximumMessageLength else { throw DisplayError.messageTooLong(length) }
        let body = start + 4
        guard bytes.count - body >= length else { return nil }
        start = body + length
        do {
            return try Self.decoder.decode(type, from: Data(bytes[body..<body + length]))
        } catch {
            throw DisplayError.malformedMessage(String(describing: error).prefix(200).description)
        }
    }

    // An app's mistakes bring numbers that JSON does not have. They go over as texts: a message without an answer would
    // stop the run, and the mistake is to be seen.
    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    /// A message as it goes over the socket.
    package static func encoded(_ message: some MessageBody) throws -> [UInt8] {
        let body = try encoder.encode(MessageEnvelope(message))
        guard body.count <= Wire.maximumMessageLength else { throw DisplayError.messageTooLong(body.count) }
        return (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
    }
}
