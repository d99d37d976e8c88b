import Foundation

/// What a display says to its app: any of the types below.
package struct DisplayMessage: Sendable, Decodable {
    package let body: any Body

    package init(_ body: some Body) { self.body = body }

    /// What a display may say.
    package protocol Body: MessageBody {}

    /// All that a display may say.
    package static let table = MessageTable<any Body.Type>(
        [
            Welcome.self, FrameConsumed.self, Terminate.self,
            // Answered.
            Input.self, Typing.self, RunUntilIdle.self, Advance.self, RequestTree.self, RequestLayers.self,
            RequestState.self, RequestFrame.self, HitTest.self, Simulate.self, Ping.self,
            // Input of a person.
            Touch.self, Wheel.self, KeyPress.self, Text.self, Composition.self, ElementAction.self, Shake.self,
            // What else changes around the app.
            PasteboardText.self, SetPreferences.self, SetOrientation.self, SetScreen.self, SetClock.self, Step.self,
            SetActivity.self, WarnOfMemory.self, Observe.self,
        ], name: { $0.name })

    package init(from decoder: any Decoder) throws {
        let (kind, fields) = try Self.table.read(decoder)
        body = try kind.read(from: fields)
    }
}

extension DisplayMessage: Equatable {
    package static func == (a: DisplayMessage, b: DisplayMessage) -> Bool { a.body.equals(b.body) }
}

extension DisplayMessage {
    /// Whose time the app's media clock keeps.
    package enum Clock: String, Sendable, Codable {
        /// It stands still but for `runUntilIdle`, `advance` and the offsets of `input`.
        case virtual
        case real
    }

    /// Where frames go: `count` buffers, one after the other in one file.
    package struct PixelStore: Sendable, Equatable, Codable {
        package var path: String
        package var count: Int
        /// The size of one buffer, in bytes; premultiplied BGRA, rows without padding.
        package var byteCount: Int
        package init(path: String, count: Int, byteCount: Int) {
            self.path = path
            self.count = count
            self.byteCount = byteCount
        }
    }

    /// The answer to `hello`.
    package struct Welcome: Body {
        package static let name = "welcome"
        package var version: Int
        package var screen: ScreenConfiguration
        package var clock: Clock
        /// Whether the app presents frames as they change; otherwise it draws only for `requestFrame`.
        package var wantsFrames: Bool
        package var pixels: PixelStore?
        /// What an earlier run of the app answered to `requestState`: the app restores it at its launch.
        package var restoredState: String?
        package init(
            version: Int = Wire.version, screen: ScreenConfiguration, clock: Clock, wantsFrames: Bool,
            pixels: PixelStore?, restoredState: String? = nil
        ) {
            self.version = version
            self.screen = screen
            self.clock = clock
            self.wantsFrames = wantsFrames
            self.pixels = pixels
            self.restoredState = restoredState
        }
    }

    /// The frame was copied or shown; its buffer may be drawn into again.
    package struct FrameConsumed: Body {
        package static let name = "frameConsumed"
        package var sequence: Int
        package init(sequence: Int) { self.sequence = sequence }
    }

    /// The app is to end.
    package struct Terminate: Body, BareMessageBody {
        package static let name = "terminate"
        package init() {}
    }
}
