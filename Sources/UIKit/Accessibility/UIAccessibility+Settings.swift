import Foundation

/// What the person has set on the device. Displays have none of these settings, so that all are off and stay so; a page's
/// screen reader is the browser's, which tells nobody of it.
extension UIAccessibility {
    /// Whether a screen reader runs; always false here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether a person works by switches; always false here.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the device is kept to one app; always false here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether sound is played alike on both sides; always false here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether a person asked for captions; always false here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether a person asked for less motion; always false here.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether a person asked for less transparency; always false here.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether a person asked for bold text; always false here.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether a person asked for more contrast; always false here.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether a person asked for inverted colours; always false here.
    public static var isInvertColorsEnabled: Bool { false }

    // A setting that stays as it is tells nobody of a change; these are what observers name.
    /// The name of the notification of a screen reader's coming or going; never posted here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of the notification of a change of the wish for less motion; never posted here.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of the notification of a change of the wish for less transparency; never posted here.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of the notification of a change of the wish for bold text; never posted here.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The name of the notification of a change of the wish for more contrast; never posted here.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
}
