import Foundation

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// Whose a voice is.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}

/// A place in a text that is spoken.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}

/// The identifier of the voice that a person has recorded.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice that speaks a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language and region: `en-US`.
    public let language: String
    /// What a person calls the voice.
    public let name: String
    /// Tells the voice from others.
    public let identifier: String

    private init(_ language: String, _ name: String) {
        self.language = language
        self.name = name
        identifier = "com.apple.ttsbundle.\(name)-compact"
    }

    /// How good the voice is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Whose the voice is.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    /// Finds the voice of a language; the person's for nil. Nil where there is none.
    public convenience init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        let known = Self.all.first { $0.language == code } ?? Self.all.first { $0.language.hasPrefix(code + "-") }
        guard let known else { return nil }
        self.init(known.language, known.name)
    }

    /// Finds a voice by its identifier; nil where there is none.
    public convenience init?(identifier: String) {
        guard let known = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
        self.init(known.language, known.name)
    }

    /// All voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        all.map { AVSpeechSynthesisVoice($0.language, $0.name) }
    }

    /// The language and region that the person has: `en-US`.
    open class func currentLanguageCode() -> String {
        let parts = Locale.preferredLanguages.first ?? "en-US"
        return parts.contains("-") ? parts : all.first { $0.language.hasPrefix(parts + "-") }?.language ?? "en-US"
    }

    private static let all: [(language: String, name: String)] = [
        ("ar-001", "Maged"), ("cs-CZ", "Zuzana"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("el-GR", "Melina"),
        ("en-AU", "Karen"), ("en-GB", "Daniel"), ("en-IE", "Moira"), ("en-IN", "Rishi"), ("en-US", "Samantha"),
        ("en-ZA", "Tessa"), ("es-ES", "Mónica"), ("es-MX", "Paulina"), ("fi-FI", "Satu"), ("fr-CA", "Amélie"),
        ("fr-FR", "Thomas"), ("he-IL", "Carmit"), ("hi-IN", "Lekha"), ("hu-HU", "Mariska"), ("id-ID", "Damayanti"),
        ("it-IT", "Alice"), ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nb-NO", "Nora"), ("nl-BE", "Ellen"),
        ("nl-NL", "Xander"), ("pl-PL", "Zosia"), ("pt-BR", "Luciana"), ("pt-PT", "Joana"), ("ro-RO", "Ioana"),
        ("ru-RU", "Milena"), ("sk-SK", "Laura"), ("sv-SE", "Alva"), ("th-TH", "Kanya"), ("tr-TR", "Yelda"),
        ("zh-CN", "Ting-Ting"), ("zh-HK", "Sin-Ji"), ("zh-TW", "Mei-Jia"),
    ]
}
