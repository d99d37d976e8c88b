import Catalogue
import Foundation
import Translation
import XCTest

/// Wrappers for SwiftUI in a library that works without it.
final class SwiftUIPartsTests: XCTestCase {
    private func module(_ files: [String: String]) -> TranslatedModule {
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        return translate(sources, moduleName: "Library")
    }

    private func text(_ module: TranslatedModule, _ path: String) -> String {
        module.files.first { $0.path == path }?.text ?? ""
    }

    func test_whatIsForSwiftUIIsLeftOut() {
        let translated = module([
            "Core.swift": "import UIKit\npublic class Panel: UIView {}\n",
            "Wrapper.swift": """
            import SwiftUI
            import UIKit

            public struct PanelView: UIViewRepresentable {
                public func makeUIView(context: Context) -> Panel { Panel() }
            }
            extension PanelView { func tinted() -> Self { self } }
            extension Panel {
                func fill(_ view: some View) { add(UIHostingController(rootView: view)) }
                func plain() { setNeedsLayout() }
            }

            """,
            // Without the import, what stores what is left out.
            "Coordinator.swift": "import UIKit\nfinal class Coordinator { var view: PanelView? }\nclass Other {}\n",
        ])
        XCTAssertFalse(translated.hasErrors)
        let wrapper = text(translated, "Wrapper.swift")
        for name in ["SwiftUI", "PanelView", "View", "tinted"] where name != "View" {
            XCTAssertFalse(wrapper.contains(name), wrapper)
        }
        XCTAssertFalse(wrapper.contains("some View"))
        XCTAssertTrue(wrapper.contains("func plain() { setNeedsLayout() }"))
        XCTAssertEqual(lineCount(wrapper), 12)
        let coordinator = text(translated, "Coordinator.swift")
        XCTAssertFalse(coordinator.contains("Coordinator {"))
        XCTAssertTrue(coordinator.contains("class Other {}"))
        XCTAssertEqual(
            translated.diagnostics.map(\.description),
            [
                "Coordinator.swift:2:1: warning: left out, since it is for SwiftUI, which nothing else here needs: "
                    + "'Coordinator'",
                "Wrapper.swift:4:1: warning: left out, since it is for SwiftUI, which nothing else here needs: "
                    + "'PanelView', 'extension PanelView', 'fill'",
            ])
    }

    func test_extensionsOfPicturesAndColoursAreLeftOut() {
        let translated = module([
            "Assets.swift": "import SwiftUI\nextension Image { init(_ number: Int) { self.init(\"a\") } }\n"
                + "extension Color { init(_ number: Int) { self.init(\"a\") } }\n"
        ])
        XCTAssertFalse(text(translated, "Assets.swift").contains("extension"))
    }

    func test_whatSwiftUIBringsOfCombineStays() throws {
        let folder = try makeFolder(for: self).appendingPathComponent("Combine")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Sources/Combine"), withIntermediateDirectories: true)
        try #"{ "module": "Combine", "summary": "Publishers." }"#
            .write(to: folder.appendingPathComponent("framework.json"), atomically: true, encoding: .utf8)
        let file = SourceFile(
            path: "Proxy.swift", text: "import SwiftUI\npublic final class Proxy: ObservableObject {}\n")
        let translated = translate(
            [file], moduleName: "Library",
            catalogue: try FrameworkCatalogue(folders: [folder.deletingLastPathComponent()]))
        XCTAssertFalse(translated.hasErrors)
        XCTAssertTrue(text(translated, "Proxy.swift").contains("import UIKit; import Combine\n"))
    }

    func test_codeThatWorksWithSwiftUINeedsIt() {
        let translated = module([
            "Scene.swift": """
            import SwiftUI
            import UIKit
            struct ContentView: View { var body: some View { Text("") } }
            class Scene: UIResponder {
                func show() { window.rootViewController = UIHostingController(rootView: ContentView()) }
            }

            """
        ])
        XCTAssertEqual(
            translated.diagnostics.filter { $0.severity == .error }.map(\.message),
            ["Matryoshka does not support the framework 'SwiftUI'"])
    }

