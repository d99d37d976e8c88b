internal import SwiftSyntax

/// Values that Objective-C leaves to a class, and so are optional to Swift code on Apple's systems, as the traits of a text input
/// that is known by its protocol alone. Here the protocol has an own value for such a class, and nothing is optional.
extension FileScan {
    /// Makes a `switch` whose patterns expect an optional (`case .dark?:`) look at one, whatever its subject is.
    func makeSubjectOptional(of node: SwitchExprSyntax) {
        let patterns = node.cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
            .flatMap { $0.caseItems.map(\.pattern) }
        if patterns.contains(where: \.expectsOptional) { makeOptional(node.subject) }
    }

    /// The same for the value of a condition, as in `if case .dark? = input.keyboardAppearance`.
    func makeSubjectOptional(of node: MatchingPatternConditionSyntax) {
        if node.pattern.expectsOptional { makeOptional(node.initializer.value) }
    }

    private func makeOptional(_ subject: ExprSyntax) {
        // The elements of a tuple are left to the compiler (`MendedForm`), and a cast or a sum says its type itself.
        guard !subject.is(TupleExprSyntax.self), !subject.is(SequenceExprSyntax.self) else { return }
        edits.insert("(", at: range(subject).lowerBound)
        edits.insert(") as Swift.Optional", at: range(subject).upperBound)
    }
}

extension PatternSyntax {
    /// Whether the pattern is one with a question mark behind it.
    fileprivate var expectsOptional: Bool {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.expectsOptional }
        return self.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self) == true
    }
}
