import Foundation

/// What a display says to its app.
package enum DisplayMessage: Sendable, Equatable {
    case welcome(Welcome)
    case frameConsumed(FrameConsumed)
    case input(Input)
    case typing(Typing)
    case runUntilIdle(RunUntilIdle)
    case advance(Advance)
    case requestTree(Request)
    case requestFrame(Request)
    case setPreferences(SetPreferences)
    case setOrientation(SetOrientation)
    case terminate

    // What displays that people look at say besides, to apps whose clock is real.
    case touch(Touch)
    case wheel(Wheel)
    case key(KeyPress)
    case text(Text)
    case compose(Composition)
    case perform(ElementAction)
    case pasteboard(PasteboardText)
    case setScreen(ScreenConfiguration)
    case setClock(SetClock)
    case step(Step)
    case setActivity(SetActivity)
    case shake
    case warnOfMemory
    case observe(Observe)
    case hitTest(HitTest)
    case requestLayers(Request)
    case requestState(Request)
    /// Is the app still there? Answered with `pong`.
    case ping(Request)

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
    package struct Welcome: Sendable, Equatable, Codable {
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
    package struct FrameConsumed: Sendable, Equatable, Codable {
        package var sequence: Int
        package init(sequence: Int) { self.sequence = sequence }
    }

    package struct Touch: Sendable, Equatable, Codable {
        package enum Phase: String, Sendable, Codable { case began, moved, ended, cancelled }
        package var phase: Phase
        /// Tells apart the fingers that are down at the same time.
        package var finger: Int
        /// In window points.
        package var point: CGPoint
        /// Seconds since the input's first touch; the app's clock passes them before it delivers the touch.
        package var offset: Double
        package init(phase: Phase, finger: Int = 0, point: CGPoint, offset: Double = 0) {
            self.phase = phase
            self.finger = finger
            self.point = point
            self.offset = offset
        }
    }

    /// Touches to deliver in order; answered with `finishedInput` after the last.
    package struct Input: Sendable, Equatable, Codable {
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
    package struct Typing: Sendable, Equatable, Codable {
        package var request: Int
        package var keys: [Key]
        package init(request: Int, keys: [Key]) {
            self.request = request
            self.keys = keys
        }
    }

    /// Let the app run until nothing is due or animating; answered with `settled`.
    package struct RunUntilIdle: Sendable, Equatable, Codable {
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
    package struct Advance: Sendable, Equatable, Codable {
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

    /// Asks for a tree (answered with `tree`) or a frame (answered with a `frame` of the same request).
    package struct Request: Sendable, Equatable, Codable {
        package var request: Int
        package init(request: Int) { self.request = request }
    }

    /// What the person chose in the settings, while the app runs; nil stays as it is.
    package struct SetPreferences: Sendable, Equatable, Codable {
        package var style: ScreenConfiguration.Style?
        package var textSize: ScreenConfiguration.TextSize?
        package init(style: ScreenConfiguration.Style? = nil, textSize: ScreenConfiguration.TextSize? = nil) {
            self.style = style
            self.textSize = textSize
        }
    }
    /// The device is held another way; the interface follows if the app supports it.
    package struct SetOrientation: Sendable, Equatable, Codable {
        package var orientation: ScreenConfiguration.Orientation
        package init(orientation: ScreenConfiguration.Orientation) { self.orientation = orientation }
    }
}