    /// The screen's code shows SwiftUI through what it stores alone.
    func test_codeThatWorksWithAScreenThatStoresSwiftUINeedsIt() {
        let screen = """
            import SwiftUI
            final class SettingsScreen: UIViewController { var content: UIHostingController<AnyView>? }

            """
        let alone = module(["Screen.swift": screen])
        XCTAssertFalse(alone.hasErrors)
        let shown = module([
            "Coordinator.swift": "import UIKit\nfunc start() -> UIViewController { SettingsScreen() }\n",
            "Screen.swift": screen,
        ])
        XCTAssertEqual(
            shown.diagnostics.map(\.message), ["Matryoshka does not support the framework 'SwiftUI'"])
    }

    func test_anAppThatStartsWithSwiftUINeedsIt() {
        let translated = module(["App.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { x } }\n"]
        )
        XCTAssertEqual(
            translated.diagnostics.map(\.message), ["Matryoshka does not support the framework 'SwiftUI'"])
    }

    func test_whatTheModuleDeclaresItselfIsItsOwn() {
        let source = "import SwiftUI\nimport UIKit\nstruct Label { var text: String }\nfunc f(_ label: Label) {}\n"
        let translated = module(["A.swift": source])
        XCTAssertFalse(translated.hasErrors)
        XCTAssertTrue(text(translated, "A.swift").contains("func f(_ label: Label) {}"))
    }

    func test_membersOfOtherTypesAreNoneOfSwiftUIs() {
        let source = "import SwiftUI\nimport UIKit\nextension UIButton { func f(_ state: UIControl.State) {} }\n"
        XCTAssertTrue(text(module(["A.swift": source]), "A.swift").contains("func f(_ state: UIControl.State) {}"))
    }

    // MARK: With the companion

    private func built(_ source: String, keepsSwiftUI: Bool = false) throws -> TranslatedModule {
        let folder = try makeFolder(for: self)
        let sources = folder.appendingPathComponent("SwiftUI/Sources/SwiftUI")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try #"{ "module": "SwiftUI", "summary": "Views." }"#.write(
            to: folder.appendingPathComponent("SwiftUI/framework.json"), atomically: true, encoding: .utf8)
        return translate(
            [SourceFile(path: "A.swift", text: source)], moduleName: "Library",
            catalogue: try FrameworkCatalogue(folders: [folder]), keepsSwiftUI: keepsSwiftUI)
    }

    private static let wrapper = "import SwiftUI\nimport UIKit\nstruct A: View { var body: some View { B() } }\n"

    func test_whatIsNeededIsBuiltWithoutItsPreviews() throws {
        let module = try built(
            Self.wrapper + "func show() -> UIViewController { UIHostingController(rootView: A()) }\n"
                + "struct A_Previews: PreviewProvider { static var previews: some View { A() } }\n")
        XCTAssertEqual(module.diagnostics, [])
        XCTAssertEqual(module.companions.map(\.module), ["SwiftUI"])
        XCTAssertTrue(text(module, "A.swift").contains("struct A: View"))
        XCTAssertFalse(text(module, "A.swift").contains("A_Previews"))
    }

    func test_wrappersStayWhereAnAppMayShowThem() throws {
        XCTAssertEqual(try built(Self.wrapper).companions.map(\.module), [])
        XCTAssertFalse(text(try built(Self.wrapper), "A.swift").contains("struct A"))
        XCTAssertTrue(text(try built(Self.wrapper, keepsSwiftUI: true), "A.swift").contains("struct A"))
    }

    func test_anAppThatStartsWithSwiftUIIsBuilt() throws {
        let module = try built("import SwiftUI\n@main struct Main: App { var body: some Scene { x } }\n")
        XCTAssertFalse(module.hasErrors)
        XCTAssertEqual(module.entryPoint, .attribute(className: "Main"))
    }
}
