import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The attribute for the font of a run.
        public let font: FontAttribute
        /// The attribute for the colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The attribute for the colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The attribute for the space added after each character, in points; 0 turns pair kerning off.
        public let kern: KernAttribute
        /// The attribute for the line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The attribute for the line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attribute for the distance that the characters are raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attribute for the rules of the lines; that of its first run holds for a paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The attribute for the thickness of outlines, in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The attribute for the colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// The attribute for the characters' shadow.
        public let shadow: ShadowAttribute
        /// The attribute for the use of ligatures.
        public let ligature: LigatureAttribute
        /// The attribute for the characters' shear.
        public let obliqueness: ObliquenessAttribute
        /// The attribute for the characters' expansion.
        public let expansion: ExpansionAttribute
        /// The attribute for the space added after each character, which parts ligatures.
        public let tracking: TrackingAttribute
        /// The attribute for the colour of the line under the characters.
        public let underlineColor: UnderlineColorAttribute
        /// The attribute for the colour of the line through the characters.
        public let strikethroughColor: StrikethroughColorAttribute
    }

    /// The scope of the attributes that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute key at a key path of UIKit's scope, so that `text.font` and the like read and set it.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of a run's font.
    public enum FontAttribute: AttributedStringKey {
        /// The attribute's value: a font.
        public typealias Value = UIFont
        /// The key's name, that of `NSAttributedString.Key.font`.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The key of the characters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The attribute's value: a colour.
        public typealias Value = UIColor
        /// The key's name, that of `NSAttributedString.Key.foregroundColor`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The key of the colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The attribute's value: a colour.
        public typealias Value = UIColor
        /// The key's name, that of `NSAttributedString.Key.backgroundColor`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The key of the space added after each character.
    public enum KernAttribute: AttributedStringKey {
        /// The attribute's value: a length in points.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.kern`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The key of the line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The attribute's value: a line style.
        public typealias Value = NSUnderlineStyle
        /// The key's name, that of `NSAttributedString.Key.underlineStyle`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The key of the line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The attribute's value: a line style.
        public typealias Value = NSUnderlineStyle
        /// The key's name, that of `NSAttributedString.Key.strikethroughStyle`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The key of the distance that the characters are raised above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The attribute's value: a length in points.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.baselineOffset`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The key of the rules for the lines.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The attribute's value: a paragraph style.
        public typealias Value = NSParagraphStyle
        /// The key's name, that of `NSAttributedString.Key.paragraphStyle`.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of the thickness of outlines, in percent of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The attribute's value: a number in percent of the font's size.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.strokeWidth`.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The key of the colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The attribute's value: a colour.
        public typealias Value = UIColor
        /// The key's name, that of `NSAttributedString.Key.strokeColor`.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The key of the characters' shadow.
    public enum ShadowAttribute: AttributedStringKey {
        /// The attribute's value: a shadow.
        public typealias Value = NSShadow
        /// The key's name, that of `NSAttributedString.Key.shadow`.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The key of the use of ligatures.
    public enum LigatureAttribute: AttributedStringKey {
        /// The attribute's value: 0 for none.
        public typealias Value = Int
        /// The key's name, that of `NSAttributedString.Key.ligature`.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The key of the characters' shear.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The attribute's value: a shear.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.obliqueness`.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The key of the characters' expansion.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The attribute's value: a logarithm of a factor.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.expansion`.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The key of the space added after each character, which parts ligatures.
    public enum TrackingAttribute: AttributedStringKey {
        /// The attribute's value: a length in points.
        public typealias Value = CGFloat
        /// The key's name, that of `NSAttributedString.Key.tracking`.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The key of the colour of the line under the characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The attribute's value: a colour.
        public typealias Value = UIColor
        /// The key's name, that of `NSAttributedString.Key.underlineColor`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The key of the colour of the line through the characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The attribute's value: a colour.
        public typealias Value = UIColor
        /// The key's name, that of `NSAttributedString.Key.strikethroughColor`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
}

extension NSAttributedString {
    /// The text with those of its attributes that UIKit draws.
    convenience init(uiKit text: AttributedString) {
        typealias Attributes = AttributeScopes.UIKitAttributes
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Attributes.FontAttribute.self]
            attributes[.foregroundColor] = run[Attributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Attributes.BackgroundColorAttribute.self]
            attributes[.kern] = run[Attributes.KernAttribute.self]
            attributes[.underlineStyle] = run[Attributes.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] = run[Attributes.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.baselineOffset] = run[Attributes.BaselineOffsetAttribute.self]
            attributes[.paragraphStyle] = run[Attributes.ParagraphStyleAttribute.self]
            attributes[.strokeWidth] = run[Attributes.StrokeWidthAttribute.self]
            attributes[.strokeColor] = run[Attributes.StrokeColorAttribute.self]
            attributes[.shadow] = run[Attributes.ShadowAttribute.self]
            attributes[.ligature] = run[Attributes.LigatureAttribute.self]
            attributes[.obliqueness] = run[Attributes.ObliquenessAttribute.self]
            attributes[.expansion] = run[Attributes.ExpansionAttribute.self]
            attributes[.tracking] = run[Attributes.TrackingAttribute.self]
            attributes[.underlineColor] = run[Attributes.UnderlineColorAttribute.self]
            attributes[.strikethroughColor] = run[Attributes.StrikethroughColorAttribute.self]
            attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            result.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
