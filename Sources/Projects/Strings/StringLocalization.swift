import Foundation

/// A key's text in one language, which may vary by number and by device.
struct StringLocalization {
    /// What a table holds for a key.
    enum Compiled: Equatable {
        case text(String)
        /// An entry of a table of rules.
        case rules([String: PlistValue])

        fileprivate var value: PlistValue {
            switch self {
            case .text(let text): .string(text)
            case .rules(let rules): .dictionary(rules)
            }
        }
    }

    let compiled: Compiled

    /// - Returns: Nil where the catalog has no text.
    init?(_ value: JSONValue) {
        guard let compiled = Self.compiled(value, substitutions: value["substitutions"]) else { return nil }
        self.compiled = compiled
    }

    private static func compiled(_ value: JSONValue, substitutions: JSONValue) -> Compiled? {
        if case .object(let devices) = value["variations"]["device"] {
            let entries = devices.compactMapValues { compiled($0, substitutions: substitutions)?.value }
            return entries.isEmpty ? nil : .rules(["NSStringDeviceSpecificRuleType": .dictionary(entries)])
        }
        if case .object(let numbers) = value["variations"]["plural"] {
            let texts = numbers.compactMapValues(text)
            return texts.isEmpty ? nil : plural(texts)
        }
        guard let text = text(value) else { return nil }
        guard case .object(let parts) = substitutions, !parts.isEmpty else { return .text(text) }
        return substituted(text, parts)
    }

    /// A text that does not vary; of one that does by device the text for phones.
    private static func text(_ value: JSONValue) -> String? {
        let unit = value["stringUnit"]
        if let text = unit["value"].string { return text.isEmpty && unit["state"].string == "new" ? nil : text }
        guard case .object(let devices) = value["variations"]["device"] else { return nil }
        return [devices["iphone"], devices["other"]].lazy.compactMap { $0.flatMap(text) }.first
    }

    // MARK: Numbers

    /// The rules of a text that varies by the one number in it.
    private static func plural(_ texts: [String: String]) -> Compiled {
        let specifiers = (texts["other"] ?? texts.values.sorted().last).map(FormatSpecifier.all) ?? []
        let number = specifiers.first(where: \.isNumber)
        var rules = texts
        // The variable's place is that of its number, so that others need theirs to be written.
        if specifiers.count > 1 { rules = texts.mapValues(FormatSpecifier.withPositions) }
        let position = (number?.position ?? 1) > 1 ? "\(number?.position ?? 1)$" : ""
        return .rules([
            "NSStringLocalizedFormatKey": .string("%\(position)#@value@"),
            "value": variable(rules, type: number?.letters ?? "lld"),
        ])
    }

    private static func variable(_ texts: [String: String], type: String) -> PlistValue {
        var rules = texts.mapValues { PlistValue.string($0) }
        rules["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
        rules["NSStringFormatValueTypeKey"] = .string(type)
        return .dictionary(rules)
    }

    // MARK: Substitutions

    /// The rules of a text with variables, `%#@name@`, each with texts of its own, in which `%arg` is the number.
    private static func substituted(_ text: String, _ parts: [String: JSONValue]) -> Compiled {
        var format = text
        var rules: [String: PlistValue] = [:]
        for (name, part) in parts {
            let type = part["formatSpecifier"].string ?? "lld"
            if let place = part["argNum"].number {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(Int(place))$#@\(name)@")
            }
            guard case .object(let numbers) = part["variations"]["plural"] else { continue }
            let texts = numbers.compactMapValues(Self.text).mapValues {
                $0.replacingOccurrences(of: "%arg", with: "%\(type)")
            }
            rules[name] = variable(texts, type: type)
        }
        rules["NSStringLocalizedFormatKey"] = .string(format)
        return .rules(rules)
    }
}

/// A specifier of a format, as far as a catalog's texts have them.
private struct FormatSpecifier {
    /// The argument's number, counted from 1.
    var position: Int
    /// `lld` or `@`.
    var letters: String
    var range: Range<String.Index>
    /// Whether the text says the position.
    var isPositioned: Bool

    var isNumber: Bool { letters.last.map("dDiuUxXofFeEgGaA".contains) ?? false }

    static func all(in text: String) -> [FormatSpecifier] {
        var next = 1
        let pattern = /%(?:%|(?:(\d+)\$)?([-+ 0#'.0-9]*)((?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXofFeEgGaAcCsSp]))/
        return text.matches(of: pattern).compactMap { match in
            guard let letters = match.3 else { return nil }
            let written = match.1.flatMap { Int($0) }
            defer { if written == nil { next += 1 } }
            return FormatSpecifier(
                position: written ?? next, letters: String(letters), range: match.range, isPositioned: written != nil)
        }
    }

    static func withPositions(_ text: String) -> String {
        var result = text
        for specifier in all(in: text).reversed() where !specifier.isPositioned {
            result.insert(contentsOf: "\(specifier.position)$", at: result.index(after: specifier.range.lowerBound))
        }
        return result
    }
}
