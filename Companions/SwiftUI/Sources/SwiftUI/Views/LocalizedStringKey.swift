/// The key by which a text is found in the app's tables of strings, with the values that stand in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A piece of what stands in place of a value.
    indirect enum Argument: Equatable, @unchecked Sendable {
        case text(String)
        case styled(Text)
    }

    let key: String
    let arguments: [Argument]

    /// Takes a key as it is.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Takes a key as it is.
    public init(stringLiteral value: String) { self.init(value) }
    /// Takes a key with values.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A key that is put together of text and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Makes an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }
        private mutating func add(_ format: String, _ text: String) {
            key += format
            arguments.append(.text(text))
        }
        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { add("%@", string) }
        /// Adds a value of Foundation's as it is formatted.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            add("%@", formatter?.string(for: subject) ?? subject.description)
        }
        /// Adds a value as it is formatted.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            add("%@", formatter.string(for: subject) ?? "")
        }
        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String { add("%@", format.format(input)) }
        /// Adds a number.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            add("%lld", value.description)
        }
        /// Adds a number.
        public mutating func appendInterpolation(_ value: Double) { add("%lf", String(format: "%lf", value)) }
        /// Adds a number.
        public mutating func appendInterpolation(_ value: Float) { add("%f", String(format: "%f", Double(value))) }
        /// Adds a number.
        public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", String(format: "%lf", Double(value))) }
        /// Adds a number in a format of C's.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            add(specifier, String(format: specifier, value))
        }
        /// Adds a text with its looks.
        public mutating func appendInterpolation(_ text: Text) {
            key += "%@"
            arguments.append(.styled(text))
        }
        /// Adds an image.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
        /// Adds a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            add("%@", style.string(date))
        }
        /// Adds anything else by its description.
        public mutating func appendInterpolation<T>(_ value: T) { add("%@", String(describing: value)) }
    }

    /// The pieces of the text, in the app's language.
    func pieces(table: String?, bundle: Bundle?) -> [Argument] {
        let bundle = bundle ?? .main
        let format = bundle.localizedString(forKey: key, value: key, table: table)
        return arguments.isEmpty ? [.text(format)] : fill(format)
    }

    /// Puts the values in the places of their formats, also where these say which by a number.
    private func fill(_ format: String) -> [Argument] {
        var pieces: [Argument] = []
        var (text, next, rest) = ("", 0, Substring(format))
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                text += "%"
                rest.removeFirst()
                continue
            }
            let specifier = rest.prefix { !"@dDiuxXoOfFeEgGaAcCsSp".contains($0) }
            rest = rest.dropFirst(specifier.count + 1)
            let number = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
            let index = number.map { $0 - 1 } ?? next
            next = index + 1
            guard arguments.indices.contains(index) else { continue }
            if case .text(let value) = arguments[index] {
                text += value
            } else {
                pieces += [.text(text), arguments[index]]
                text = ""
            }
        }
        pieces.append(.text(text + rest))
        return pieces
    }
}
