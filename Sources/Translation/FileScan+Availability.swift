internal import SwiftSyntax

// The compiler on Linux takes every `#available` to hold. What asks for a later iOS than the one that apps run on here does
// not, and what it guards may use names that the frameworks do not have yet: nothing is left of it, nor of declarations that
// are there on a later iOS only.
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

    /// `@available(iOS 26, *) func …`, which only code calls that is left out as well.
    func leaveOutLaterSystems(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attributed = node.asProtocol((any WithAttributesSyntax).self),
            attributed.attributes.contains(where: { isLater($0) })
        else { return .visitChildren }
        edits.blank(range(node), in: bytes)
        return .skipChildren
    }

    private func isLater(_ attribute: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = attribute, attribute.attributeName.trimmedDescription == "available",
            case .availability(let arguments)? = attribute.arguments
        else { return false }
        if arguments.contains(where: { isLater($0) }) { return true }
        guard case .token(let platform)? = arguments.first?.argument, platform.text == "iOS" else { return false }
        return arguments.contains { argument in
            guard case .availabilityLabeledArgument(let labeled) = argument.argument,
                labeled.label.text == "introduced", case .version(let version) = labeled.value
            else { return false }
            return isLater(version)
        }
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
        condition.availabilityArguments.contains { isLater($0) }
    }

    private func isLater(_ argument: AvailabilityArgumentSyntax) -> Bool {
        guard case .availabilityVersionRestriction(let restriction) = argument.argument,
            restriction.platform.text == "iOS"
        else { return false }
        return restriction.version.map(isLater) ?? false
    }

    private func isLater(_ version: VersionTupleSyntax) -> Bool {
        let numbers = version.trimmedDescription.split(separator: ".").compactMap { Int($0) }
        return Self.system.lexicographicallyPrecedes(numbers)
    }
}
