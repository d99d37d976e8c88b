import Foundation

/// A finder of addresses of pages and mail and of telephone numbers in a text.
///
/// Foundation's expressions cannot be subclassed with methods of one's own: the detector has their methods, and is none.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that the detector looks for.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

    /// Makes a detector of some kinds; throws where none of them is known.
    ///
    /// Links and telephone numbers are found. Dates, postal addresses and transit information are looked for in vain, which
    /// is reported.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address, .transitInformation]
        guard !types.isDisjoint(with: known) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "None of the kinds is one that can be found."])
        }
        self.checkingTypes = checkingTypes
        super.init()
        guard !types.isDisjoint(with: [.date, .address, .transitInformation]) else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                DiagnosticsChannel.shared.report(
                    limit: "foundation.data-detector",
                    "NSDataDetector finds links and telephone numbers; no dates, addresses and transit information.",
                    advice: "Ask for .link or .phoneNumber, or look for the text yourself.")
            }
        }
    }

    /// Makes a detector of links from an archive: none is kept in one.
    public required init?(coder: NSCoder) { return nil }

    /// What is found in a range, in the order of the text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [NSTextCheckingResult] = []
        if types.contains(.link) { found += DataPatterns.links(in: string, range) }
        if types.contains(.phoneNumber) {
            found += DataPatterns.numbers(in: string, range).filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// How much is found in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// What is found first in a range; nil for nothing.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The place of what is found first in a range; `NSNotFound` and 0 for nothing.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each that is found, until the closure sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &isOver)
            if isOver.boolValue { return }
        }
    }
}

extension NSTextCheckingResult {
    /// The address of a link that was found; nil for anything else.
    public var url: URL? { (self as? FoundData)?.address }
    /// The telephone number that was found, as it stands in the text; nil for anything else.
    public var phoneNumber: String? { (self as? FoundData)?.number }

    /// A link, as a detector finds it.
    public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        FoundData(range, address: url)
    }

    /// A telephone number, as a detector finds it.
    public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        FoundData(range, number: phoneNumber)
    }
}

/// What a detector has found.
private final class FoundData: NSTextCheckingResult, @unchecked Sendable {
    private let place: NSRange
    let address: URL?
    let number: String?

    init(_ place: NSRange, address: URL? = nil, number: String? = nil) {
        (self.place, self.address, self.number) = (place, address, number)
        super.init()
    }

    /// Nothing that was found is kept in archives.
    required init?(coder: NSCoder) { return nil }

    override var resultType: CheckingType { address == nil ? .phoneNumber : .link }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

/// What links and telephone numbers look like.
///
/// Choice (data detectors): an address without a scheme is one where its last part is a country's or a well-known one; a
/// number has 7 to 15 digits.
private enum DataPatterns {
    private static let link = expression(
        #"(?:[a-z][a-z0-9+.-]{1,20}://|mailto:)[^\s<>"“”]+"#
            + #"|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
            + #"|(?<![@\w.])(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"#
            + #"(?:com|org|net|edu|gov|info|biz|app|dev|int|mil|name|online|shop|site|xyz|[a-z]{2})\b"#
            + #"(?::\d+)?(?:[/?#][^\s<>"“”]*)?"#)
    private static let number = expression(
        #"(?<![\w.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,15}(?:[ .-]\d{2,8}){0,4}(?![\w/-]|[.,]\d)"#)

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    static func links(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
        (link?.matches(in: text, options: [], range: range) ?? []).compactMap { match in
            // Marks behind an address end a sentence; a bracket is the address's where it is opened in it.
            var found = (text as NSString).substring(with: match.range)
            while let last = found.last, ".,;:!?'’*_)]".contains(last) {
                let opened = found.filter { $0 == "(" }.count
                if last == ")", found.filter({ $0 == ")" }).count <= opened { break }
                found.removeLast()
            }
            guard let address = address(of: found) else { return nil }
            return FoundData(NSRange(location: match.range.location, length: found.utf16.count), address: address)
        }
    }

    private static func address(of text: String) -> URL? {
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") && !text.contains("/") ? "mailto:" : "http://") + text)
    }

    static func numbers(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
        (number?.matches(in: text, options: [], range: range) ?? []).compactMap { match in
            let found = (text as NSString).substring(with: match.range)
            guard (7...15).contains(found.filter(\.isNumber).count) else { return nil }
            return FoundData(match.range, number: found)
        }
    }
}
