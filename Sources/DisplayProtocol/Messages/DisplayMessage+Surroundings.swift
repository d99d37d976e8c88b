import Foundation

// What changes around an app while it runs. Nothing here is answered unless it says so.
extension DisplayMessage {
    /// What the person chose in the settings, while the app runs; nil stays as it is.
    package struct SetPreferences: Body {
        package static let name = "setPreferences"
        package var style: ScreenConfiguration.Style?
        package var textSize: ScreenConfiguration.TextSize?
        package init(style: ScreenConfiguration.Style? = nil, textSize: ScreenConfiguration.TextSize? = nil) {
            self.style = style
            self.textSize = textSize
        }
    }

    /// The device is held another way; the interface follows if the app supports it.
    package struct SetOrientation: Body {
        package static let name = "setOrientation"
        package var orientation: ScreenConfiguration.Orientation
        package init(orientation: ScreenConfiguration.Orientation) { self.orientation = orientation }
    }

    /// Another device is in the place of this one.
    package struct SetScreen: Body {
        package static let name = "setScreen"
        package var screen: ScreenConfiguration
        package init(_ screen: ScreenConfiguration) { self.screen = screen }

        package init(from decoder: any Decoder) throws { screen = try ScreenConfiguration(from: decoder) }
        package func encode(to encoder: any Encoder) throws { try screen.encode(to: encoder) }
    }

    /// How the app's clock goes; nil stays as it is. Answered with `clock`.
    package struct SetClock: Body {
        package static let name = "setClock"
        /// A paused clock stands still; touches and layout go on.
        package var isPaused: Bool?
        /// Seconds of media time in a second: 1, or less for slow animations.
        package var speed: Double?
        package init(isPaused: Bool? = nil, speed: Double? = nil) {
            self.isPaused = isPaused
            self.speed = speed
        }
    }

    /// Lets a paused clock pass that many frames, and draws each. Answered with `clock`.
    package struct Step: Body {
        package static let name = "step"
        package var frames: Int
        package init(frames: Int = 1) { self.frames = frames }
    }

    /// Sends the app to the background or brings it back.
    package struct SetActivity: Body {
        package static let name = "setActivity"
        package var isInBackground: Bool
        package init(isInBackground: Bool) { self.isInBackground = isInBackground }
    }

    /// Memory is short.
    package struct WarnOfMemory: Body, BareMessageBody {
        package static let name = "warnOfMemory"
        package init() {}
    }

    /// What the app sends by itself after a frame that changed it, from now on; at once for the first time.
    package struct Observe: Body {
        package static let name = "observe"
        /// Trees with details.
        package var tree: Bool
        package var accessibility: Bool
        package init(tree: Bool, accessibility: Bool) {
            self.tree = tree
            self.accessibility = accessibility
        }
    }
}

/// Text that one end has copied and the other may paste.
package struct PasteboardText: DisplayMessage.Body, AppMessage.Body {
    package static let name = "pasteboard"
    package var text: String
    package init(text: String) { self.text = text }
}
