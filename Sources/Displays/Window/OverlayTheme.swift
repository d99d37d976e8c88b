import CoreGraphics
import DisplayProtocol
import Foundation

/// The colours around the phone's screen and of what is laid over it.
struct OverlayTheme {
    let backdrop: CGColor
    let rimEdge: CGColor
    let panel: CGColor
    let panelEdge: CGColor
    let text: CGColor
    let secondaryText: CGColor
    let line: CGColor
    let accent: CGColor
    let onAccent: CGColor
    /// Words that say what a key does.
    let hint: CGColor
    let bad: CGColor
    /// Behind the line of an excerpt that a message is about.
    let mark: CGColor
    let excerpt: CGColor
    /// Over the screen of an app that is not there.
    let scrim: CGColor
    /// The screen of an app that has drawn nothing yet.
    let emptyScreen: CGColor

    static func of(_ style: ScreenConfiguration.Style) -> OverlayTheme { style == .dark ? dark : light }

    private static func hex(_ value: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: alpha)
    }

    private static let light = OverlayTheme(
        backdrop: hex(0xE9E9EE), rimEdge: hex(0x8E8E96), panel: hex(0xFFFFFF), panelEdge: hex(0x000000, 0.14),
        text: hex(0x1D1D1F), secondaryText: hex(0x6A6A70), line: hex(0x000000, 0.1), accent: hex(0x0A63DC),
        onAccent: hex(0xFFFFFF), hint: hex(0x0A5BCB), bad: hex(0xC4001A), mark: hex(0xFDE3E5), excerpt: hex(0xF4F4F7),
        scrim: hex(0x000000, 0.32), emptyScreen: hex(0xFFFFFF))

    private static let dark = OverlayTheme(
        backdrop: hex(0x1A1A1D), rimEdge: hex(0x5A5A61), panel: hex(0x2B2B2F), panelEdge: hex(0xFFFFFF, 0.16),
        text: hex(0xF5F5F7), secondaryText: hex(0xA5A5AC), line: hex(0xFFFFFF, 0.13), accent: hex(0x2F7CF0),
        onAccent: hex(0xFFFFFF), hint: hex(0x7DB3FF), bad: hex(0xFF7B76), mark: hex(0x55282B), excerpt: hex(0x1F1F22),
        scrim: hex(0x000000, 0.5), emptyScreen: hex(0x000000))
}
