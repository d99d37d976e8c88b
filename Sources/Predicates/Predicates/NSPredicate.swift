import Foundation

/// What makes predicates of a class from a format, each of the class that its form asks for.
public protocol __PredicateMaking {}

/// A condition that holds for an object or does not.
///
/// In place of Foundation's class, which knows no formats. What Foundation takes a predicate for takes these.
open class NSPredicate: Foundation.NSPredicate, __PredicateMaking {
    private enum Form {
        case constant(Bool)
        case block((Any?, [String: Any]?) -> Bool)
    }

    private let form: Form

    /// Makes a predicate that holds always, or never.
    public override init(value: Bool) {
        form = .constant(value)
        super.init(value: value)
    }

    /// Makes a predicate that holds where a closure says so.
    ///
    /// - Parameter block: Gets the object and the values of variables.
    public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        form = .block(block)
        super.init(block: block)
    }

    /// Makes a predicate that holds always.
    public convenience init(__nothing: Void = ()) { self.init(value: true) }

    /// The predicate as a format that makes an equal one.
    open override var predicateFormat: String {
        switch form {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .block: "BLOCKPREDICATE(\(FormatPrinting.address(of: self)))"
        }
    }

    /// Whether the predicate holds for an object.
    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    /// Whether the predicate holds for an object, with values for the variables in it.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch form {
        case .constant(let value): value
        case .block(let block): block(object, bindings)
        }
    }

    /// The predicate with values in place of its variables; a variable without a value raises an exception.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        guard let predicate = substituting(variables) as? Self else {
            preconditionFailure("a predicate becomes one of its own class")
        }
        return predicate
    }

    func substituting(_ variables: [String: Any]) -> NSPredicate { self }

    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { predicateFormat }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        return other === self || type(of: other) == type(of: self) && other.predicateFormat == predicateFormat
    }

    open override var hash: Int { predicateFormat.hashValue }
}

extension __PredicateMaking where Self: NSPredicate {
    /// Makes a predicate from a format and the arguments for its `%@`, `%K` and numbers.
    ///
    /// A format that cannot be read raises `NSInvalidArgumentException`.
    public init(format predicateFormat: String, _ args: CVarArg...) {
        self = Self.make(predicateFormat, args)
    }

    /// Makes a predicate from a format and the arguments for its `%@`, `%K` and numbers.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = Self.make(predicateFormat, arguments ?? [])
    }

    /// Arguments in C's list have no types, by which a format could be filled: pass an array.
    @available(*, unavailable, message: "pass the arguments as an array to init(format:argumentArray:)")
    public init(format predicateFormat: String, arguments argList: CVaListPointer) {
        self = Self.make(predicateFormat, [])
    }

    private static func make(_ format: String, _ arguments: [Any]) -> Self {
        let predicate = FormatParser.predicate(format, arguments)
        guard let predicate = predicate as? Self else {
            preconditionFailure("\"\(format)\" is no \(Self.self), but \(type(of: predicate))")
        }
        return predicate
    }
}
