// On the wire a message is {"type": its name, "body": its fields}: the names of enum cases and their payloads' positions
// in Swift's own encoding would tie the format to the source.

private enum MessageKey: String, CodingKey { case type, body }

extension AppMessage: Codable {
    private enum Kind: String, Codable {
        case hello, frame, trace, diagnostic, verdict, settled, advanced, tree, finishedInput, finishedTyping, turned,
            terminating, accessibility, hitTest, layers, state, clock, activity, textInput, pasteboard, openURL,
            pong
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MessageKey.self)
        func body<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
            try container.decode(Body.self, forKey: .body)
        }
        switch try container.decode(Kind.self, forKey: .type) {
        case .hello: self = .hello(try body())
        case .frame: self = .frame(try body())
        case .trace: self = .trace(try body())
        case .diagnostic: self = .diagnostic(try body())
        case .verdict: self = .verdict(try body())
        case .settled: self = .settled(try body())
        case .advanced: self = .advanced(try body())
        case .tree: self = .tree(try body())
        case .finishedInput: self = .finishedInput(try body())
        case .finishedTyping: self = .finishedTyping(try body())
        case .turned: self = .turned(try body())
        case .terminating: self = .terminating(try body())
        case .accessibility: self = .accessibility(try body())
        case .hitTest: self = .hitTest(try body())
        case .layers: self = .layers(try body())
        case .state: self = .state(try body())
        case .clock: self = .clock(try body())
        case .activity: self = .activity(try body())
        case .textInput: self = .textInput(try body())
        case .pasteboard: self = .pasteboard(try body())
        case .openURL: self = .openURL(try body())
        case .pong: self = .pong(try body())
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MessageKey.self)
        func put(_ kind: Kind, _ body: some Encodable) throws {
            try container.encode(kind, forKey: .type)
            try container.encode(body, forKey: .body)
        }
        switch self {
        case .hello(let body): try put(.hello, body)
        case .frame(let body): try put(.frame, body)
        case .trace(let body): try put(.trace, body)
        case .diagnostic(let body): try put(.diagnostic, body)
        case .verdict(let body): try put(.verdict, body)
        case .settled(let body): try put(.settled, body)
        case .advanced(let body): try put(.advanced, body)
        case .tree(let body): try put(.tree, body)
        case .finishedInput(let body): try put(.finishedInput, body)
        case .finishedTyping(let body): try put(.finishedTyping, body)
        case .turned(let body): try put(.turned, body)
        case .terminating(let body): try put(.terminating, body)
        case .accessibility(let body): try put(.accessibility, body)
        case .hitTest(let body): try put(.hitTest, body)
        case .layers(let body): try put(.layers, body)
        case .state(let body): try put(.state, body)
        case .clock(let body): try put(.clock, body)
        case .activity(let body): try put(.activity, body)
        case .textInput(let body): try put(.textInput, body)
        case .pasteboard(let body): try put(.pasteboard, body)
        case .openURL(let body): try put(.openURL, body)
        case .pong(let body): try put(.pong, body)
        }
    }
}

extension DisplayMessage: Codable {
    private enum Kind: String, Codable {
        case welcome, frameConsumed, input, typing, runUntilIdle, advance, requestTree, requestFrame
        case setPreferences, setOrientation, terminate
        case touch, wheel, key, text, compose, perform, pasteboard, setScreen, setClock, step, setActivity, shake,
            warnOfMemory, observe, hitTest, requestLayers, requestState, ping
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MessageKey.self)
        func body<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
            try container.decode(Body.self, forKey: .body)
        }
        switch try container.decode(Kind.self, forKey: .type) {
        case .welcome: self = .welcome(try body())
        case .frameConsumed: self = .frameConsumed(try body())
        case .input: self = .input(try body())
        case .typing: self = .typing(try body())
        case .runUntilIdle: self = .runUntilIdle(try body())
        case .advance: self = .advance(try body())
        case .requestTree: self = .requestTree(try body())
        case .requestFrame: self = .requestFrame(try body())
        case .setPreferences: self = .setPreferences(try body())
        case .setOrientation: self = .setOrientation(try body())
        case .terminate: self = .terminate
        case .touch: self = .touch(try body())
        case .wheel: self = .wheel(try body())
        case .key: self = .key(try body())
        case .text: self = .text(try body())
        case .compose: self = .compose(try body())
        case .perform: self = .perform(try body())
        case .pasteboard: self = .pasteboard(try body())
        case .setScreen: self = .setScreen(try body())
        case .setClock: self = .setClock(try body())
        case .step: self = .step(try body())
        case .setActivity: self = .setActivity(try body())
        case .shake: self = .shake
        case .warnOfMemory: self = .warnOfMemory
        case .observe: self = .observe(try body())
        case .hitTest: self = .hitTest(try body())
        case .requestLayers: self = .requestLayers(try body())
        case .requestState: self = .requestState(try body())
        case .ping: self = .ping(try body())
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MessageKey.self)
        func put(_ kind: Kind, _ body: some Encodable) throws {
            try container.encode(kind, forKey: .type)
            try container.encode(body, forKey: .body)
        }
        switch self {
        case .welcome(let body): try put(.welcome, body)
        case .frameConsumed(let body): try put(.frameConsumed, body)
        case .input(let body): try put(.input, body)
        case .typing(let body): try put(.typing, body)
        case .runUntilIdle(let body): try put(.runUntilIdle, body)
        case .advance(let body): try put(.advance, body)
        case .requestTree(let body): try put(.requestTree, body)
        case .requestFrame(let body): try put(.requestFrame, body)
        case .setPreferences(let body): try put(.setPreferences, body)
        case .setOrientation(let body): try put(.setOrientation, body)
        case .terminate: try container.encode(Kind.terminate, forKey: .type)
        case .touch(let body): try put(.touch, body)
        case .wheel(let body): try put(.wheel, body)
        case .key(let body): try put(.key, body)
        case .text(let body): try put(.text, body)
        case .compose(let body): try put(.compose, body)
        case .perform(let body): try put(.perform, body)
        case .pasteboard(let body): try put(.pasteboard, body)
        case .setScreen(let body): try put(.setScreen, body)
        case .setClock(let body): try put(.setClock, body)
        case .step(let body): try put(.step, body)
        case .setActivity(let body): try put(.setActivity, body)
        case .shake: try container.encode(Kind.shake, forKey: .type)
        case .warnOfMemory: try container.encode(Kind.warnOfMemory, forKey: .type)
        case .observe(let body): try put(.observe, body)
        case .hitTest(let body): try put(.hitTest, body)
        case .requestLayers(let body): try put(.requestLayers, body)
        case .requestState(let body): try put(.requestState, body)
        case .ping(let body): try put(.ping, body)
        }
    }
}
