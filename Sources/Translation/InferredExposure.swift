internal import SwiftSyntax

extension SelectorExpressions {
    /// Makes Objective-C know the methods that `#selector` names, as Swift 3 did without being told.
    ///
    /// - Parameter classes: The names of the classes that this is for; nil for all.
    static func expose(in scans: [FileScan], onlyIn classes: Set<String>? = nil) {
        var names: Set<String> = []
        for expression in scans.flatMap(\.names) where expression.node.macroName.text == "selector" {
            for token in expression.node.arguments.tokens(viewMode: .sourceAccurate) {
                guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.baseName == token else {
                    continue
                }
                names.insert(token.text)
            }
        }
        func isMeant(_ name: String) -> Bool { classes?.contains(name) ?? true }
        for type in scans.flatMap(\.types) where type.kind == .class && isMeant(type.name) {
            expose(names, in: &type.body)
        }
        for declaration in scans.flatMap(\.extensions) where isMeant(declaration.extended) {
            expose(names, in: &declaration.body)
        }
    }

    private static func expose(_ names: Set<String>, in body: inout Body) {
        for number in body.methods.indices {
            let method = body.methods[number]
            if method.exposure == nil, method.isCallable, !method.isOverride, !method.isHiddenFromObjectiveC,
                names.contains(method.name)
            {
                body.methods[number].exposure = .objc
            }
        }
    }
}
