internal import SwiftSyntax

/// Where a property's setter can be made to tell the observers of the property.
enum SetterPlaces {
    /// The beginning of an accessor's body, behind its brace.
    struct Accessor {
        var start: Int
        var isEmpty: Bool
    }

    /// A stored property without observers of its own; `annotation` is the type where only a later binding has it.
    case stored(end: Int, annotation: String?, comma: Comma?)
    case observed(open: Int, willSet: Accessor?, didSet: Accessor?)
    case computed(Accessor)

    /// What separates two properties of one declaration: observers ask for a declaration of their own.
    struct Comma {
        var range: Range<Int>
        /// The head of another declaration.
        var text: String
    }

    /// Nil for what nobody can set, or what has an accessor that yields the value.
    init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, type: String?, end: Int) {
        guard node.bindingSpecifier.text == "var" else { return nil }
        guard let block = binding.accessorBlock else {
            let lacksType = binding.typeAnnotation == nil && binding.initializer == nil
            let comma = binding.trailingComma.map { token in
                let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
                let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { TypeText.text($0) + " " }
                return Comma(range: start..<start + 1, text: "; \(modifiers.joined())var")
            }
            self = .stored(end: end, annotation: lacksType ? type : nil, comma: comma)
            return
        }
        guard case .accessors(let list) = block.accessors else { return nil }
        func accessor(_ name: String) -> Accessor? {
            list.first { $0.accessorSpecifier.text == name }?.body.map {
                Accessor(start: $0.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, isEmpty: $0.statements.isEmpty)
            }
        }
        if let setter = accessor("set") {
            self = .computed(setter)
        } else if accessor("willSet") != nil || accessor("didSet") != nil {
            self = .observed(
                open: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, willSet: accessor("willSet"),
                didSet: accessor("didSet"))
        } else {
            return nil
        }
    }

    /// What else has to change so that the property can have observers.
    var separation: Comma? {
        if case .stored(_, _, let comma) = self { return comma }
        return nil
    }

    /// What makes the setter tell of the change: before all that it does itself, and after.
    func insertions(key: String) -> [(offset: Int, text: String)] {
        let before = "__keyValueWillChange(self, \"\(key)\")"
        let after = "__keyValueDidChange(self, \"\(key)\")"
        switch self {
        case .stored(let end, let annotation, _):
            let type = annotation.map { ": \($0)" } ?? ""
            return [(end, "\(type) { willSet { \(before) } didSet { \(after) } }")]
        case .observed(let open, let willSet, let didSet):
            var missing = ""
            var insertions: [(offset: Int, text: String)] = []
            if let willSet {
                insertions.append((willSet.start, " \(before);"))
            } else {
                missing += " willSet { \(before) }"
            }
            if let didSet {
                insertions.append((didSet.start, didSet.isEmpty ? " \(after)" : " defer { \(after) };"))
            } else {
                missing += " didSet { \(after) }"
            }
            if !missing.isEmpty { insertions.append((open, missing + " ")) }
            return insertions
        case .computed(let setter):
            return [(setter.start, setter.isEmpty ? " \(before); \(after)" : " \(before); defer { \(after) };")]
        }
    }
}
