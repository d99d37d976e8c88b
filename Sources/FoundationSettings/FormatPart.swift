/// A piece of a format as `String(format:)` takes it.
enum FormatPart: Equatable {
    case literal(String)
    /// A specifier: the position of its argument, if it is given, what stands before the letters, and these.
    case specifier(position: Int?, options: String, letters: String)
    /// A variable with plural rules, `%#@name@`, and the number of the entry that has them.
    case variable(position: Int?, name: String, entry: Int?)

    var text: String {
        switch self {
        case .literal(let text): text
        case .specifier(let position, let options, let letters): "%\(Self.text(position))\(options)\(letters)"
        case .variable(let position, let name, let entry):
            "%\(Self.text(position))#@\(name)\(entry.map(Self.tag) ?? "")@"
        }
    }

    var takesArgument: Bool {
        if case .literal = self { false } else { true }
    }

    /// The position of the argument, if it is given.
    var position: Int? {
        switch self {
        case .literal: nil
        case .specifier(let position, _, _), .variable(let position, _, _): position
        }
    }

    private static func text(_ position: Int?) -> String { position.map { "\($0)$" } ?? "" }

    /// The first of Unicode's tags for digits.
    private static let tagZero: UInt32 = 0xE0030

    private static func tag(_ number: Int) -> String {
        var text = ""
        for digit in String(number).unicodeScalars {
            text.unicodeScalars.append(Unicode.Scalar(tagZero + digit.value - 48)!)
        }
        return text
    }

    /// The name and the number behind it.
    private static func untagged(_ text: Substring.UnicodeScalarView) -> (name: String, entry: Int?) {
        var name = "", digits = ""
        for scalar in text {
            if (tagZero..<tagZero + 10).contains(scalar.value) {
                digits += String(scalar.value - tagZero)
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
        return (name, Int(digits))
    }

    static func parts(of format: String) -> [FormatPart] {
        var parts: [FormatPart] = []
        var literal = ""
        var rest = Substring(format).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal += "%%"
                continue
            }
            guard let part = specifier(&rest) else {
                literal += "%"
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(part)
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        return parts
    }

    /// The specifier that begins after a percent sign; nil, and nothing taken, where none does.
    private static func specifier(_ rest: inout Substring.UnicodeScalarView) -> FormatPart? {
        var text = rest
        var position: Int?
        let digits = text.prefix { ("0"..."9").contains($0) }
        if let number = Int(String(digits)), number > 0, text.dropFirst(digits.count).first == "$" {
            position = number
            text = text.dropFirst(digits.count + 1)
        }
        if text.starts(with: "#@".unicodeScalars) {
            let inside = text.dropFirst(2)
            guard let end = inside.firstIndex(of: "@") else { return nil }
            let (name, entry) = untagged(inside[..<end])
            rest = inside[inside.index(after: end)...]
            return .variable(position: position, name: name, entry: entry)
        }
        let options = text.prefix { "-+ 0#'.123456789".unicodeScalars.contains($0) }
        text = text.dropFirst(options.count)
        let lengths = text.prefix { "hlqLztj".unicodeScalars.contains($0) }
        text = text.dropFirst(lengths.count)
        guard let letter = text.popFirst(), "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(letter) else {
            return nil
        }
        rest = text
        return .specifier(position: position, options: String(options), letters: String(lengths) + String(letter))
    }
}
