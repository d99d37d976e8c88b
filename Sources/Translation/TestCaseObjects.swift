/// What test cases are on Apple's systems since they are objects of Objective-C's: `XCTestCase` on Linux is a class of Swift's.
struct TestCaseObjects {
    /// The names of the module's test cases.
    private let names: Set<String>
    /// Whether test cases conform to protocols, many of which are for objects of Objective-C's.
    private let conform: Bool

    init(index: ModuleIndex) {
        let cases = index.types.filter(index.isTestCase)
        let others = Set(cases.map(\.name)).union(["XCTestCase", "Sendable", "NSObjectProtocol"])
        conform = cases.contains { !others.isSuperset(of: index.conformances(of: $0)) }
        names = Set(
            cases.filter { type in
                !index.chain(of: type).contains { link in
                    link.bodies.contains { $0.initializers.contains([]) }
                }
            }.map(\.name))
    }

    /// Makes test cases of no test, `Case()`, by the initialiser that Linux has.
    func edits(in scan: FileScan) -> [Edits.Edit] {
        guard !names.isEmpty else { return [] }
        return scan.constructionCalls.compactMap { call in
            guard case .named(let name) = call.subject, call.labels.isEmpty, names.contains(name),
                let parenthesis = call.node.leftParen
            else { return nil }
            let end = scan.range(parenthesis).upperBound
            return Edits.Edit(range: end..<end, text: "name: \"\", testClosure: { _ in }")
        }
    }

    /// The file that makes them objects that conform; nil where nothing asks for it.
    var file: String? { conform ? "import Foundation\nimport XCTest\n" + Self.conformance : nil }

    static let fileName = "__MatryoshkaTestCases.swift"

    private static let conformance = """

        extension XCTestCase: @retroactive NSObjectProtocol {
            public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
            public var hash: Int { ObjectIdentifier(self).hashValue }
            public func `self`() -> Self { self }
            public func isProxy() -> Bool { false }
            public var description: String { name }
            public var debugDescription: String { name }
        }

        """

    /// Makes Objective-C know the methods of test cases that `#selector` names: all members of `XCTestCase` are exposed there.
    static func expose(in scans: [FileScan]) {
        var names: Set<String> = ["XCTestCase"]
        let types = scans.flatMap(\.types).filter { $0.kind == .class }
        var found = types
        repeat {
            found = types.filter { type in
                !names.contains(type.name) && type.inherited.first.map(names.contains) == true
            }
            names.formUnion(found.map(\.name))
        } while !found.isEmpty
        guard names.count > 1 else { return }
        SelectorExpressions.expose(in: scans, onlyIn: names)
    }
}
