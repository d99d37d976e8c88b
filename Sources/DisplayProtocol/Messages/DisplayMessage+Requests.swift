import Foundation

extension DisplayMessage {
    /// A message that the app answers with one that has the same number.
    package protocol Request: Body {
        associatedtype Answer: AppMessage.Answer
        /// Chosen by the display, and not 0.
        var request: Int { get set }
    }

    /// Touches to deliver in order; answered with `finishedInput` after the last.
    package struct Input: Request {
        package typealias Answer = AppMessage.Finished
        package static let name = "input"
        package var request: Int
        package var touches: [Touch]
        package init(request: Int, touches: [Touch]) {
            self.request = request
            self.touches = touches
        }
    }

    /// A key of a keyboard.
    package enum Key: Sendable, Equatable, Codable {
        case text(String)
        case backspace
        case enter
        /// Puts the keyboard on the screen away.
        case hideKeyboard
    }

    /// Keys to press for the first responder, in order; answered with `finishedTyping` after the last.
    package struct Typing: Request {
        package typealias Answer = AppMessage.FinishedTyping
        package static let name = "typing"
        package var request: Int
        package var keys: [Key]
        package init(request: Int, keys: [Key]) {
            self.request = request
            self.keys = keys
        }
    }

    /// Let the app run until nothing is due or animating; answered with `settled`.
    package struct RunUntilIdle: Request {
        package typealias Answer = AppMessage.Settled
        package static let name = "runUntilIdle"
        package var request: Int
        /// In seconds of the media clock.
        package var limit: Double
        /// Whether the run is at its end, so that what is missing by now is judged to be missing.
        package var isLast: Bool?
        package init(request: Int, limit: Double, isLast: Bool? = nil) {
            self.request = request
            self.limit = limit
            self.isLast = isLast
        }
    }

    /// Let time pass; answered with `advanced`.
    package struct Advance: Request {
        package typealias Answer = AppMessage.Advanced
        package static let name = "advance"
        package var request: Int
        package var seconds: Double
        /// Whether as much real time passes too, so that dispatch timers and the network get theirs.
        package var passRealTime: Bool
        package init(request: Int, seconds: Double, passRealTime: Bool) {
            self.request = request
            self.seconds = seconds
            self.passRealTime = passRealTime
        }
    }

    /// Asks for the tree of views; answered with `tree`.
    package struct RequestTree: Request {
        package typealias Answer = AppMessage.TreeReply
        package static let name = "requestTree"
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// Asks for the pictures of all views; answered with `layers`.
    package struct RequestLayers: Request {
        package typealias Answer = AppMessage.LayersReply
        package static let name = "requestLayers"
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// Asks for what another run of the app can go on from; answered with `state`.
    package struct RequestState: Request {
        package typealias Answer = AppMessage.StateReply
        package static let name = "requestState"
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// Asks for a frame now; answered with a `frame` that has the number.
    package struct RequestFrame: Body {
        package static let name = "requestFrame"
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// Which views would a touch go through; answered with `hitTest`.
    package struct HitTest: Request {
        package typealias Answer = AppMessage.HitTestReply
        package static let name = "hitTest"
        package var request: Int
        /// In window points.
        package var point: CGPoint
        package init(request: Int, point: CGPoint) {
            self.request = request
            self.point = point
        }
    }

    /// What the device would notice of its surroundings, for whatever in the app has registered for the name: a place on
    /// Earth, a heading. Answered with `simulated`.
    package struct Simulate: Request {
        package typealias Answer = AppMessage.Simulated
        package static let name = "simulate"
        package var request: Int
        /// What is simulated, such as `location`.
        package var name: String
        package var values: JSONValue
        package init(request: Int, name: String, values: JSONValue) {
            self.request = request
            self.name = name
            self.values = values
        }
    }

    /// Is the app still there? Answered with `pong`.
    package struct Ping: Request {
        package typealias Answer = AppMessage.Pong
        package static let name = "ping"
        package var request: Int
        package init(request: Int) { self.request = request }
    }
}
