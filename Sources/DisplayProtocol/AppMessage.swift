import Foundation

/// What an app says to its display.
package enum AppMessage: Sendable, Equatable {
    case hello(Hello)
    case frame(Frame)
    case trace(TraceEvent)
    case diagnostic(Diagnostic)
    case verdict(Verdict)
    case settled(Settled)
    case advanced(Advanced)
    case tree(TreeReply)
    case finishedInput(Finished)
    case finishedTyping(FinishedTyping)
    case turned(Turned)
    case terminating(Terminating)

    // What apps whose clock is real say besides.
    case accessibility(Accessibility)
    case hitTest(HitTestReply)
    case layers(LayersReply)
    case state(StateReply)
    case clock(ClockState)
    case activity(Activity)
    case textInput(TextInput)
    case pasteboard(PasteboardText)
    case openURL(OpenURL)
    case pong(Pong)

    /// The first message on a connection.
    package struct Hello: Sendable, Equatable, Codable {
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
    package struct Verdict: Sendable, Equatable, Codable {
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
    package struct Frame: Sendable, Equatable, Codable {
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
    package struct Settled: Sendable, Equatable, Codable {
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
    package struct Advanced: Sendable, Equatable, Codable {
        package var request: Int
        /// Media clock, in seconds.
        package var time: Double
        package init(request: Int, time: Double) {
            self.request = request
            self.time = time
        }
    }

    /// The answer to `requestTree`; `json` is an encoded ``Tree``. The request is 0 where the display observes.
    package struct TreeReply: Sendable, Equatable, Codable {
        package var request: Int
        package var json: String
        package init(request: Int, json: String) {
            self.request = request
            self.json = json
        }
    }

    /// The answer to `input`, after the last touch was delivered.
    package struct Finished: Sendable, Equatable, Codable {
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// The answer to `typing`.
    package struct FinishedTyping: Sendable, Equatable, Codable {
        package var request: Int
        /// Why the first key that nobody took had no effect; nil when all were taken.
        package var problem: String?
        package init(request: Int, problem: String? = nil) {
            self.request = request
            self.problem = problem
        }
    }

    /// The interface turned: frames, trees and touches are in its new size from now on.
    package struct Turned: Sendable, Equatable, Codable {
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
    package struct Terminating: Sendable, Equatable, Codable {
        package var reason: String
        package init(reason: String) { self.reason = reason }
    }
}
