internal import SwiftSyntax

extension SyntaxProtocol {
    /// The node and those around it, innermost first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }

    /// Where the node stands in its file, without the spaces and comments around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
