internal import Catalogue
internal import SwiftSyntax

extension FileScan {
    func translateImport(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if conditions.modules.contains(module) {
            // A framework's header brings UIKit along on Apple's systems.
            needsUIKit = true
            endOfImport = range(node).upperBound
            return .visitChildren
        }
        if let reason = conditions.missing[module] {
            var error = place(node).error("the module '\(module)' \(reason)")
            error.subject = .module(module)
            return replace(node, because: error)
        }
        if FrameworkCatalogue.blanked.contains(module) {
            edits.blank(range(node), in: bytes)
            return .skipChildren
        }
        if catalogue.isUnsupported(module) {
            var error = place(node).error("Matryoshka does not support the framework '\(module)'")
            error.subject = .framework(module)
            return replace(node, because: error)
        }
        if module == "UIKit" { importsUIKit = true }
        // Apple's XCTest brings UIKit along, and the names of font features, which are Core Text's there, are UIKit's here.
        if module == "XCTest" || module == "CoreText" { needsUIKit = true }
        endOfImport = range(node).upperBound
        if module == "Darwin" {
            shorten(node, to: "Glibc")
        } else if module == "CoreFoundation" {
            // Its types are UIKit's here, which an import of the module itself would make ambiguous.
            needsUIKit = true
            shorten(node, to: "Foundation")
        } else if catalogue.isSupported(module), node.path.count > 1 {
            // Apple's submodules and header names do not exist here; the module has them all.
            shorten(node, to: module)
        }
        return .visitChildren
    }

    /// Makes modules seen in the file that it does not import itself, as far as they are here.
    ///
    /// A framework's header brings UIKit or Foundation along, of which UIKit has all here.
    func see(_ modules: Set<String>) {
        guard !modules.isEmpty else { return }
        needsUIKit = true
        for module in modules.subtracting(imports)
        where conditions.modules.contains(module) || catalogue.companions[module] != nil {
            broughtModules.insert(module)
        }
    }

    private func replace(_ node: ImportDeclSyntax, because error: Diagnostic) -> SyntaxVisitorContinueKind {
        diagnostics.append(error)
        // Frameworks bring UIKit's names, or Foundation's, along; the rest of the file needs them.
        edits.replace(range(node), in: bytes, padding: "import UIKit")
        importsUIKit = true
        endOfImport = range(node).upperBound
        return .skipChildren
    }

    /// `import class UIKit.UIView` -> `import UIKit`, filled up to the old width.
    private func shorten(_ node: ImportDeclSyntax, to module: String) {
        let start = node.importKindSpecifier.map { range($0).lowerBound } ?? range(node.path).lowerBound
        edits.replace(start..<range(node.path).upperBound, in: bytes, padding: module)
    }
}
