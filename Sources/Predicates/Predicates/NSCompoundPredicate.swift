import Foundation

/// A predicate of others: all, one or none of them hold.
open class NSCompoundPredicate: NSPredicate {
    /// How the others are taken together.
    public enum LogicalType: UInt, Sendable {
        /// The one does not hold.
        case not
        /// All hold.
        case and
        /// At least one holds.
        case or
    }

    private let type: LogicalType
    private let parts: [Foundation.NSPredicate]

    /// Makes a predicate of others.
    public init(type: LogicalType, subpredicates: [Foundation.NSPredicate]) {
        precondition(type != .not || !subpredicates.isEmpty, "Unsupported predicate count of 0 for NOT")
        self.type = type
        parts = subpredicates
        super.init(value: true)
    }

    /// Makes a predicate that holds where all of others do; without any, always.
    public convenience init(andPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// Makes a predicate that holds where one of others does; without any, never.
    public convenience init(orPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    /// Makes a predicate that holds where another does not.
    public convenience init(notPredicateWithSubpredicate predicate: Foundation.NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }

    /// Makes a predicate of no others, which holds always.
    public convenience init(__all: Void = ()) { self.init(type: .and, subpredicates: []) }

    /// How the others are taken together.
    open var compoundPredicateType: LogicalType { type }

    /// The predicates that this one is made of.
    open var subpredicates: [Any] { parts }

    /// The same, with their type.
    package var subpredicateList: [Foundation.NSPredicate] { parts }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch type {
        case .not: !parts[0].evaluate(with: object, substitutionVariables: bindings)
        case .and: parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        }
    }

    open override var predicateFormat: String {
        let texts = parts.map { part in
            let text = FormatPrinting.text(of: part)
            guard let compound = part as? NSCompoundPredicate, compound.type != .not || type == .not else {
                return text
            }
            return "(\(text))"
        }
        switch type {
        case .not: return "NOT \(texts[0])"
        case .and: return texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")
        case .or: return texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")
        }
    }

    override func substituting(_ variables: [String: Any]) -> NSPredicate {
        NSCompoundPredicate(
            type: type, subpredicates: parts.map { ($0 as? NSPredicate)?.substituting(variables) ?? $0 })
    }
}
