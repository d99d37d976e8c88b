import FlyingFox
import Foundation

/// What a page's side of a WebSocket says, cut out of the stream of bytes.
enum PageFrame: Sendable, Equatable {
    case text(String)
    case ping(Data)
    case pong
    case close(UInt16)
}

/// Why a page's connection is closed.
struct PageViolation: Error, Equatable {
    var code: WSCloseCode

    static func == (a: PageViolation, b: PageViolation) -> Bool { a.code.code == b.code.code }
}

/// Puts the messages of a page together from the frames of RFC 6455, and takes nothing that a browser would not send.
///
/// FlyingFox's own reader reserves whatever length a frame announces and forgets whether it was masked.
struct PageReader: Sendable {
    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    /// The fragments so far of a text message that is not complete.
    private var fragments: [UInt8]?

    /// - Parameter limit: The longest message, in bytes.
    init(limit: Int) { self.limit = limit }

    mutating func append(_ more: some Sequence<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next message or control frame, or nil until more bytes have come.
    mutating func next() throws(PageViolation) -> PageFrame? {
        while let frame = try nextFrame() {
            switch frame.opcode {
            case .ping: return .ping(Data(frame.payload))
            case .pong: return .pong
            case .close: return .close(try Self.closeCode(frame.payload))
            case .binary: throw PageViolation(code: .unsupportedData)
            case .text where fragments == nil: fragments = frame.payload
            case .continuation where fragments != nil: fragments?.append(contentsOf: frame.payload)
            default: throw PageViolation(code: .protocolError)
            }
            if frame.isFinal, let message = fragments {
                fragments = nil
                return .text(try Self.text(message))
            }
        }
        return nil
    }

    private struct Frame {
        var isFinal: Bool
        var opcode: WSFrame.Opcode
        var payload: [UInt8]
    }

    private mutating func nextFrame() throws(PageViolation) -> Frame? {
        guard bytes.count - start >= 2 else { return nil }
        let (first, second) = (bytes[start], bytes[start + 1])
        let opcode = WSFrame.Opcode(first & 0x0f)
        let isFinal = first & 0x80 != 0
        // No extension was agreed on that gives the reserved bits a meaning, and pages mask what they send.
        guard first & 0x70 == 0, second & 0x80 != 0 else { throw PageViolation(code: .protocolError) }
        let short = Int(second & 0x7f)
        if opcode.rawValue >= 8 {
            guard isFinal, short <= 125 else { throw PageViolation(code: .protocolError) }
        }
        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        var position = start + 2
        guard bytes.count - position >= lengthBytes else { return nil }
        var length = UInt64(short)
        if lengthBytes > 0 {
            length = bytes[position..<position + lengthBytes].reduce(0) { $0 << 8 | UInt64($1) }
            guard length >= (lengthBytes == 2 ? 126 : 65536), length < 1 << 63 else {
                throw PageViolation(code: .protocolError)
            }
        }
        position += lengthBytes
        guard length <= UInt64(limit - (opcode.rawValue < 8 ? fragments?.count ?? 0 : 0)) else {
            throw PageViolation(code: .messageTooBig)
        }
        let count = Int(length)
        guard bytes.count - position >= 4 + count else { return nil }
        let mask = Array(bytes[position..<position + 4])
        position += 4
        var payload = Array(bytes[position..<position + count])
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        start = position + count
        return Frame(isFinal: isFinal, opcode: opcode, payload: payload)
    }

    private static func text(_ bytes: [UInt8]) throws(PageViolation) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw PageViolation(code: .invalidFramePayload)
        }
        return text
    }

    private static func closeCode(_ payload: [UInt8]) throws(PageViolation) -> UInt16 {
        guard payload.count != 1 else { throw PageViolation(code: .protocolError) }
        guard payload.count >= 2 else { return WSCloseCode.normalClosure.code }
        let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: break
        default: throw PageViolation(code: .protocolError)
        }
        _ = try text(Array(payload[2...]))
        return code
    }
}

extension WSFrame {
    /// The frame as it goes over the wire from a server.
    var encoded: Data {
        var head: [UInt8] = [(fin ? 0x80 : 0) | opcode.rawValue]
        switch payload.count {
        case ...125: head.append(UInt8(payload.count))
        case ...0xffff: head += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default: head += [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
        }
        return Data(head) + payload
    }
}
