import Foundation

/// The letters that the keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The wish for corrections of typed text. Nothing is corrected here; `no` takes the row of suggestions from the
/// keyboard.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The wish for spell checking. Nothing is checked here.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The wish for curly quotes in place of straight ones. Nothing is replaced here.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// The wish for a dash in place of two hyphens. Nothing is replaced here.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The wish for spaces that come and go with words that are pasted and cut. They are left alone here.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The wish for the end of a word before it is typed. Nothing is foreseen here.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The arrangements of keys that the keyboard has.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Another name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of the keyboard, light or dark; by default as the field that it types into.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// Another name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The content type as a string, spelled as HTML's autofill fields are.
    public let rawValue: String
    /// Makes a content type from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, with or without an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address with all of its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state or province.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that holds for a single login.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The wishes that a responder for typed text has of the keyboard. Each has a default, so a class gives those that
/// matter.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// The letters that the keyboard makes capital by itself; those that begin sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The wish for corrections; `no` takes the row of suggestions from the keyboard, and nothing is corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    // A simulator's keyboard neither checks nor replaces what is typed; nor does this one, whatever these say.
    /// The wish for spell checking, which has no effect here.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The wish for curly quotes, which has no effect here.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The wish for dashes in place of hyphens, which has no effect here.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The wish for spaces that come and go with words, which has no effect here.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The arrangement of keys that the keyboard begins with.
    var keyboardType: UIKeyboardType { get set }
    /// The look of the keyboard, light or dark; as the responder's own by default.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can only be pressed when there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is shown as dots.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, such as a name; nothing is filled in by it here.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// Capital letters at the beginning of sentences; setting it does nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default; setting it does nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default keyboard; setting it does nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default look; setting it does nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default title; setting it does nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False; setting it does nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False; setting it does nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Nil; setting it does nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}

/// A responder that takes single pieces of text; the keyboard comes up while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text to delete.
    var hasText: Bool { get }
    /// Puts a text in place of the selection. The keyboard calls it for each key; the return key gives a line feed.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret. The keyboard calls it for its delete key.
    func deleteBackward()
}
