import Foundation

/// One lifecycle callback of one object, as the trace file has it.
package struct TraceEvent: Sendable, Equatable {
    /// Counts from 1 in the order in which the events happened.
    package var seq: Int
    /// Media clock, in seconds.
    package var time: Double
    package var `class`: String
    /// A small number, the same for one object throughout a run.
    package var id: Int
    package var title: String?
    /// The callback's name, such as `viewWillAppear`.
    package var event: String
    /// What else belongs to this event, such as `animated` or `parent`.
    package var fields: [String: JSONValue]

    package init(
        seq: Int, time: Double, class: String, id: Int, title: String?, event: String, fields: [String: JSONValue] = [:]
    ) {
        self.seq = seq
        self.time = time
        self.class = `class`
        self.id = id
        self.title = title
        self.event = event
        self.fields = fields
    }

    /// The value of a `parent` field.
    package static func parent(class: String, id: Int) -> JSONValue {
        ["class": .string(`class`), "id": .number(Double(id))]
    }

    /// The event as one line of a trace file, without the line's end.
    ///
    /// The keys come in a fixed order, the event's own last and sorted, so that two traces can be compared as text. The
    /// time is rounded to microseconds: sums of frame durations are not exact in binary.
    package var jsonLine: String {
        let rounded = (time * 1_000_000).rounded() / 1_000_000
        var line = "{\"seq\":\(seq),\"time\":\(JSONValue.text(of: rounded)),\"class\":\(JSONValue.quoted(self.class))"
        line += ",\"id\":\(id),\"title\":\(title.map(JSONValue.quoted) ?? "null")"
        line += ",\"event\":\(JSONValue.quoted(event))"
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            line += ",\(JSONValue.quoted(key)):\(value.text)"
        }
        return line + "}"
    }
}

extension TraceEvent: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static let ownKeys: Set<String> = ["seq", "time", "class", "id", "title", "event"]

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var fields: [String: JSONValue] = [:]
        for key in container.allKeys where !Self.ownKeys.contains(key.stringValue) {
            fields[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
        }
        self.init(
            seq: try container.decode(Int.self, forKey: Key("seq")),
            time: try container.decode(Double.self, forKey: Key("time")),
            class: try container.decode(String.self, forKey: Key("class")),
            id: try container.decode(Int.self, forKey: Key("id")),
            title: try container.decodeIfPresent(String.self, forKey: Key("title")),
            event: try container.decode(String.self, forKey: Key("event")), fields: fields)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (key, value) in fields where !Self.ownKeys.contains(key) { try container.encode(value, forKey: Key(key)) }
        try container.encode(seq, forKey: Key("seq"))
        try container.encode(time, forKey: Key("time"))
        try container.encode(self.class, forKey: Key("class"))
        try container.encode(id, forKey: Key("id"))
        try container.encode(title, forKey: Key("title"))
        try container.encode(event, forKey: Key("event"))
    }
}
