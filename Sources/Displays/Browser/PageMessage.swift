import DisplayProtocol
import Foundation

// What the page and its server say to each other beside frames: JSON of the same shape as on the app's socket,
// {"type": name, "body": fields}.

/// What the page says.
enum PageMessage: Sendable, Equatable {
    /// The page has drawn the frame: the next may come.
    case ack(Ack)
    /// The person chose another device, by its name.
    case setDevice(SetDevice)
    /// Start the app again.
    case restart
    /// For the app: any of ``allowed``.
    case app(DisplayMessage)

    struct Ack: Sendable, Equatable, Codable { var sequence: Int }
    struct SetDevice: Sendable, Equatable, Codable { var name: String }
}

/// What the server says.
enum ServerMessage: Sendable, Equatable {
    /// The first message.
    case welcome(Welcome)
    case screen(Screen)
    case phase(PhaseChange)
    case build(Build)
    /// Another run of the app begins: its trace, findings and trees of before are no longer of use.
    case reset
    /// Events of the trace, in order.
    case traces([TraceEvent])
    /// A message of the app's as it is.
    case app(AppMessage)

    struct Welcome: Sendable, Equatable, Codable {
        var name: String
        var devices: [String]
    }

    struct Screen: Sendable, Equatable, Codable {
        /// The device, held upright, with the person's settings; its orientation is how it is held.
        var device: ScreenConfiguration
        /// How the interface is turned.
        var interfaceOrientation: ScreenConfiguration.Orientation
        /// In points, as the interface is turned.
        var interfaceSize: CGSize
    }

    struct PhaseChange: Sendable, Equatable, Codable {
        enum Phase: String, Sendable, Codable { case waiting, starting, running, ended }
        var phase: Phase
        var end: AppEnd?
        /// Whether an app that runs answers; nil where none runs.
        var isResponding: Bool?
    }

    struct Build: Sendable, Equatable, Codable {
        enum State: String, Sendable, Codable { case idle, building, failed }
        var state: State
        var errors: [BuildError]
    }
}
