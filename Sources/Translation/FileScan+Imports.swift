internal import Catalogue
internal import SwiftSyntax

extension FileScan {
    func translateImport(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if FrameworkCatalogue.blanked.contains(module) {
            edits.blank(range(node), in: bytes)
            return .skipChildren
        }
        if catalogue.isUnsupported(module) {
            var error = place(node).error("Matryoshka does not support the framework '\(module)'")
            error.subject = .framework(module)
            diagnostics.append(error)
            // Apple's frameworks bring UIKit's names, or Foundation's, along; the rest of the file needs them.
            edits.replace(range(node), in: bytes, padding: "import UIKit")
            importsUIKit = true
            endOfImport = range(node).upperBound
            return .skipChildren
        }
        if module == "UIKit" { importsUIKit = true }
        // Apple's XCTest brings UIKit along.
        if module == "XCTest" { needsUIKit = true }
        endOfImport = range(node).upperBound
        if module == "Darwin" {
            shorten(node, to: "Glibc")
        } else if catalogue.isSupported(module), node.path.count > 1 {
            // Apple's submodules and header names do not exist here; the module has them all.
            shorten(node, to: module)
        }
        return .visitChildren
    }

    /// `import class UIKit.UIView` -> `import UIKit`, filled up to the old width.
    private func shorten(_ node: ImportDeclSyntax, to module: String) {
        let start = node.importKindSpecifier.map { range($0).lowerBound } ?? range(node.path).lowerBound
        edits.replace(start..<range(node.path).upperBound, in: bytes, padding: module)
    }
}
