internal import SwiftSyntax

/// Casts that only Objective-C knows: between the forms of a generic class of a framework, which are one class there, and from
/// a class to the struct that Swift has in its place.
extension FileScan {
    private static let types: Set<String> = [
        "NSFetchRequest", "NSFetchedResultsController", "NSDiffableDataSourceSnapshot",
    ]

    /// `request as! NSFetchRequest<Item>` comes to a function of the framework.
    func translateCast(_ node: UnresolvedAsExprSyntax) {
        guard imports.contains("CoreData"), let list = node.parent?.as(ExprListSyntax.self) else { return }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }), place > 0, place + 1 < elements.count,
            let target = elements[place + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
            target.genericArgumentClause != nil, Self.types.contains(target.name.text)
        else { return }
        edits.insert("__recast(", at: range(elements[place - 1]).lowerBound)
        edits.replace(range(node), with: ", to:")
        let end = range(target).upperBound
        edits.insert(".self)\(node.questionOrExclamationMark?.text == "?" ? "" : "!")", at: end)
    }
}
