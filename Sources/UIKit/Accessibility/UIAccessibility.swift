import Foundation

/// What an app tells assistive technology.
@preconcurrency @MainActor public enum UIAccessibility {
    /// An event that assistive technology is told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The event's number.
        public let rawValue: UInt32
        /// Makes an event from its number; one without a name here moves no focus.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen is another; the argument is the element to go to, or a text to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another; the argument is the element to go to, or a text to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Another page of the content is on the screen; the argument is a text to say.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The argument is a text to say.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive technology at the display, if there is one that listens.
    ///
    /// - Parameter argument: A text (`String` or `NSAttributedString`) that is said, or the element to go to.
    public static func post(notification: Notification, argument: Any?) {
        switch argument {
        case let text as String: LiveInspection.shared.announce(text)
        case let text as NSAttributedString: LiveInspection.shared.announce(text.string)
        case let view as UIView where notification.movesFocus: LiveInspection.shared.moveFocus(to: view)
        case let element as UIAccessibilityElement where notification.movesFocus:
            LiveInspection.shared.moveFocus(to: element)
        default: break
        }
    }

    /// Posted when assistive technology has gone to an element, with the keys below.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that assistive technology has gone to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that assistive technology has left, if there was one.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the name of the assistive technology.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// A rectangle of a view, in its coordinates, in the screen's, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: UIApplication.shared.screenLayer)
    }
}

extension UIAccessibility.Notification {
    fileprivate var movesFocus: Bool { self == .screenChanged || self == .layoutChanged }
}
