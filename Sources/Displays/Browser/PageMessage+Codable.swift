import DisplayProtocol
import Foundation

private enum MessageKey: String, CodingKey { case type, body }

extension PageMessage: Codable {
    private enum Kind: String { case ack, setDevice, restart }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MessageKey.self)
        switch Kind(rawValue: try container.decode(String.self, forKey: .type)) {
        case .ack: self = .ack(try container.decode(Ack.self, forKey: .body))
        case .setDevice: self = .setDevice(try container.decode(SetDevice.self, forKey: .body))
        case .restart: self = .restart
        case nil: self = .app(try DisplayMessage(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        if case .app(let message) = self { return try message.encode(to: encoder) }
        var container = encoder.container(keyedBy: MessageKey.self)
        func put(_ kind: Kind) throws { try container.encode(kind.rawValue, forKey: .type) }
        switch self {
        case .ack(let body):
            try put(.ack)
            try container.encode(body, forKey: .body)
        case .setDevice(let body):
            try put(.setDevice)
            try container.encode(body, forKey: .body)
        case .restart: try put(.restart)
        case .app: break
        }
    }
}

extension ServerMessage: Encodable {
    func encode(to encoder: any Encoder) throws {
        if case .app(let message) = self { return try message.encode(to: encoder) }
        var container = encoder.container(keyedBy: MessageKey.self)
        func put(_ type: String, _ body: some Encodable) throws {
            try container.encode(type, forKey: .type)
            try container.encode(body, forKey: .body)
        }
        switch self {
        case .welcome(let body): try put("welcome", body)
        case .screen(let body): try put("screen", body)
        case .phase(let body): try put("phase", body)
        case .build(let body): try put("build", body)
        case .reset: try container.encode("reset", forKey: .type)
        case .traces(let events): try put("traces", events)
        case .app: break
        }
    }
}

extension PageMessage {
    private var isReasonable: Bool {
        guard case .app(let message) = self else { return true }
        return message.isReasonable
    }

    /// Whether a page may say it. What else a display says is between this program and the app.
    var isAllowed: Bool {
        guard case .app(let message) = self else { return true }
        switch message {
        case .touch, .wheel, .key, .text, .compose, .perform, .pasteboard, .setClock, .step, .setActivity, .shake,
            .warnOfMemory, .observe, .hitTest, .requestTree, .requestLayers, .setPreferences, .setOrientation:
            return true
        case .welcome, .frameConsumed, .input, .typing, .runUntilIdle, .advance, .requestFrame, .terminate, .setScreen,
            .requestState, .ping:
            return false
        }
    }
}

extension ServerMessage {
    /// As it goes over the WebSocket.
    var text: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // JSON has no such numbers, and an app's mistake must not cost the page its connection.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return try encoder.encode(self)
        } catch {
            preconditionFailure("what a server says is always JSON: \(error)")
        }
    }

    /// What a later message on it replaces this one about; nil where every message counts.
    var subject: PageOutbox.Subject? {
        switch self {
        case .screen: .init("screen")
        case .app(.tree(let tree)): tree.request == 0 ? .init("tree") : nil
        case .app(.accessibility(let accessibility)):
            // What is to be said once would be lost with the elements.
            .init("accessibility", isSuperseded: accessibility.announcement == nil && accessibility.focus == nil)
        case .app(.clock): .init("clock")
        case .app(.activity): .init("activity")
        case .app(.textInput): .init("textInput")
        default: nil
        }
    }
}

extension PageMessage {
    /// Reads what came over the WebSocket.
    init(text: String) throws(PageViolation) {
        let message: PageMessage
        do {
            message = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
        } catch {
            // Text that is no JSON, and JSON that is none of the messages.
            guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
                case .object = value
            else { throw PageViolation(code: .invalidFramePayload) }
            throw PageViolation(code: .policyViolation)
        }
        guard message.isAllowed, message.isReasonable else { throw PageViolation(code: .policyViolation) }
        self = message
    }
}
