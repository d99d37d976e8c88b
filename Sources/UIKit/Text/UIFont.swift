import CoreGraphics
import Foundation

/// A typeface at a size. The system font is drawn with Inter, set as SF Pro is.
public final class UIFont: NSObject, Sendable {
    /// The heaviness of a font's strokes, from -1 to 1.
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The weight as a number, 0 for regular.
        public let rawValue: CGFloat
        /// Makes a weight from a number between -1 and 1; fonts are drawn in the nearest of the named weights.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight from a number between -1 and 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Strokes between ultralight and light.
        public static let thin = Weight(-0.6)
        /// Strokes lighter than regular.
        public static let light = Weight(-0.4)
        /// The strokes of running text.
        public static let regular = Weight(0)
        /// Strokes a little heavier than regular.
        public static let medium = Weight(0.23)
        /// Strokes between medium and bold.
        public static let semibold = Weight(0.3)
        /// Strokes of bold text.
        public static let bold = Weight(0.4)
        /// Strokes heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest strokes.
        public static let black = Weight(0.62)

        /// The nearest weight that a font file has.
        var fontWeight: FontWeight {
            let steps: [(Weight, FontWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    let descriptor: FontDescriptor
    /// The text style that the font was made for, which sets the pitch of its lines.
    let textStyle: TextStyle?
    /// The pitch of lines that the text style asks for, in points.
    let leadingOfStyle: CGFloat?
    /// The scaling that brought the font to its size; nil without.
    let scaling: FontScaling?

    init(
        _ descriptor: FontDescriptor, textStyle: TextStyle? = nil, leading: CGFloat? = nil, scaling: FontScaling? = nil
    ) {
        self.descriptor = descriptor
        self.textStyle = textStyle
        leadingOfStyle = leading
        self.scaling = scaling
    }

    // Choice (projects): a font made without arguments is the system's.
    /// Makes the system font in the system's size, for a variable that gets another font later.
    public override convenience init() {
        self.init(FontDescriptor(family: .system, size: UIFont.systemFontSize, weight: .regular))
    }

    /// Makes a font of a family, or the face of a PostScript name, that the system or the app's bundle has; nil for an
    /// unknown name.
    ///
    /// Capitals and small letters are the same in names. Another font of that weight and slant takes the place of iOS's own
    /// families, such as Helvetica Neue.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let library = try? FontLibrary.shared.get(), let name = library.spelling(of: fontName) else { return nil }
        if let standIn = library.standIn(for: fontName) {
            switch standIn.design {
            case .systemItself, .monospacedSystemItself:
                let isMonospaced = standIn.design.isMonospaced
                self.init(
                    FontDescriptor(
                        family: isMonospaced ? .monospacedSystem : .system, size: fontSize, weight: standIn.weight,
                        isItalic: standIn.isItalic))
                return
            default: UIFont.reportStandIn(for: standIn.family)
            }
        }
        self.init(FontDescriptor(family: .named(name), size: fontSize, weight: .regular))
    }

    /// Notes that another font is drawn in place of a family's.
    static func reportStandIn(for family: String) {
        report { channel in
            channel.report(
                limit: .standInFont, "The font family '\(family)' is not available; another one takes its place.",
                advice: "Add a font of that family to the app's bundle where its look or its widths matter.")
        }
    }

    /// Notes that no font on this machine has the letters of a script, which are drawn as boxes.
    @Sendable static func reportMissing(script: String, package: String) {
        report { channel in
            channel.report(
                limit: .scriptFont, "No font on this machine has the letters of \(script); boxes take their places.",
                advice: "Install one: sudo apt-get install \(package)")
        }
    }

    /// Notes that a stretch of text has a direction of its own, which it does not get.
    static func reportWritingDirection() {
        report { channel in
            channel.report(
                limit: "text.writing-direction",
                "NSAttributedString.Key.writingDirection: characters go in their own directions.",
                advice: "Put the text between Unicode's marks of direction, such as U+202E and U+202C.")
        }
    }

    /// Fonts can be made on any thread; the channel is the main thread's.
    private static func report(_ body: @escaping @MainActor @Sendable (DiagnosticsChannel) -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { body(.shared) }
        } else {
            Task { @MainActor in body(.shared) }
        }
    }

    /// The system font in the regular weight at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.fontWeight))
    }

    /// The system font at a size in points in the weight that titles have, which is semibold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The slanted system font in the regular weight at a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: .regular, isItalic: true))
    }

    /// The system font in a weight with digits of one width, at a size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospacedDigitSystem, size: fontSize, weight: weight.fontWeight))
    }

    /// The system's font with characters of one width, in a weight and at a size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospacedSystem, size: fontSize, weight: weight.fontWeight))
    }

    // MARK: Standard sizes, in points

    /// The standard size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of button titles: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small system text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of system text: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Metrics, in points

    /// The font's size in points.
    public var pointSize: CGFloat { descriptor.size }
    /// The height of the font above the baseline, in points.
    public var ascender: CGFloat { descriptor.metrics.ascender }
    /// The depth of the font below the baseline, in points; negative.
    public var descender: CGFloat { descriptor.metrics.descender }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { descriptor.metrics.capHeight }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { descriptor.metrics.xHeight }
    /// The height of a line of the font, its leading included, in points; lines of a text style are set further apart.
    public var lineHeight: CGFloat { descriptor.metrics.lineHeight }
    /// The space that the font asks for between lines, in points.
    public var leading: CGFloat { descriptor.metrics.leading }

    /// The family's name; a hidden one of Apple's for the system font, and the stand-in's where another font takes the
    /// place of the named one.
    public var familyName: String {
        if case .named(let name) = descriptor.family {
            return (try? FontLibrary.shared.get())?.family(of: name) ?? name
        }
        return ".AppleSystemUIFont"
    }

    /// The name that the font was made with, or for the system font a hidden one with its weight.
    public var fontName: String {
        if case .named(let name) = descriptor.family { return name }
        return ".SFUI-\(descriptor.weight)".replacingOccurrences(of: "-regular", with: "-Regular")
    }

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var copy = descriptor
        copy.size = fontSize
        return UIFont(copy)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return descriptor == other.descriptor && leadingOfStyle == other.leadingOfStyle
    }

    public override var hash: Int { descriptor.hashValue }
}
