internal import SwiftSyntax

/// An override of one of XCTestCase's own methods that XCTest calls on the main thread.
///
/// Apple's XCTest comes from Objective-C, so that such an override may belong to the main actor; the one on Linux is Swift's
/// and says that it does not. Its body is run on the main actor therefore.
struct TestIsolation {
    private static let names = ["setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest"]

    /// Whether the method itself is isolated, rather than its class.
    var isOwn = false
    /// Whether the edits are for a class whose superclass is XCTest's own.
    private var isOfBaseAlone = false
    private var edits: [Edits.Edit] = []

    /// Nil for any other method.
    init?(_ node: FunctionDeclSyntax, in scan: FileScan) {
        let attributes = Attributes(node.attributes)
        let effects = node.signature.effectSpecifiers
        guard Modifiers(node.modifiers).has("override"), Self.names.contains(node.name.text),
            node.signature.parameterClause.parameters.isEmpty, !Modifiers(node.modifiers).has("nonisolated"),
            let body = node.body, body.rightBrace.presence == .present
        else { return nil }
        guard effects?.asyncSpecifier == nil else {
            // XCTest's own method does nothing, and the test case cannot be sent to it.
            isOfBaseAlone = true
            isOwn = attributes.has("MainActor")
            edits = Self.superCalls(in: Syntax(body)).map { call in
                Edits.Edit(range: scan.range(call), text: Edits.fill(scan.bytes[scan.range(call)], prefix: "()"))
            }
            return
        }
        for attribute in attributes.named("MainActor") {
            isOwn = true
            let range = scan.range(attribute)
            edits.append(Edits.Edit(range: range, text: Edits.fill(scan.bytes[range], prefix: "")))
        }
        let mayThrow = effects?.throwsClause != nil
        let call = mayThrow ? "try MainActor.assumeIsolated { () throws" : "MainActor.assumeIsolated { ()"
        let (start, end) = (scan.range(body.leftBrace).upperBound, scan.range(body.rightBrace).lowerBound)
        edits.append(Edits.Edit(range: start..<start, text: " \(call) -> Void in "))
        edits.append(Edits.Edit(range: end..<end, text: "} "))
    }

    /// `try await super.setUp()`
    private static func superCalls(in node: Syntax) -> [TryExprSyntax] {
        if let tried = node.as(TryExprSyntax.self),
            let call = tried.expression.as(AwaitExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        {
            return [tried]
        }
        return node.children(viewMode: .sourceAccurate).flatMap(superCalls)
    }

    /// What makes the overrides of the module's test cases compile that belong to the main actor, with the files' numbers.
    static func edits(in index: ModuleIndex) -> [(file: Int, edit: Edits.Edit)] {
        index.types.flatMap { type -> [(file: Int, edit: Edits.Edit)] in
            let overrides = type.body.methods.compactMap(\.testIsolation)
            guard !overrides.isEmpty else { return [] }
            guard index.isTestCase(type) else { return [] }
            let chain = index.chain(of: type)
            let isIsolated = chain.contains(where: \.isOnMainActor)
            return overrides.filter { (isIsolated || $0.isOwn) && (chain.count == 1 || !$0.isOfBaseAlone) }.flatMap(
                \.edits
            ).map { (type.body.file, $0) }
        }
    }
}
