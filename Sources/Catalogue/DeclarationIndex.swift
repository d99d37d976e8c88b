/// The classes and protocols that frameworks declare, as their sources say.
package struct DeclarationIndex: Sendable, Equatable {
    /// What a name stands for at the head of a class's inheritance clause.
    package enum Kind: Sendable, Equatable {
        /// A class whose subclasses override the table of Objective-C names.
        case exposedClass
        /// A class that has no such table.
        case plainClass
        case `protocol`
    }

    struct Declaration: Sendable, Equatable {
        /// Nil for a protocol.
        var superclass: String?
        var isProtocol = false
        /// Whether the class itself declares the table that subclasses override.
        var hasTable = false
    }

    private(set) var declarations: [String: Declaration] = [:]

    package init() {}

    /// Whether a class or protocol of that name is declared.
    package func has(_ name: String) -> Bool { declarations[name] != nil }

    /// What a name stands for, nested types as `Outer.Inner`; nil for one that nobody declares.
    package func kind(of name: String) -> Kind? {
        guard let declaration = declarations[name] else { return FoundationDeclarations.kind(of: name) ?? guess(name) }
        if declaration.isProtocol { return .protocol }
        var link: Declaration? = declaration
        for _ in 0..<32 {
            guard let current = link else { break }
            if current.hasTable { return .exposedClass }
            link = current.superclass.flatMap { declarations[$0] }
        }
        return .plainClass
    }

    /// A class and its superclasses, as far as they are declared; a class that nobody declares is alone.
    package func lineage(of name: String) -> [String] {
        var lineage = [name]
        while let last = lineage.last, let next = declarations[last]?.superclass, lineage.count < 32 {
            lineage.append(next)
        }
        return lineage
    }

    /// What iOS has and nobody declares here can only be told by its name. The compiler says that it is missing; this keeps
    /// errors apart that follow from it.
    private func guess(_ name: String) -> Kind? {
        guard ["UI", "CA"].contains(where: { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true })
        else { return nil }
        if ["Delegate", "DataSource"].contains(where: name.hasSuffix) { return .protocol }
        return name.hasPrefix("UI") ? .exposedClass : .plainClass
    }

    // MARK: Reading sources

    /// Adds what another framework declares.
    mutating func add(_ other: DeclarationIndex) { declarations.merge(other.declarations) { $1 } }

    /// Adds what a Swift file declares: public and open classes and protocols, nested ones too.
    ///
    /// A type is nested in the one above it whose line is indented less.
    package mutating func add(source text: String) {
        var scopes: [(indent: Int, name: String)] = []
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
            guard let first = line.dropFirst(indent).first, !"/}*\"".utf8.contains(first) else { continue }
            var text = String(Substring(line)).dropFirst(indent)
            let declaresTable = text.contains("class var __objectiveC:")
            guard declaresTable || TypeHead(text) != nil else { continue }
            while let scope = scopes.last, scope.indent >= indent { scopes.removeLast() }
            if declaresTable {
                if let scope = scopes.last { declarations[scope.name]?.hasTable = true }
                continue
            }
            // The superclass may stand on a later line.
            for next in lines[(number + 1)...].prefix(8) where !text.contains("{") {
                text += " " + String(Substring(next))
            }
            guard let head = TypeHead(text) else { continue }
            // An extension says where it belongs itself.
            let outer = head.keyword == "extension" ? "" : scopes.last.map { $0.name + "." } ?? ""
            scopes.append((indent, outer + head.name))
            if let declaration = head.declaration { declarations[outer + head.name] = declaration }
        }
    }

    // MARK: As text

    /// A line for each declaration: `UIView: UIResponder`, `UIResponder: NSObject table`, `UITableViewDelegate`.
    package init(table: String) {
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first else { continue }
            if name.hasSuffix(":"), words.count > 1 {
                declarations[String(name.dropLast())] = Declaration(
                    superclass: String(words[1]), hasTable: words.count > 2)
            } else {
                declarations[String(name)] = Declaration(isProtocol: true)
            }
        }
    }

    /// The text that `init(table:)` reads.
    package var table: String {
        declarations.sorted { $0.key < $1.key }.map { name, declaration in
            guard let superclass = declaration.superclass else { return name + "\n" }
            return "\(name): \(superclass)\(declaration.hasTable ? " table" : "")\n"
        }.joined()
    }
}

/// The first line of a declaration that may hold others.
private struct TypeHead {
    var keyword: String
    var name: String
    /// What the line declares for others to inherit from.
    var declaration: DeclarationIndex.Declaration?

    private static let keywords: Set<Substring> = ["class", "protocol", "struct", "enum", "extension", "actor"]
    private static let modifiers: Set<Substring> = [
        "open", "public", "final", "package", "internal", "private", "fileprivate", "nonisolated", "indirect",
    ]

    init?(_ line: Substring) {
        var words = line.split(separator: " ")[...]
        var isPublic = false
        while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(word) {
            isPublic = isPublic || word == "public" || word == "open"
            words.removeFirst()
        }
        guard let keyword = words.popFirst(), Self.keywords.contains(keyword), let word = words.first else {
            return nil
        }
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        // `class func` and `class var` are members.
        guard let first = name.first, first.isUppercase || first == "_" else { return nil }
        self.keyword = String(keyword)
        self.name = String(name)
        guard isPublic else { return }
        switch keyword {
        case "protocol": declaration = .init(isProtocol: true)
        case "class": declaration = .init(superclass: Self.superclass(in: line, after: name) ?? "AnyObject")
        default: break
        }
    }

    /// The first name behind the colon that follows the class's name and type parameters.
    private static func superclass(in line: Substring, after name: Substring) -> String? {
        var rest = line[name.endIndex...]
        var depth = 0
        while let next = rest.first, next != ":" || depth > 0 {
            if next == "<" { depth += 1 }
            if next == ">" { depth -= 1 }
            rest.removeFirst()
            if next == "{" { return nil }
        }
        var clause = rest.dropFirst().drop { $0 == " " }
        // `@unchecked Sendable` and the like are no classes.
        while clause.first == "@" { clause = clause.drop { $0 != " " }.drop { $0 == " " } }
        let found = clause.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return found.isEmpty ? nil : String(found)
    }
}
