import Foundation

/// A closure that makes a text's attributes of those that it would have, for a state.
///
/// Copies of one transformer are equal, and two that were made apart are not: closures cannot be compared.
public struct UIConfigurationTextAttributesTransformer: Equatable {
    private let box: TransformBox<AttributeContainer>

    /// The closure that returns the attributes for attributes.
    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = TransformBox(transform) }

    /// Returns the attributes for attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    /// The text with the attributes that the closure makes of each run's.
    func applied(to text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            let container = box.transform(AttributeContainer(uiKit: own))
            // Foundation has no way from a container to a dictionary but through a text.
            let made = NSAttributedString(uiKit: AttributedString("x", attributes: container))
            result.setAttributes(made.attributes(at: 0, effectiveRange: nil), range: range)
        }
        return result
    }
}

extension AttributedString {
    /// The text with those of its attributes that UIKit draws.
    init(uiKit text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            self += AttributedString(part, attributes: AttributeContainer(uiKit: attributes))
        }
    }
}

extension AttributeContainer {
    /// Makes a container of the attributes that UIKit draws, among those of a dictionary.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init(uiKit: dictionary) }

    /// The attributes that UIKit draws, among those of a text.
    init(uiKit attributes: [NSAttributedString.Key: Any]) {
        typealias Keys = AttributeScopes.UIKitAttributes
        self.init()
        self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
        self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Keys.KernAttribute.self] = attributes[.kern] as? CGFloat
        self[Keys.UnderlineStyleAttribute.self] = Self.line(attributes[.underlineStyle])
        self[Keys.StrikethroughStyleAttribute.self] = Self.line(attributes[.strikethroughStyle])
        self[Keys.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
        self[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
        self[Keys.StrokeWidthAttribute.self] = attributes[.strokeWidth] as? CGFloat
        self[Keys.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
        self[Keys.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
        self[Keys.LigatureAttribute.self] = attributes[.ligature] as? Int
        self[Keys.ObliquenessAttribute.self] = attributes[.obliqueness] as? CGFloat
        self[Keys.ExpansionAttribute.self] = attributes[.expansion] as? CGFloat
        self[Keys.TrackingAttribute.self] = attributes[.tracking] as? CGFloat
        self[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Keys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
}
