import DisplayProtocol
import Foundation

/// What the server says to a page.
struct ServerMessage: Sendable {
    let body: any Body

    init(_ body: some Body) { self.body = body }

    /// What a server may say.
    protocol Body: MessageBody {
        /// What a later message on it replaces this one about; nil where every message counts.
        var subject: PageOutbox.Subject? { get }
    }

    var subject: PageOutbox.Subject? { body.subject }

    /// As it goes over the WebSocket.
    var text: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // JSON has no such numbers, and an app's mistake must not cost the page its connection.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return try encoder.encode(MessageEnvelope(body))
        } catch {
            preconditionFailure("what a server says is always JSON: \(error)")
        }
    }
}

extension ServerMessage.Body {
    var subject: PageOutbox.Subject? { nil }
}

extension ServerMessage {
    /// The first message.
    struct Welcome: Body {
        static let name = "welcome"
        var name: String
        var devices: [String]
    }

    struct Screen: Body {
        static let name = "screen"
        /// The device, held upright, with the person's settings; its orientation is how it is held.
        var device: ScreenConfiguration
        /// How the interface is turned.
        var interfaceOrientation: ScreenConfiguration.Orientation
        /// In points, as the interface is turned.
        var interfaceSize: CGSize
        var subject: PageOutbox.Subject? { .init("screen") }
    }

    struct PhaseChange: Body {
        static let name = "phase"
        enum Phase: String, Sendable, Codable { case waiting, starting, running, ended }
        var phase: Phase
        var end: AppEnd?
        /// Whether an app that runs answers; nil where none runs.
        var isResponding: Bool?
    }

    struct Build: Body {
        static let name = "build"
        enum State: String, Sendable, Codable { case idle, building, failed }
        var state: State
        var errors: [BuildError]
    }

    /// Another run of the app begins: its trace, findings and trees of before are no longer of use.
    struct Reset: Body, BareMessageBody {
        static let name = "reset"
    }

    /// Events of the trace, in order.
    struct Traces: Body {
        static let name = "traces"
        var events: [TraceEvent]

        init(_ events: [TraceEvent]) { self.events = events }
        init(from decoder: any Decoder) throws { events = try [TraceEvent](from: decoder) }
        func encode(to encoder: any Encoder) throws { try events.encode(to: encoder) }
    }
}

// MARK: What the app says, as it is

extension Diagnostic: ServerMessage.Body {}
extension AppMessage.Verdict: ServerMessage.Body {}
extension PasteboardText: ServerMessage.Body {}
extension AppMessage.OpenURL: ServerMessage.Body {}
extension AppMessage.HitTestReply: ServerMessage.Body {}
extension AppMessage.LayersReply: ServerMessage.Body {}
extension AppMessage.Simulated: ServerMessage.Body {}

extension AppMessage.TreeReply: ServerMessage.Body {
    var subject: PageOutbox.Subject? { request == 0 ? .init("tree") : nil }
}

extension AppMessage.Accessibility: ServerMessage.Body {
    // What is to be said once would be lost with the elements.
    var subject: PageOutbox.Subject? { .init("accessibility", isSuperseded: announcement == nil && focus == nil) }
}

extension AppMessage.ClockState: ServerMessage.Body {
    var subject: PageOutbox.Subject? { .init("clock") }
}

extension AppMessage.Activity: ServerMessage.Body {
    var subject: PageOutbox.Subject? { .init("activity") }
}

extension AppMessage.TextInput: ServerMessage.Body {
    var subject: PageOutbox.Subject? { .init("textInput") }
}
