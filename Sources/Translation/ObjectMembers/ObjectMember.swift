internal import SwiftSyntax

/// A member that sources ask an object for whose class only the run knows: one of `AnyObject`, which Objective-C looks up by name.
package struct ObjectMember: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable {
        case property, method, subscripts
    }

    package var kind: Kind
    package var name: String
    /// Of a method's arguments; empty for those without.
    package var labels: [String] = []

    /// The name under which `ObjectMembersFile` declares the way to it.
    var accessor: String {
        switch kind {
        case .subscripts: "__subscripts"
        case .property: "__property_\(name)"
        case .method: "__method_" + ([name] + labels.filter { !$0.isEmpty }).joined(separator: "_")
        }
    }

    /// The wrapper that calls a method of several classes.
    var methodWrapper: String { "__ObjectMethod" + accessor }

    /// The wrapper that looks a property up.
    var wrapper: String { "__ObjectProperty_\(name)" }
}

/// A place where an object is asked for such a member.
package struct ObjectMemberUse: Sendable, Hashable, Codable {
    package var member: ObjectMember
    /// The path of the original.
    package var file: String
    /// The byte of the original behind the object.
    var offset: Int
    /// The bytes of the mark by which a method is asked for, as in `object.reset?()`; they move before the method's name.
    var mark: Range<Int>?
    /// Whether nothing happens where the object has no such method.
    var isOptional = false
    /// Whether the mark asks for an optional requirement of a protocol, so that it stays.
    var keepsMark = false

    var edits: [Edits.Edit] {
        let suffix = member.kind == .method ? (isOptional ? "?" : "!") : ""
        let way = Edits.Edit(
            range: offset..<offset, text: "\(ObjectMembersFile.operator).\(member.accessor)\(suffix)")
        return [way] + (keepsMark ? [] : mark.map { [Edits.Edit(range: $0, text: "")] } ?? [])
    }
}

extension ObjectMemberUse {
    /// What a compiler's message about a place is about, if it is a member of `AnyObject`.
    init?(_ message: Diagnostic, in tree: SourceTree, isMigrated: Bool) {
        guard message.severity == .error, let token = tree.token(line: message.line, column: message.column),
            let base = token.previousToken(viewMode: .sourceAccurate)
        else { return nil }
        // Sources of Swift 2 mean objects where today's say `Any`.
        let objects = isMigrated ? ["AnyObject", "AnyObject?", "Any", "Any?"] : ["AnyObject", "AnyObject?"]
        guard let object = objects.first(where: { message.message.contains("value of type '\($0)' has no ") }) else {
            return nil
        }
        file = message.file
        if message.message.hasSuffix("value of type '\(object)' has no subscripts") {
            guard token.parent?.is(SubscriptCallExprSyntax.self) == true else { return nil }
            member = ObjectMember(kind: .subscripts, name: "subscript")
            offset = base.bytes.upperBound
            return
        }
        guard base.tokenKind == .period, let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName.id == token.id, let object = access.base
        else { return nil }
        offset = object.bytes.upperBound
        var called = Syntax(access)
        if let chained = access.parent?.as(OptionalChainingExprSyntax.self) {
            (called, mark, isOptional) = (Syntax(chained), chained.questionMark.bytes, true)
        } else if let forced = access.parent?.as(ForceUnwrapExprSyntax.self) {
            (called, mark) = (Syntax(forced), forced.exclamationMark.bytes)
        }
        let name = token.text.withoutBackticks
        if let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == called {
            let labels = call.arguments.map { $0.label?.text ?? "" }
            member = ObjectMember(kind: .method, name: name, labels: labels)
        } else {
            member = ObjectMember(kind: .property, name: name)
            (mark, isOptional) = (nil, false)
        }
    }
}
