/// The generated file by which objects are asked for members whose class only the run knows.
///
/// A member of such an object is there or not: what asks for it is nil where the object's class has none, and unwraps itself where
/// a value is needed, as for `AnyObject` on Apple's systems. A property is found through the key path of the first class that has
/// it, which tells its type; other classes give theirs where it is of the same type.
struct ObjectMembersFile {
    static let name = "__MatryoshkaObjectMembers.swift"
    /// What stands behind an object: part of a chain as a member is, so that `object?.member` stays one.
    static let `operator` = "‡"

    /// A class that has a member, on a line of its own.
    struct Candidate: Hashable, Codable {
        var member: ObjectMember
        var owner: String
    }

    private(set) var text: String
    /// The candidate that a line is about, counted from 1.
    private(set) var candidates: [Int: Candidate] = [:]
    /// The number of the line that comes next.
    private var line = 1

    typealias SharedMethod = (method: Method, isOnMainActor: Bool)

    /// - Parameter members: What is asked for, and the classes that have it; with what a method is in all of them alike.
    init(_ members: [(member: ObjectMember, owners: [String], shared: SharedMethod?)], imports: [String]) {
        text = imports.map { $0 + "\n" }.joined() + Self.head
        line = Self.breaks(in: text) + 1
        let named = members.filter { $0.member.kind != .subscripts }
        for (member, owners, shared) in named where member.kind == .method {
            if shared == nil {
                add(method: member, owners)
            } else {
                add("    var \(member.accessor): \(member.methodWrapper)? { \(member.methodWrapper)(object: object) }")
            }
        }
        for (member, _, _) in named where member.kind == .property {
            add("    var \(member.accessor): \(member.wrapper) { \(member.wrapper)(object: object) }")
        }
        add("}")
        for (member, owners, _) in named where member.kind == .property { add(property: member, owners) }
        for (member, owners, shared) in named where member.kind == .method && owners.count > 1 {
            if let shared { add(shared, as: member, owners) } else { ask(member, owners) }
        }
    }

    /// Calls the method of whichever class the object is of.
    private mutating func add(_ shared: SharedMethod, as member: ObjectMember, _ owners: [String]) {
        let method = shared.method
        let parameters = zip(method.labels, method.types).enumerated().map {
            "\($1.0.isEmpty ? "_" : $1.0) p\($0): \($1.1)"
        }
        let arguments = method.labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "p\($0)" }
        let call = "\(method.spelling)(\(arguments.joined(separator: ", ")))"
        let result = method.result ?? "Void"
        add("struct \(member.methodWrapper) {")
        add("    let object: Any")
        add("    init?(object: Any) {")
        add("        guard \(owners.map { "object is \($0)" }.joined(separator: " || ")) else { return nil }")
        add("        self.object = object")
        add("    }")
        add(
            "    \(shared.isOnMainActor ? "@MainActor " : "")@discardableResult func \(method.spelling)"
                + "(\(parameters.joined(separator: ", "))) -> \(result) {",
            about: Candidate(member: member, owner: owners[0]))
        for owner in owners {
            add(
                "        if let found = object as? \(owner) { return found.\(call) }",
                about: Candidate(member: member, owner: owner))
        }
        add("        fatalError(\"the object has no longer the class that it had\")")
        add("    }")
        add("}")
    }

    private static let head = """
        postfix operator \(`operator`)
        postfix func \(`operator`) (object: Any) -> __ObjectMembers { __ObjectMembers(object: object) }
        postfix func \(`operator`) (object: Any?) -> __ObjectMembers { __ObjectMembers(object: object as Any) }

        /// The members of an object whose class only the run knows.
        struct __ObjectMembers {
            let object: Any
            var __subscripts: Self { self }
            subscript(position: Int) -> Any! { (object as? NSArray).map { $0[position] } }
            subscript(key: String) -> Any?! { (object as? NSDictionary).map { $0[key] } }
            subscript(key: any NSCopying) -> Any?! { (object as? NSDictionary).map { $0[key] } }

        """

    private static func breaks(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    private mutating func add(_ new: String, about candidate: Candidate? = nil) {
        if let candidate { candidates[line] = candidate }
        text += new + "\n"
        line += Self.breaks(in: new) + 1
    }

    /// Asks the compiler which classes have a method with these labels: a table of names does not know them.
    private mutating func ask(_ method: ObjectMember, _ owners: [String]) {
        let reference =
            method.labels.isEmpty ? method.name : Method.signature(method.name, labels: method.labels)
        for owner in owners {
            add(
                "@MainActor private func __ask(_ object: \(owner)) { _ = object.\(reference) }",
                about: Candidate(member: method, owner: owner))
        }
    }

    private mutating func add(method: ObjectMember, _ owners: [String]) {
        guard let owner = owners.first, owners.count == 1 else { return }
        add(
            "    var \(method.accessor): \(owner)? { object as? \(owner) }",
            about: Candidate(member: method, owner: owner))
    }

    private mutating func add(property: ObjectMember, _ owners: [String]) {
        guard let first = owners.first else { return }
        add("@dynamicMemberLookup struct \(property.wrapper) {")
        add("    let object: Any")
        add(
            "    subscript<T>(dynamicMember path: KeyPath<\(first), T>) -> T! {",
            about: Candidate(member: property, owner: first))
        add("        if let found = object as? \(first) { return found[keyPath: path] }")
        for owner in owners.dropFirst() {
            let path = "\\\(owner).\(property.name)"
            add(
                "        if let found = object as? \(owner) { return found[keyPath: \(path)] as Any as? T }",
                about: Candidate(member: property, owner: owner))
        }
        add("        return nil")
        add("    }")
        // Objective-C has the number that such a type stands for, under the names of other classes too.
        add("    @_disfavoredOverload")
        add("    subscript<T: RawRepresentable>(dynamicMember path: KeyPath<\(first), T>) -> T.RawValue! {")
        add("        let value: T? = self[dynamicMember: path]")
        add("        return value?.rawValue")
        add("    }")
        add("}")
    }
}
