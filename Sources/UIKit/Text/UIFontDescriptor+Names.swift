import Foundation

extension UIFontDescriptor {
    /// The name of what a descriptor may say of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as archives and other frameworks spell it.
        public let rawValue: String
        /// Makes a name from its spelling.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family, a string such as "Helvetica Neue".
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string such as "HelveticaNeue-Bold"; it decides before the family does.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face in its family, a string such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that a person reads, a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// How glyphs are transformed, a `CGAffineTransform`; kept, and not drawn.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font has to have, a `CharacterSet`; kept, and not looked at.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the fonts to take where this one lacks a glyph; kept, and not looked at.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of every glyph in points, a number; kept, and not drawn.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Dictionaries by `FeatureKey`. Digits of one width are the feature that is drawn.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a string or a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of one of a font's traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as archives and other frameworks spell it.
        public let rawValue: String
        /// Makes a name from its spelling.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits`, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight from -1 to 1, a number or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width from -1 to 1, a number; kept, and not drawn.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant from -1 to 1, a number; above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The name of a part of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as archives and other frameworks spell it.
        public let rawValue: String
        /// Makes a name from its spelling.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The feature's number, 6 for the spacing of digits.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of what is taken of the feature, 0 for digits of one width.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The feature's number, under its name of before.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of what is taken of the feature, under its name of before.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// One of the designs that the system font comes in.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name, as UIKit spells it.
        public let rawValue: String
        /// Makes a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with serifs; another font is drawn in its place.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design with round ends; another font is drawn in its place.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design whose characters have one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// How a font looks, as a set of bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavier than running text.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide; no such font is there.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow; no such font is there.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical text; no such font is there.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// With lines 2 points nearer to one another than the text style has them.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines 2 points further from one another than the text style has them.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits that hold the class of the design.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// A design with serifs of the old style.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// A design with serifs between the old and the modern style.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// A design with modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// A design with Clarendon's serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// A design with slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// A design with serifs of no usual form.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// A design without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// An ornamental design.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// A design like handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// A design of signs.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
