internal import Foundation

/// The names that versions of Swift changed, from the tables beside this file.
struct NameTable {
    private(set) var names: [String: NameFact] = [:]
    private(set) var constants: [String: [NameFact]] = [:]
    /// Of members and requirements, by base name.
    private(set) var members: [String: [NameFact]] = [:]
    private(set) var functions: [String: [NameFact]] = [:]
    /// By the type's name.
    private(set) var initializers: [String: [NameFact]] = [:]
    /// The names of types in new names.
    private(set) var types: Set<String> = []
    /// Every word by which an old name shows.
    private(set) var words: Set<String> = []

    /// What sources of an age have to be looked through for.
    static func since(_ age: SwiftAge) -> NameTable {
        switch age {
        case .two: sinceTwo
        case .three: sinceThree
        case .four: sinceFour
        case .current: NameTable()
        }
    }

    private static let sinceFour = NameTable(.four)
    private static let sinceThree = NameTable(.three, .four)
    private static let sinceTwo = NameTable(.two, .three, .four)

    private init(_ ages: SwiftAge...) {
        for age in ages { read(Self.text(of: age), age: age) }
    }

    private init() {}

    private static func text(of age: SwiftAge) -> String {
        let name = [.two: "SwiftNames-3", .three: "SwiftNames-4"][age] ?? "SwiftNames-4.2"
        guard let file = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Names"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { preconditionFailure("Matryoshka's own file \(name).tsv is missing beside the command") }
        return text
    }

    private mutating func read(_ text: String, age: SwiftAge) {
        var kind = NameFact.Kind.name
        var isAssumed = false
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                let words = line.dropFirst().dropLast().split(separator: " ")
                guard let section = words.last.flatMap({ NameFact.Kind(rawValue: String($0)) }) else {
                    preconditionFailure("a table of names has no section \(line)")
                }
                kind = section
                isAssumed = words.first == "assumed"
            } else {
                add(line.split(separator: "\t"), kind: kind, age: age, isAssumed: isAssumed)
            }
        }
    }

    private mutating func add(_ columns: [Substring], kind: NameFact.Kind, age: SwiftAge, isAssumed: Bool) {
        precondition(columns.count >= 2, "a row of a table of names needs two columns: \(columns)")
        let new = kind == .name ? FullName(String(columns[1]), nil) : FullName(columns[1])
        var fact = NameFact(kind: kind, age: age, old: FullName(columns[0]), new: new)
        fact.isAssumed = isAssumed
        if columns.count > 2 { fact.types = columns[2].split(separator: ";").map(Self.types) }
        if [.constant, .staticMember, .initializer].contains(kind), let dot = fact.old.base.lastIndex(of: ".") {
            fact.owner = String(fact.old.base[..<dot])
            fact.old.base = String(fact.old.base[fact.old.base.index(after: dot)...])
        }
        if !isAssumed, fact.old != fact.new || !fact.types.isEmpty {
            words.insert(kind == .initializer ? fact.owner : fact.old.base)
        }
        // The nested types of today, which are no cases.
        let type = fact.new.base.split(separator: "(").first ?? ""
        for part in type.split(separator: ".") where part.first?.isUppercase == true { types.insert(String(part)) }
        switch kind {
        case .name: names[fact.old.base] = fact
        case .constant, .staticMember: constants[fact.old.base, default: []].append(fact)
        case .member, .requirement: members[fact.old.base, default: []].append(fact)
        case .function: functions[fact.old.base, default: []].append(fact)
        case .initializer: initializers[fact.owner, default: []].append(fact)
        }
    }

    /// `A=B|C=D` -> what A and C became.
    private static func types(_ column: Substring) -> [String: String] {
        column.split(separator: "|").reduce(into: [:]) { types, change in
            let parts = change.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { types[parts[0].filter { $0 != " " }] = String(parts[1]) }
        }
    }

    /// Words that came with Swift 3 or after it: what has one is no source of Swift 2, whatever it calls its methods.
    // Choice (migration): a project that says no version, and has one of these, is of Swift 3 at least.
    private static let newer: Set<String> = [
        "fileprivate", "escaping", "discardableResult", "Codable", "Decodable", "objcMembers", "MainActor", "await",
    ]

    /// Whether a file has a word that came after Swift 2.
    static func isNewer(_ bytes: [UInt8]) -> Bool { isAny(of: newer, in: bytes) }

    /// Whether a file has a word that is an old name. Comments count: it is a look, to spare most files a closer one.
    func isMentioned(in bytes: [UInt8]) -> Bool { Self.isAny(of: words, in: bytes) }

    private static func isAny(of words: Set<String>, in bytes: [UInt8]) -> Bool {
        var start = 0
        while let first = bytes[start...].firstIndex(where: isInWord) {
            start = bytes[first...].firstIndex { !isInWord($0) } ?? bytes.endIndex
            // No such word is shorter.
            if start - first > 2, words.contains(String(decoding: bytes[first..<start], as: UTF8.self)) { return true }
        }
        return false
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
