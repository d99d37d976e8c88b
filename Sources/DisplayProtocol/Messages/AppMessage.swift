import Foundation

/// What an app says to its display: any of the types below.
package struct AppMessage: Sendable, Decodable {
    package let body: any Body

    package init(_ body: some Body) { self.body = body }

    /// What an app may say.
    package protocol Body: MessageBody {}

    /// The answer to a request.
    package protocol Answer: Body {
        /// The number of the request.
        var request: Int { get set }
    }

    /// All that an app may say.
    package static let table = MessageTable<any Body.Type>(
        [
            Hello.self, Frame.self, TraceEvent.self, Diagnostic.self, Verdict.self, Turned.self, Terminating.self,
            // Answers.
            Settled.self, Advanced.self, TreeReply.self, Finished.self, FinishedTyping.self, HitTestReply.self,
            LayersReply.self, StateReply.self, Simulated.self, Pong.self,
            // What apps whose clock is real say besides.
            Accessibility.self, ClockState.self, Activity.self, TextInput.self, PasteboardText.self, OpenURL.self,
        ], name: { $0.name })

    package init(from decoder: any Decoder) throws {
        let (kind, fields) = try Self.table.read(decoder)
        body = try kind.read(from: fields)
    }
}

extension AppMessage: Equatable {
    package static func == (a: AppMessage, b: AppMessage) -> Bool { a.body.equals(b.body) }
}

extension TraceEvent: AppMessage.Body { package static let name = "trace" }
extension Diagnostic: AppMessage.Body { package static let name = "diagnostic" }

extension AppMessage {
    /// The first message on a connection.
    package struct Hello: Body {
        package static let name = "hello"
        package var version: Int
        package var pid: Int
        package var name: String
        package init(version: Int = Wire.version, pid: Int, name: String) {
            self.version = version
            self.pid = pid
            self.name = name
        }
    }

    /// Whether a finding that was told with a number stands, now that this is known.
    package struct Verdict: Body {
        package static let name = "verdict"
        package var number: Int
        package var stands: Bool
        package init(number: Int, stands: Bool) {
            self.number = number
            self.stands = stands
        }
    }

    /// A rectangle in pixels from the top left corner of the picture.
    package struct PixelRectangle: Sendable, Equatable, Codable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A picture lies ready in a shared buffer; the app leaves that buffer alone until it is consumed.
    package struct Frame: Body {
        package static let name = "frame"
        package var sequence: Int
        package var buffer: Int
        /// In pixels.
        package var width: Int
        package var height: Int
        /// Pixels in a point.
        package var scale: Double
        /// What differs from the frame before.
        package var damage: [PixelRectangle]
        /// Media clock, in seconds.
        package var time: Double
        /// The `requestFrame` that asked for this frame, or nil when the app drew because something changed.
        package var request: Int?
        package init(
            sequence: Int, buffer: Int, width: Int, height: Int, scale: Double, damage: [PixelRectangle], time: Double,
            request: Int? = nil
        ) {
            self.sequence = sequence
            self.buffer = buffer
            self.width = width
            self.height = height
            self.scale = scale
            self.damage = damage
            self.time = time
            self.request = request
        }
    }

    /// The answer to `runUntilIdle`.
    package struct Settled: Answer {
        package static let name = "settled"
        package var request: Int
        /// Media clock, in seconds.
        package var time: Double
        /// What still ran when the limit was reached, described; nil when the app became idle.
        package var stillRunning: [String]?
        package init(request: Int, time: Double, stillRunning: [String]? = nil) {
            self.request = request
            self.time = time
            self.stillRunning = stillRunning
        }
    }

    /// The answer to `advance`.
    package struct Advanced: Answer {
        package static let name = "advanced"
        package var request: Int
        /// Media clock, in seconds.
        package var time: Double
        package init(request: Int, time: Double) {
            self.request = request
            self.time = time
        }
    }

    /// The answer to `requestTree`; `json` is an encoded ``Tree``. The request is 0 where the display observes.
    package struct TreeReply: Answer {
        package static let name = "tree"
        package var request: Int
        package var json: String
        package init(request: Int, json: String) {
            self.request = request
            self.json = json
        }
    }

    /// The answer to `input`, after the last touch was delivered.
    package struct Finished: Answer {
        package static let name = "finishedInput"
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// The answer to `typing`.
    package struct FinishedTyping: Answer {
        package static let name = "finishedTyping"
        package var request: Int
        /// Why the first key that nobody took had no effect; nil when all were taken.
        package var problem: String?
        package init(request: Int, problem: String? = nil) {
            self.request = request
            self.problem = problem
        }
    }

    /// The interface turned: frames, trees and touches are in its new size from now on.
    package struct Turned: Body {
        package static let name = "turned"
        /// How the device is held when the interface is upright.
        package var orientation: ScreenConfiguration.Orientation
        /// In points.
        package var size: CGSize
        package init(orientation: ScreenConfiguration.Orientation, size: CGSize) {
            self.orientation = orientation
            self.size = size
        }
    }

    /// The app is about to end itself and says why, in UIKit's words if it is an exception of UIKit's.
    package struct Terminating: Body {
        package static let name = "terminating"
        package var reason: String
        package init(reason: String) { self.reason = reason }
    }
}
