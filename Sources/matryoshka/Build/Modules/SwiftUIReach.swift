import Catalogue
import Foundation
import Projects
import Translation

/// The modules whose parts for SwiftUI an app may show: those that its files of SwiftUI import, also through others.
///
/// The wrappers for SwiftUI of a library that an app of UIKit uses stay left out, so that they need not compile.
struct SwiftUIReach {
    private(set) var modules: Set<String> = []

    init(_ app: Module, _ graph: ModuleGraph, catalogue: FrameworkCatalogue) throws {
        guard catalogue.isSupported("SwiftUI") else { return }
        let sources = try Self.sources(of: app)
        guard needsSwiftUI(sources, flags: Set(app.defines).union(["DEBUG"]), catalogue: catalogue) else { return }
        var waiting = [sources]
        while let sources = waiting.popLast() {
            let imported = sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(in: $1.text)) }
            for module in graph.modules where imported.contains(module.name) && modules.insert(module.name).inserted {
                guard module.platform == .iOS else { continue }
                waiting.append(try Self.sources(of: module))
            }
        }
    }

    private static func sources(of module: Module) throws -> [SourceFile] {
        try module.sources.filter { $0.pathExtension == "swift" }.map(PreparedModule.read)
    }
}
