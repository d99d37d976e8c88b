// On the wire a message is {"type": its name, "body": its fields}: the names of types and the positions of payloads in Swift's
// own encoding would tie the format to the source.

package enum MessageKey: String, CodingKey { case type, body }

/// What a message says: a type of its own for each name on the wire.
package protocol MessageBody: Sendable, Equatable, Codable {
    /// The message's type on the wire.
    static var name: String { get }

    static func read(from container: KeyedDecodingContainer<MessageKey>) throws -> Self
    func write(to container: inout KeyedEncodingContainer<MessageKey>) throws
}

extension MessageBody {
    package static func read(from container: KeyedDecodingContainer<MessageKey>) throws -> Self {
        try container.decode(Self.self, forKey: .body)
    }

    package func write(to container: inout KeyedEncodingContainer<MessageKey>) throws {
        try container.encode(self, forKey: .body)
    }

    /// Whether another body has the same type and fields.
    package func equals(_ other: any MessageBody) -> Bool { other as? Self == self }
}

/// A message as it goes over the wire, with its name.
package struct MessageEnvelope: Encodable {
    private let body: any MessageBody

    package init(_ body: any MessageBody) { self.body = body }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MessageKey.self)
        try container.encode(type(of: body).name, forKey: .type)
        try body.write(to: &container)
    }
}

/// A message whose name says everything: on the wire it has no body.
package protocol BareMessageBody: MessageBody { init() }

extension BareMessageBody {
    package static func read(from container: KeyedDecodingContainer<MessageKey>) -> Self { Self() }
    package func write(to container: inout KeyedEncodingContainer<MessageKey>) {}
}

/// The messages that one end takes.
package struct MessageTable<Kind: Sendable>: Sendable {
    /// In the order in which they were listed.
    package let kinds: [Kind]
    private let byName: [String: Kind]

    package init(_ kinds: [Kind], name: (Kind) -> String) {
        self.kinds = kinds
        byName = Dictionary(uniqueKeysWithValues: kinds.map { (name($0), $0) })
    }

    /// Which message it is that a decoder holds, and its fields.
    package func read(_ decoder: any Decoder) throws -> (kind: Kind, fields: KeyedDecodingContainer<MessageKey>) {
        let fields = try decoder.container(keyedBy: MessageKey.self)
        let name = try fields.decode(String.self, forKey: .type)
        guard let kind = byName[name] else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: fields, debugDescription: "there is no message '\(name)'")
        }
        return (kind, fields)
    }
}
