import Foundation

/// Takes a format apart.
struct FormatScanner {
    private let letters: [Character]
    private var position = 0
    private var arguments: ArraySlice<Any>
    private var tokens: [FormatToken] = []

    static func tokens(_ format: String, _ arguments: [Any]) throws(FormatError) -> [FormatToken] {
        var scanner = FormatScanner(letters: Array(format), arguments: arguments[...])
        while try scanner.scan() {}
        return scanner.tokens
    }

    private init(letters: [Character], arguments: ArraySlice<Any>) {
        self.letters = letters
        self.arguments = arguments
    }

    private var letter: Character? { position < letters.count ? letters[position] : nil }

    private func letter(after count: Int) -> Character? {
        position + count < letters.count ? letters[position + count] : nil
    }

    private mutating func take(while isMeant: (Character) -> Bool) -> String {
        let start = position
        while let letter, isMeant(letter) { position += 1 }
        return String(letters[start..<position])
    }

    /// Takes one token; false at the end.
    private mutating func scan() throws(FormatError) -> Bool {
        _ = take { $0.isWhitespace }
        guard let letter else {
            tokens.append(.end)
            return false
        }
        switch letter {
        case "\"", "'": tokens.append(.text(try text(in: letter)))
        case "%": tokens.append(try argument())
        case "$":
            position += 1
            tokens.append(.variable(try name()))
        case "#":
            position += 1
            tokens.append(.key(try name()))
        case "@":
            position += 1
            tokens.append(.collectionOperator("@" + (try name())))
        case _
        where Self.isDigit(letter) || letter == "." && self.letter(after: 1).map(Self.isDigit) == true && !endsPath:
            tokens.append(.number(try number()))
        case _ where Self.beginsName(letter): tokens.append(.word(try functionName()))
        default: tokens.append(.sign(try sign()))
        }
        return true
    }

    /// Whether a point would go on with a path.
    private var endsPath: Bool {
        switch tokens.last {
        case .word, .key, .keyPath, .collectionOperator, .variable: true
        case .sign(let sign): sign == ")" || sign == "]"
        default: false
        }
    }

    private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

    private static func beginsName(_ letter: Character) -> Bool { letter.isLetter || letter == "_" }

    private mutating func name() throws(FormatError) -> String {
        guard let letter, Self.beginsName(letter) else { throw .unreadable }
        return take { Self.beginsName($0) || $0.isNumber }
    }

    /// A name, or one of several parts such as `modulus:by:`.
    private mutating func functionName() throws(FormatError) -> String {
        var result = try name()
        while letter == ":", let next = letter(after: 1), Self.beginsName(next) || next == "(" {
            position += 1
            result += ":"
            if next != "(" { result += try name() }
        }
        return result
    }

    private mutating func sign() throws(FormatError) -> String {
        let two = String([letter, letter(after: 1)].compactMap { $0 })
        if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", "<<", ">>", ":="].contains(two) {
            position += 2
            return two
        }
        guard let letter, "=<>!(){}[],.+-*/&|^~".contains(letter) else { throw .unreadable }
        position += 1
        return String(letter)
    }

    private mutating func text(in quote: Character) throws(FormatError) -> String {
        position += 1
        var result = ""
        while let next = letter {
            position += 1
            if next == quote { return result }
            guard next == "\\" else {
                result.append(next)
                continue
            }
            guard let escaped = letter else { throw .unreadable }
            position += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            default: result.append(escaped)
            }
        }
        throw .unreadable
    }

    private mutating func number() throws(FormatError) -> NSNumber {
        if letter == "0", let kind = letter(after: 1), let radix = ["x": 16, "o": 8, "b": 2][kind.lowercased()] {
            position += 2
            guard let number = Int(take { $0.isHexDigit }, radix: radix) else { throw .unreadable }
            return NSNumber(value: number)
        }
        var text = take(while: Self.isDigit)
        if letter == ".", letter(after: 1).map(Self.isDigit) == true {
            position += 1
            text += "." + take(while: Self.isDigit)
        }
        if let exponent = letter, "eE".contains(exponent), let next = letter(after: 1),
            Self.isDigit(next) || "+-".contains(next) && letter(after: 2).map(Self.isDigit) == true
        {
            position += 2
            text += "e" + String(next) + take(while: Self.isDigit)
        }
        if let integer = Int(text) { return NSNumber(value: integer) }
        guard let number = Double(text) else { throw .unreadable }
        return NSNumber(value: number)
    }

    /// `%@`, `%K`, `%ld` and the like.
    private mutating func argument() throws(FormatError) -> FormatToken {
        position += 1
        _ = take { "0123456789.-+ #".contains($0) }
        _ = take { "hlqLtzj".contains($0) }
        guard let conversion = letter, "@KdDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { throw .unreadable }
        position += 1
        guard let value = arguments.popFirst() else { throw .tooFewArguments }
        guard conversion == "K" else { return .argument(converted(value, conversion)) }
        guard let path = PlainValue.text(PlainValue.unwrapped(value)) else { throw .unreadable }
        return .keyPath(path)
    }

    private func converted(_ value: Any, _ conversion: Character) -> Any? {
        let value = PlainValue.unwrapped(value)
        guard "cC".contains(conversion), let code = PlainValue.number(value),
            let scalar = Unicode.Scalar(code.uint32Value)
        else {
            if let pointer = value as? UnsafePointer<CChar> { return String(cString: pointer) }
            return PlainValue.boxed(value)
        }
        return String(Character(scalar))
    }
}
