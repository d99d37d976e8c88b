import Foundation

/// A checker of spelling, which finds words that no dictionary of a language has and guesses what was meant.
///
/// The dictionaries are the machine's. Ranges are in UTF-16 units.
@preconcurrency @MainActor open class UITextChecker: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextChecker") }

    public override init() { super.init() }

    /// The words that this checker takes for right. They go with the checker.
    open var ignoredWords: [String]? = []

    /// Has this checker take a word for right from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The languages whose dictionaries the machine has, such as `en_US`, that of the app's language first.
    open class var availableLanguages: [String] {
        let found = SpellingDictionaries.shared.languages
        let preferred = Locale.preferredLanguages.first?.replacingOccurrences(of: "-", with: "_") ?? "en_US"
        let rank = { (name: String) in name == preferred ? 0 : name.prefix(2) == preferred.prefix(2) ? 1 : 2 }
        return found.sorted { (rank($0), $0) < (rank($1), $1) }
    }

    // MARK: Finding

    /// The first word that is spelled wrong; a range at `NSNotFound` of length 0 where there is none, and for a language
    /// without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The part of the text whose words are looked at.
    ///   - startingOffset: Where in the text the search begins.
    ///   - wrapFlag: Whether the search goes on at the beginning of the range.
    ///   - language: A name such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionaries.shared.dictionary(for: language) else { return none }
        let words = SpelledWords.ranges(in: stringToCheck, range)
        let text = stringToCheck as NSString
        let isWrong = { (word: NSRange) in !self.isRight(text.substring(with: word), in: dictionary) }
        if let found = words.first(where: { $0.location >= startingOffset && isWrong($0) }) { return found }
        guard wrapFlag else { return none }
        return words.first { $0.location < startingOffset && isWrong($0) } ?? none
    }

    private func isRight(_ word: String, in dictionary: SpellingDictionary) -> Bool {
        ignoredWords?.contains(word) == true || LearnedWords.all.contains(word) || dictionary.has(word)
    }

    /// What may have been meant by a word, the likeliest first; nil for a language without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
            let word = Self.word(range, string)
        else { return nil }
        return dictionary.guesses(for: word)
    }

    // Choice (text): words that nobody ranks are in alphabetical order.
    /// The words that begin as a part of the text does, in alphabetical order; nil for a language without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
            let word = Self.word(range, string)
        else { return nil }
        return dictionary.completions(of: word)
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.upperBound <= text.length else { return nil }
        return text.substring(with: range)
    }

    // MARK: Learning

    /// Has all checkers take a word for right, in later starts of the app too.
    open class func learnWord(_ word: String) { LearnedWords.all.insert(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
    /// Has all checkers forget a word that was learned.
    open class func unlearnWord(_ word: String) { LearnedWords.all.remove(word) }
}

/// The words that the app has learned, kept in its preferences.
@MainActor private enum LearnedWords {
    private static let key = "MatryoshkaLearnedWords"

    static var all: Set<String> {
        get { Set(UserDefaults.standard.stringArray(forKey: key) ?? []) }
        set { UserDefaults.standard.set(newValue.sorted(), forKey: key) }
    }
}

/// The words of a text, as a checker of spelling counts them.
enum SpelledWords {
    /// The ranges of words that lie within a range, in UTF-16 units: letters, with apostrophes between them.
    static func ranges(in text: String, _ range: NSRange) -> [NSRange] {
        let whole = NSRange(location: 0, length: (text as NSString).length)
        let limits = NSIntersectionRange(range, whole)
        let pattern = #"(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*(?!\p{N})"#
        guard limits.length > 0, let words = try? NSRegularExpression(pattern: pattern) else { return [] }
        return words.matches(in: text, range: limits).map(\.range)
    }
}
