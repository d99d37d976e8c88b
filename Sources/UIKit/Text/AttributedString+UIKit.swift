import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
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
            result.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
