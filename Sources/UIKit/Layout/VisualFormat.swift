import Foundation

/// A line of the visual format language, such as `H:|-[name(>=50)]-8-[value]-|`, taken apart.
struct VisualFormat: Equatable {
    /// A number, or the name of a metric or view that stands for one.
    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// One wish about a distance or size: `>=8@750`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    /// What stands between two views: nothing, `-`, or `-8-`.
    enum Connection: Equatable {
        case adjacent
        case standard
        case predicates([Predicate])
    }

    /// A view with wishes about its size.
    struct Item: Equatable {
        var name: String
        var size: [Predicate]
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The connection to the superview's first edge, if the line begins with `|`.
    var leading: Connection?
    var items: [Item] = []
    /// The connections between neighbouring items.
    var connections: [Connection] = []
    var trailing: Connection?

    /// What is wrong with a line, and where.
    struct Problem: Error, Equatable {
        var message: String
        var offset: Int
    }

    init(_ text: String) throws(Problem) {
        var scanner = Scanner(text)
        if scanner.take("V:") { axis = .vertical } else { _ = scanner.take("H:") }
        if scanner.take("|") {
            leading = try scanner.connection()
        }
        items.append(try scanner.item())
        while !scanner.isAtEnd {
            let connection = try scanner.connection()
            if scanner.take("|") {
                trailing = connection
                break
            }
            connections.append(connection)
            items.append(try scanner.item())
        }
        if !scanner.isAtEnd { throw scanner.problem("the format ends at the superview's edge") }
    }

    private struct Scanner {
        let characters: [Character]
        var offset = 0

        init(_ text: String) { characters = Array(text.filter { !$0.isWhitespace }) }

        var isAtEnd: Bool { offset >= characters.count }
        var next: Character? { isAtEnd ? nil : characters[offset] }

        func problem(_ message: String) -> Problem { Problem(message: message, offset: offset) }

        mutating func take(_ text: String) -> Bool {
            let wanted = Array(text)
            guard characters.dropFirst(offset).starts(with: wanted) else { return false }
            offset += wanted.count
            return true
        }

        mutating func expect(_ text: String, _ message: String) throws(Problem) {
            guard take(text) else { throw problem(message) }
        }

        mutating func item() throws(Problem) -> Item {
            try expect("[", "expected a view in brackets")
            let name = name()
            guard !name.isEmpty else { throw problem("expected the name of a view") }
            let size = next == "(" ? try predicates() : []
            try expect("]", "expected ']' after a view")
            return Item(name: name, size: size)
        }

        mutating func connection() throws(Problem) -> Connection {
            guard take("-") else { return .adjacent }
            if next == "[" || next == "|" { return .standard }
            let list = next == "(" ? try predicates() : [try predicate()]
            try expect("-", "expected '-' after a distance")
            return .predicates(list)
        }

        mutating func predicates() throws(Problem) -> [Predicate] {
            try expect("(", "expected '('")
            var list = [try predicate()]
            while take(",") { list.append(try predicate()) }
            try expect(")", "expected ')'")
            return list
        }

        mutating func predicate() throws(Problem) -> Predicate {
            var relation = NSLayoutConstraint.Relation.equal
            if take(">=") {
                relation = .greaterThanOrEqual
            } else if take("<=") {
                relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            let value = try value()
            return Predicate(relation: relation, value: value, priority: take("@") ? try self.value() : nil)
        }

        mutating func value() throws(Problem) -> Value {
            let start = offset
            if next == "-" { offset += 1 }
            while let character = next, character.isNumber || character == "." { offset += 1 }
            if offset > start {
                guard let number = Double(String(characters[start..<offset])) else {
                    offset = start
                    throw problem("expected a number")
                }
                return .number(CGFloat(number))
            }
            let name = name()
            guard !name.isEmpty else { throw problem("expected a number or a name") }
            return .name(name)
        }

        mutating func name() -> String {
            let start = offset
            while let character = next, character.isLetter || character.isNumber || character == "_" { offset += 1 }
            return String(characters[start..<offset])
        }
    }
}
