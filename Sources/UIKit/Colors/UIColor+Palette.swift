import Foundation
import QuartzCore

extension UIColor {
    /// A colour with 8-bit components in light and dark.
    private static func pair(_ light: (Int, Int, Int, CGFloat), _ dark: (Int, Int, Int, CGFloat)) -> UIColor {
        let (light, dark) = (rgb(light), rgb(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A background, which is lighter in the dark where an interface lies on top of another.
    private static func background(
        _ light: (Int, Int, Int, CGFloat), _ dark: (Int, Int, Int, CGFloat), elevated: (Int, Int, Int, CGFloat)
    ) -> UIColor {
        let (light, dark, elevated) = (rgb(light), rgb(dark), rgb(elevated))
        return UIColor { traits in
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevated : dark
        }
    }

    private static func rgb(_ c: (Int, Int, Int, CGFloat)) -> UIColor {
        UIColor(red: CGFloat(c.0) / 255, green: CGFloat(c.1) / 255, blue: CGFloat(c.2) / 255, alpha: c.3)
    }

    // MARK: Fixed

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Gray of a third of white's brightness.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Gray of two thirds of white's brightness.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray of half of white's brightness.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan: full green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow: full red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta: full red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: full red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black without any opacity.
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: System

    /// The system's red, brighter in the dark.
    public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
    /// The system's green, brighter in the dark.
    public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
    /// The system's blue, brighter in the dark.
    public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
    /// The system's orange, brighter in the dark.
    public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
    /// The system's yellow, brighter in the dark.
    public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
    /// The system's pink, brighter in the dark.
    public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
    /// The system's purple, brighter in the dark.
    public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
    /// The system's teal, brighter in the dark.
    public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
    /// The system's indigo, brighter in the dark.
    public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
    /// The system's brown, brighter in the dark.
    public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
    /// The system's mint, brighter in the dark.
    public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
    /// The system's cyan, brighter in the dark.
    public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
    /// The system's gray, which is the same in light and dark.
    public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
    /// The second of the system's six grays, a step nearer to the background than `systemGray`.
    public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
    /// The third of the system's six grays, a step nearer to the background than `systemGray2`.
    public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
    /// The fourth of the system's six grays, a step nearer to the background than `systemGray3`.
    public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
    /// The fifth of the system's six grays, a step nearer to the background than `systemGray4`.
    public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
    /// The last of the system's six grays, the nearest to the background.
    public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))
    /// The app's tint: the asset catalog's `AccentColor` where there is one.
    public static let tintColor = UIColor { _ in .accent }

    // MARK: Text

    /// The colour of main text: black in light, white in the dark.
    public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
    /// The colour of less important text, translucent.
    public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    /// The colour of text that matters still less, translucent.
    public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The faintest colour of text, translucent.
    public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    /// The colour of the text that an empty field shows, translucent.
    public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The colour of links, which is `systemBlue`.
    public static let link = systemBlue
    /// The colour of text on dark backgrounds, translucent white in light and dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The colour of text on light backgrounds, black in light and dark.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Lines, fills, backgrounds

    /// The colour of thin lines between content, translucent.
    public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    /// The colour of lines that hide the content below them.
    public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
    /// The fill of small shapes such as a slider's track, translucent.
    public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    /// The fill of medium shapes such as a switch's background, translucent.
    public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    /// The fill of larger shapes such as fields and buttons, translucent.
    public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    /// The fill of large areas, the faintest one, translucent.
    public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    /// The background of the whole interface.
    public static let systemBackground = background(
        (255, 255, 255, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    /// The background of content that is grouped on `systemBackground`.
    public static let secondarySystemBackground = background(
        (242, 242, 247, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    /// The background of content that is grouped on `secondarySystemBackground`.
    public static let tertiarySystemBackground = background(
        (255, 255, 255, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
    /// The background of an interface of groups, such as a grouped table.
    public static let systemGroupedBackground = background(
        (242, 242, 247, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    /// The background of groups, such as a grouped table's cells, on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = background(
        (255, 255, 255, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    /// The background of content that is grouped on `secondarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = background(
        (242, 242, 247, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
    /// The older name of `systemGroupedBackground`.
    public static let groupTableViewBackground = systemGroupedBackground
}
