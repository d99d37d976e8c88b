internal import SwiftSyntax

/// Operators that sources declare since Apple's Foundation lacks them.
extension FileScan {
    private static let comparisons: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

    /// Foundation's numbers can be compared here, so that a function of the module's own would be as good as Foundation's.
    func favorFoundation(over node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard Self.comparisons.contains(node.name.text), parameters.count == 2,
            parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        edits.insert("@_disfavoredOverload ", at: range(node).lowerBound)
    }
}
