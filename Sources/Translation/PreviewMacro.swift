internal import SwiftSyntax

/// What a `#Preview` says of itself.
package struct PreviewDescription: Sendable, Equatable {
    /// The name in the parentheses; nil without one.
    package var name: String?
    /// The names of the traits, without what stands in their parentheses.
    package var traits: [String]
    package var file: String
    package var line: Int
    /// Previews of SwiftUI's views are left out.
    package var isOfSwiftUI: Bool
}

/// A `#Preview` in a file. An app that runs or is tested has none; a build for previews has a constant for each.
struct PreviewMacro {
    var description: PreviewDescription
    /// The constant; nil where there is none.
    var constant: String?

    var isShown: Bool { constant != nil }

    /// Nil for any other macro.
    init?(_ node: MacroExpansionExprSyntax, in scan: FileScan) {
        self.init(
            node, name: node.macroName, from: node.pound, arguments: node.arguments,
            body: node.trailingClosure, in: scan)
    }

    /// Nil for any other macro.
    init?(_ node: MacroExpansionDeclSyntax, in scan: FileScan) {
        self.init(
            node, name: node.macroName, from: node.pound, arguments: node.arguments,
            body: node.trailingClosure, in: scan)
    }

    private init?(
        _ node: some SyntaxProtocol, name: TokenSyntax, from pound: TokenSyntax, arguments: LabeledExprListSyntax,
        body: ClosureExprSyntax?, in scan: FileScan
    ) {
        guard name.text == "Preview" else { return nil }
        let place = scan.place(pound)
        let first = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
        description = PreviewDescription(
            name: first?.representedLiteralValue, traits: Self.traits(arguments), file: place.file, line: place.line,
            isOfSwiftUI: scan.imports.contains("SwiftUI") || arguments.contains { $0.label?.text == "as" })
        if scan.showsPreviews, !description.isOfSwiftUI {
            let constant = "__preview_\(identifier(scan.lines.file))_\(scan.previews.count + 1)"
            self.constant = constant
            let range = scan.range(pound).lowerBound..<scan.range(name).upperBound
            scan.edits.replace(range, with: "@MainActor let \(constant) = __Preview")
            scan.needsUIKit = true
        } else {
            scan.edits.blank(scan.range(node), in: scan.bytes)
        }
    }

    /// `traits: .landscapeLeft, .fixedLayout(width: 100, height: 50)` -> `landscapeLeft`, `fixedLayout`.
    private static func traits(_ arguments: LabeledExprListSyntax) -> [String] {
        let list = arguments.drop { $0.label?.text != "traits" }
        return list.prefix { $0.label == nil || $0.label?.text == "traits" }.compactMap { argument in
            let called = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument.expression
            return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
    }
}
