import XCTest

@testable import Projects

/// The order of modules, and what cannot be ordered.
final class ModuleGraphTests: XCTestCase {
    private func module(_ name: String, _ dependencies: [String] = [], target: String? = nil) -> Module {
        var module = Module(name: name, kind: .framework, target: target ?? name, owner: "P.xcodeproj")
        module.dependencies = dependencies
        return module
    }

    func test_dependenciesComeFirst() throws {
        let graph = try ModuleGraph([
            module("App", ["Kit", "Tools"]), module("Kit", ["Base"]), module("Tools", ["Base"]), module("Base"),
            module("Other"),
        ])
        XCTAssertEqual(graph.modules.map(\.name), ["Base", "Kit", "Tools", "App", "Other"])
        XCTAssertEqual(graph.closure(of: ["Kit"]).map(\.name), ["Base", "Kit"])
        XCTAssertEqual(graph.closure(of: ["Other", "Tools"]).map(\.name), ["Base", "Tools", "Other"])
        XCTAssertEqual(graph.closure(of: []), [])
    }

    private func failure(_ modules: [Module]) -> String? {
        do {
            _ = try ModuleGraph(modules)
            return nil
        } catch {
            return "\(error)"
        }
    }

    func test_cyclesAreRefusedByName() {
        XCTAssertEqual(
            failure([module("App", ["A"]), module("A", ["B"]), module("B", ["C"]), module("C", ["A"])]),
            "targets depend on each other: 'A' of P.xcodeproj needs 'B' of P.xcodeproj needs 'C' of P.xcodeproj needs "
                + "'A' of P.xcodeproj")
        XCTAssertEqual(
            failure([module("A", ["A"])]),
            "targets depend on each other: 'A' of P.xcodeproj needs 'A' of P.xcodeproj")
    }

    func test_twoModulesOfOneNameAreRefused() {
        XCTAssertEqual(
            failure([module("Kit", target: "Kit iOS"), module("Kit", target: "Kit Static")]),
            "two targets make a module 'Kit': 'Kit iOS' of P.xcodeproj and 'Kit Static' of P.xcodeproj; rename one of them"
        )
    }

    func test_aDependencyThatNothingMakesIsRefused() {
        XCTAssertEqual(
            failure([module("Kit", ["Gone"])]),
            "target 'Kit' of P.xcodeproj depends on a module 'Gone' that nothing makes")
    }

    func test_imports() {
        let text = """
            import UIKit
            @testable import Kit
              @_exported import struct Tools.Hammer; import Nails
            #if canImport(Screws)
            internal import Screws
            #endif
            // import Nothing
            let important = "import This"
            public import class Views.View // and more
            """
        XCTAssertEqual(
            ImportScan.modules(in: text).sorted(), ["Kit", "Nails", "Screws", "Tools", "UIKit", "Views"])
    }
}
