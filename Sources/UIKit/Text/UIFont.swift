import CoreGraphics
import Foundation

/// A typeface at a size. The system font is drawn with Inter, set as SF Pro is.
public final class UIFont: NSObject, Sendable {
    /// How heavy the strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
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
    /// How the font came to its size, if metrics scaled it.
    let scaling: FontScaling?

    init(
        _ descriptor: FontDescriptor, textStyle: TextStyle? = nil, leading: CGFloat? = nil, scaling: FontScaling? = nil
    ) {
        self.descriptor = descriptor
        self.textStyle = textStyle
        leadingOfStyle = leading
        self.scaling = scaling
    }

    /// Makes a font of a family, or the face of a PostScript name, that the system or the app's bundle has; nil for an
    /// unknown name.
    ///
    /// Capitals and small letters are the same in names. Another font of that weight and slant takes the place of iOS's own families, such as Helvetica Neue.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let library = try? FontLibrary.shared.get(), let name = library.spelling(of: fontName) else { return nil }
        if let standIn = library.standIn(for: fontName) {
            switch standIn.design {
            case .system, .monospaced: UIFont.report(standIn)
            case .systemItself, .monospacedSystemItself:
                let family = standIn.design == .systemItself ? FontDescriptor.Family.system : .monospacedSystem
                self.init(
                    FontDescriptor(family: family, size: fontSize, weight: standIn.weight, isItalic: standIn.isItalic))
                return
            }
        }
        self.init(FontDescriptor(family: .named(name), size: fontSize, weight: .regular))
    }

    private static func report(_ font: StandInFont) {
        let family = font.family
        // Fonts can be made on any thread; the channel is the main thread's.
        let report: @MainActor @Sendable () -> Void = {
            DiagnosticsChannel.shared.report(
                limit: .standInFont, "The font family '\(family)' is not available; another one takes its place.",
                advice: "Add a font of that family to the app's bundle where its look or its widths matter.")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { @MainActor in report() } }
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.fontWeight))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: .regular, isItalic: true))
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospacedDigitSystem, size: fontSize, weight: weight.fontWeight))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospacedSystem, size: fontSize, weight: weight.fontWeight))
    }

    // MARK: Standard sizes, in points

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Metrics, in points

    public var pointSize: CGFloat { descriptor.size }
    public var ascender: CGFloat { descriptor.metrics.ascender }
    /// Below the baseline, so negative.
    public var descender: CGFloat { descriptor.metrics.descender }
    public var capHeight: CGFloat { descriptor.metrics.capHeight }
    public var xHeight: CGFloat { descriptor.metrics.xHeight }
    public var lineHeight: CGFloat { descriptor.metrics.lineHeight }
    public var leading: CGFloat { descriptor.metrics.leading }

    public var familyName: String {
        if case .named(let name) = descriptor.family {
            return (try? FontLibrary.shared.get())?.standIn(for: name)?.family ?? name
        }
        return ".AppleSystemUIFont"
    }

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
