import Foundation

// How assistive technology speaks a stretch of text. Texts keep what they are given; nothing is spoken here.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a `Bool`.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language that the text is spoken in, a tag of BCP 47.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The height of the voice, a number from 0 to 2; 1 is the person's own choice.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for those before it, a `Bool`; otherwise it breaks them off.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The sounds that the text is spoken with, a `String` in the signs of the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spoken letter by letter, a `Bool`.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, a number from 1 to 6; 0 for no heading.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Further attributes in the app's own words, an array of `String`.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
