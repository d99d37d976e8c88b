internal import SwiftSyntax

/// Gives members that are marked `@NSManaged` the bodies that Core Data gives them when an app runs.
extension FileScan {
    /// `@NSManaged var name: String?` gets an accessor for the value that the object has under the name.
    func addAccessors(toManaged node: VariableDeclSyntax) {
        guard Attributes(node.attributes).has("NSManaged"), node.bindingSpecifier.text == "var" else { return }
        let bindings = Array(node.bindings)
        for (position, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
                let annotation = bindings[position...].lazy.compactMap(\.typeAnnotation).first
            else { continue }
            let name = pattern.identifier.text.withoutBackticks
            let end = range(binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)).upperBound
            let type = binding.typeAnnotation == nil ? ": \(TypeText.text(annotation.type))" : ""
            edits.insert(
                "\(type) { get { __managedValue(self, \"\(name)\") } set { __setManagedValue(self, newValue, \"\(name)\") } }",
                at: end)
            // Computed properties stand alone.
            guard let comma = binding.trailingComma else { continue }
            let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { TypeText.text($0) + " " }
            edits.replace(range(comma), with: "; \(modifiers.joined())var")
        }
    }

    /// `@NSManaged func addToItems(_ value: Item)` gets a call of what its name stands for.
    func addBody(ofManaged node: FunctionDeclSyntax) {
        guard Attributes(node.attributes).has("NSManaged"), node.body == nil else { return }
        let arguments = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let end = range(node).upperBound
        edits.insert(
            " { \(node.signature.returnClause == nil ? "" : "return ")__callManaged(self, "
                + "\"\(node.name.text)(\(labels))\", [\(arguments.joined(separator: ", "))]) }", at: end)
    }
}
