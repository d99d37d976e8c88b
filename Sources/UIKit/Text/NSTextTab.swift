import CoreGraphics
import Foundation

/// A place that a tab character leads to.
public class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// A key of what a tab stop may be told besides.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, a `CharacterSet`; a column ends at the next tab or line whatever it says.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The place of the text after the tab: it begins at the stop, ends there, or has its middle there.
    public let alignment: NSTextAlignment
    /// The distance from the leading margin, in points.
    public let location: CGFloat
    /// What the tab stop was told besides.
    public let options: [OptionKey: Any]

    /// Makes a tab stop at a distance from the leading margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, self.location, self.options) = (alignment, location, options)
        super.init()
    }

    /// Makes a tab stop at the leading margin.
    public override convenience init() { self.init(textAlignment: .natural, location: 0) }

    /// The tab stop itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    public override var hash: Int { location.hashValue ^ alignment.hashValue }

    var layout: TextTabStop {
        let side: TextTabStop.Alignment =
            switch alignment {
            case .center: .center
            case .right: .right
            case .left, .justified, .natural: .left
            }
        return TextTabStop(location: location, alignment: side)
    }
}
