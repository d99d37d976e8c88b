import Foundation

/// Kinds of text that a view makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt
    /// The kinds of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses; none is found.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times; none is found.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels; none is found.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights; none is found.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What the system may look up; nothing is found.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money; none is found.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Measures; none is found.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIDataDetectorTypes {
    /// The kinds by the attributes of Interface Builder's element.
    static let nibNames: [(name: String, type: UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue),
    ]

    var checked: NSTextCheckingResult.CheckingType {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.link) { types.insert(.link) }
        if contains(.phoneNumber) { types.insert(.phoneNumber) }
        return types
    }
}

/// Links that a text view finds in its text.
struct DetectedText {
    let source: NSAttributedString
    let types: UIDataDetectorTypes
    /// The text with links where something was found.
    let text: NSAttributedString

    init(_ source: NSAttributedString, _ types: UIDataDetectorTypes) {
        (self.source, self.types) = (source, types)
        guard !types.checked.isEmpty, let detector = try? NSDataDetector(types: types.checked.rawValue) else {
            text = source
            return
        }
        let marked = NSMutableAttributedString(attributedString: source)
        let range = NSRange(location: 0, length: source.length)
        for found in detector.matches(in: source.string, options: [], range: range) {
            let number = found.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
            guard let url = found.url ?? number,
                source.attribute(.link, at: found.range.location, effectiveRange: nil) == nil
            else { continue }
            // iOS underlines what it has found, besides the look of links.
            marked.addAttributes(
                [.link: url, .underlineStyle: NSUnderlineStyle.single.rawValue], range: found.range)
        }
        text = marked
    }
}

extension UITextView {
    /// The text with the links that the view finds in it; nil where it looks for none.
    func textWithDetectedLinks() -> NSAttributedString? {
        guard !dataDetectorTypes.isEmpty, !isEditable, isSelectable, let source = attributedText else { return nil }
        if let detected, detected.types == dataDetectorTypes, detected.source == source { return detected.text }
        let found = DetectedText(source, dataDetectorTypes)
        detected = found
        return found.text
    }
}
