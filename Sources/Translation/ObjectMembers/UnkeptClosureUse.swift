internal import SwiftSyntax

/// A call of a method that keeps no closure on Apple's systems and says on Linux that it does, with a closure that must not be kept.
struct UnkeptClosureUse: Sendable, Hashable, Codable {
    /// The methods, each of which UIKit has under a name with this before it.
    private static let methods: Set<String> = ["enumerateMatches"]
    private static let prefix = "__"

    var file: String
    /// The byte of the original before which the name gets longer.
    var offset: Int

    static func isPossible(_ message: Diagnostic) -> Bool {
        message.severity == .error
            && (message.message.hasPrefix("passing non-escaping parameter")
                || message.message.hasPrefix("escaping closure captures non-escaping parameter"))
    }

    /// - Parameter message: A compiler's, at its place in the original: that of the closure, or of the argument that is one.
    init?(_ message: Diagnostic, in tree: SourceTree) {
        guard Self.isPossible(message), let token = tree.token(line: message.line, column: message.column) else {
            return nil
        }
        var node = token.parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let called = call.calledExpression
                let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
                if let name, Self.methods.contains(name.baseName.text) {
                    (file, offset) = (message.file, name.baseName.bytes.lowerBound)
                    return
                }
            }
            node = current.parent
        }
        return nil
    }

    var edit: Edits.Edit { Edits.Edit(range: offset..<offset, text: Self.prefix) }
}
