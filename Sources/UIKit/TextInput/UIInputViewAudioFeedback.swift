import Foundation

/// A view in the keyboard's place, or above it, that makes the keyboard's click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` is heard while the view is there; false unless the view says so.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// No click.
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Makes the keyboard's click. Nothing is heard here, as on a device whose keyboard clicks are turned off.
    public func playInputClick() {}
}
