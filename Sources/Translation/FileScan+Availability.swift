internal import SwiftSyntax

// The compiler on Linux takes every `#available` to hold. What asks for a later iOS than the one that apps run on here does
// not, and what it guards may use names that the frameworks do not have yet: nothing is left of it.
extension FileScan {
    /// The iOS whose device apps run on, as `UIDevice` tells it.
    private static let system = [17, 5]

    /// `if #available(iOS 26, *) { … }`
    func leaveOutLaterSystems(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = laterSystem(node.conditions) else { return .visitChildren }
        needsUIKit = true
        if condition.isAvailable {
            edits.replace(range(node.conditions), in: bytes, padding: "__isLaterSystem")
            leaveOut(node.body)
            if let other = node.elseBody { walk(other) }
            return .skipChildren
        }
        edits.replace(range(condition.node), in: bytes, padding: "!__isLaterSystem")
        if case .codeBlock(let block)? = node.elseBody {
            leaveOut(block)
            walk(node.body)
            return .skipChildren
        }
        return .visitChildren
    }

    /// `guard #available(iOS 26, *) else { … }`, and what follows in its block.
    func leaveOutLaterSystems(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = laterSystem(node.conditions) else { return .visitChildren }
        needsUIKit = true
        guard condition.isAvailable else {
            edits.replace(range(condition.node), in: bytes, padding: "!__isLaterSystem")
            return .visitChildren
        }
        edits.replace(range(node.conditions), in: bytes, padding: "__isLaterSystem")
        if let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) {
            let (start, end) = (range(node).upperBound, range(list).upperBound)
            if start < end {
                edits.replace(start..<end, with: Edits.fill(bytes[start..<end], prefix: "; fatalError()"))
            }
        }
        walk(node.body)
        return .skipChildren
    }

    /// A branch that is never taken gives whatever value is asked for.
    private func leaveOut(_ block: CodeBlockSyntax) {
        guard !block.statements.isEmpty else { return }
        edits.replace(range(block.statements), in: bytes, padding: "fatalError()")
    }

    private func laterSystem(
        _ conditions: ConditionElementListSyntax
    ) -> (node: AvailabilityConditionSyntax, isAvailable: Bool)? {
        for element in conditions {
            guard case .availability(let condition) = element.condition, isLater(condition) else { continue }
            return (condition, condition.availabilityKeyword.tokenKind == .poundAvailable)
        }
        return nil
    }

    private func isLater(_ condition: AvailabilityConditionSyntax) -> Bool {
        condition.availabilityArguments.contains { argument in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS", let version = restriction.version
            else { return false }
            let numbers = version.trimmedDescription.split(separator: ".").compactMap { Int($0) }
            return Self.system.lexicographicallyPrecedes(numbers)
        }
    }
}
