import Foundation

/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Capitals and small letters are equal: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters are equal whatever marks they carry: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts are compared letter by letter, as they are: `[n]`.
        public static let normalized = Options(rawValue: 4)
        /// The order is that of the person's language: `[l]`.
        static let localeSensitive = Options(rawValue: 8)
    }

    /// What is compared where the left side is a collection.
    public enum Modifier: UInt, Sendable {
        /// The collection itself.
        case direct
        /// Each member, for all of which it must hold.
        case all
        /// Each member, for one of which it must hold.
        case any
    }

    /// How two values are compared.
    public enum Operator: UInt, Sendable {
        /// `<`
        case lessThan
        /// `<=`
        case lessThanOrEqualTo
        /// `>`
        case greaterThan
        /// `>=`
        case greaterThanOrEqualTo
        /// `==`
        case equalTo
        /// `!=`
        case notEqualTo
        /// By a regular expression, as a whole.
        case matches
        /// By a pattern with `?` and `*`, as a whole.
        case like
        /// By the beginning of a text.
        case beginsWith
        /// By the end of a text.
        case endsWith
        /// The right side has the left one in it.
        case `in`
        /// By a method of the left side.
        case customSelector
        /// The left side has the right one in it.
        case contains = 99
        /// The left side lies between the two values on the right, or is one of them.
        case between
    }

    private let left: NSExpression
    private let right: NSExpression
    private let kind: Operator
    private let modifier: Modifier
    private let textOptions: Options
    /// The name of the method that compares.
    package let selectorName: String?

    /// Makes a comparison of two expressions.
    public convenience init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        self.init(lhs, rhs, modifier, type, options)
    }

    package init(
        _ left: NSExpression, _ right: NSExpression, _ modifier: Modifier, _ kind: Operator, _ options: Options,
        selectorName: String? = nil
    ) {
        self.left = left
        self.right = right
        self.modifier = modifier
        self.kind = kind
        textOptions = options
        self.selectorName = selectorName
        super.init(value: true)
    }

    /// How the two values are compared.
    open var predicateOperatorType: Operator { kind }
    /// What is compared where the left side is a collection.
    open var comparisonPredicateModifier: Modifier { modifier }
    /// The expression on the left.
    open var leftExpression: NSExpression { left }
    /// The expression on the right.
    open var rightExpression: NSExpression { right }
    /// How texts are compared.
    open var options: Options { textOptions }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let context = EvaluationContext(object, bindings ?? [:])
        let (one, other) = (left.value(in: context), right.value(in: context))
        let comparison = PredicateOperation(kind: kind, options: textOptions, selectorName: selectorName)
        if modifier == .direct { return comparison.holds(one, other) }
        guard let value = PlainValue.meaning(one) else { return modifier == .all }
        guard let members = PlainValue.list(value) else {
            RaisedException.invalidArgument(
                "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
            return false
        }
        return modifier == .all
            ? members.allSatisfy { comparison.holds($0, other) } : members.contains { comparison.holds($0, other) }
    }

    open override var predicateFormat: String {
        let prefix = modifier == .any ? "ANY " : modifier == .all ? "ALL " : ""
        let symbol = selectorName ?? FormatPrinting.symbol(of: kind)
        return "\(prefix)\(left) \(symbol)\(FormatPrinting.text(of: textOptions)) \(right)"
    }

    override func substituting(_ variables: [String: Any]) -> NSPredicate {
        NSComparisonPredicate(
            left.substituting(variables), right.substituting(variables), modifier, kind, textOptions,
            selectorName: selectorName)
    }
}
