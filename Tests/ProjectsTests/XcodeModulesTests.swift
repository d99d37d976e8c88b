import ProjectFixtures
import XCTest

@testable import Projects

/// The modules that targets of projects and workspaces make for an app.
final class XcodeModulesTests: XCTestCase {
    private typealias Target = XcodeProjectText.Target

    /// A folder with a project and the files of its targets, which hold what `sources` says.
    private func folder(
        _ targets: [Target], _ sources: [String: String] = [:], more files: [String: String] = [:],
        settings: [String: String] = [:]
    ) throws -> TemporaryFolder {
        let named = targets.flatMap { $0.sources + $0.resources }.filter { !$0.hasSuffix(".xcassets") }
        var all = Dictionary(named.map { ($0, "") }) { first, _ in first }
        all.merge(sources) { $1 }
        all.merge(files) { $1 }
        all["App.xcodeproj/project.pbxproj"] = XcodeProjectText(targets, settings: settings).text
        return try TemporaryFolder(all)
    }

    private func names(_ app: AppProject) -> [String] { app.libraries.modules.map(\.name) }

    func test_aDependencyIsAModuleWithItsOwnSettingsAndBundle() throws {
        let folder = try folder(
            [
                Target("App", sources: ["App.swift"], dependencies: ["Kit"]),
                Target(
                    "Kit", .framework, sources: ["Kit.swift"], resources: ["Kit/list.json", "Kit/Kit.xcassets"],
                    settings: [
                        "PRODUCT_NAME": "My Kit", "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "KIT",
                        "PRODUCT_BUNDLE_IDENTIFIER": "org.example.kit",
                    ]),
            ], more: ["Kit/Kit.xcassets/Contents.json": "{}"])
        let app = try folder.load()
        XCTAssertEqual(app.dependencies, ["My_Kit"])
        let kit = try XCTUnwrap(app.libraries["My_Kit"])
        XCTAssertEqual(kit.kind, .framework)
        XCTAssertEqual(folder.relative(kit.sources), ["Kit.swift"])
        XCTAssertEqual(kit.swiftVersion, "6")
        XCTAssertEqual(kit.defines, ["KIT"])
        XCTAssertEqual(kit.bundle?.path, "Frameworks/My Kit.framework")
        XCTAssertEqual(kit.bundle?.infoPlist["CFBundleIdentifier"], .string("org.example.kit"))
        XCTAssertEqual(kit.bundle?.infoPlist["CFBundlePackageType"], .string("FMWK"))
        XCTAssertEqual(kit.resources.map(\.bundlePath), ["list.json"])
        XCTAssertEqual(folder.relative(kit.assetCatalogs), ["Kit/Kit.xcassets"])
        XCTAssertEqual(app.messages, [])
    }

    func test_anImportIsADependencyAndSoIsALink() throws {
        let app = try folder(
            [
                Target("App", sources: ["App.swift"], linked: ["Linked"]),
                Target("Imported", .staticLibrary, sources: ["I.swift"], settings: ["PRODUCT_MODULE_NAME": "Views"]),
                Target("Linked", .framework, sources: ["L.swift"]),
                Target("Inner", .framework, sources: ["Inner.swift"]),
                Target("Unused", .framework, sources: ["U.swift"]),
            ],
            ["App.swift": "import UIKit\nimport class Views.View\n", "I.swift": "@_exported import Inner\n"]
        ).load()
        XCTAssertEqual(app.dependencies, ["Linked", "Views"])
        XCTAssertEqual(names(app), ["Linked", "Inner", "Views"])
        XCTAssertEqual(app.libraries["Views"]?.kind, .staticLibrary)
        XCTAssertEqual(app.libraries["Views"]?.dependencies, ["Inner"])
    }

    func test_targetsForOtherSystemsMakeNoModuleHere() throws {
        let settings = ["PRODUCT_NAME": "Kit"]
        let app = try folder(
            [
                Target("App", sources: ["App.swift"]),
                Target(
                    "Kit Mac", .framework, sources: ["Mac.swift"],
                    settings: settings.merging(["SDKROOT": "macosx"]) { $1 }),
                Target("Kit iOS", .framework, sources: ["Phone.swift"], settings: settings),
            ], ["App.swift": "import Kit\n"]
        ).load()
        XCTAssertEqual(app.libraries.modules.map(\.target), ["Kit iOS"])
    }

    func test_twoTargetsThatCouldBeMeantAreRefused() throws {
        let settings = ["PRODUCT_NAME": "Kit"]
        let folder = try folder(
            [
                Target("App", sources: ["App.swift"]),
                Target("Kit One", .framework, sources: ["1.swift"], settings: settings),
                Target("Kit Two", .framework, sources: ["2.swift"], settings: settings),
            ], ["App.swift": "import Kit\n"])
        XCTAssertEqual(
            folder.failure(),
            "two targets make a module 'Kit': 'Kit One' of App.xcodeproj and 'Kit Two' of App.xcodeproj; "
                + "rename one of them")
    }

    func test_cyclesOfTargetsAreRefused() throws {
        let folder = try folder([
            Target("App", sources: ["App.swift"], dependencies: ["A"]),
            Target("A", .framework, sources: ["A.swift"], dependencies: ["B"]),
            Target("B", .framework, sources: ["B.swift"], linked: ["A"]),
        ])
        XCTAssertEqual(
            folder.failure(),
            "targets depend on each other: 'B' of App.xcodeproj needs 'A' of App.xcodeproj needs 'B' of App.xcodeproj")
    }

    // MARK: Several projects

    private static let kit = XcodeProjectText([Target("Kit", .framework, sources: ["Kit.swift"])]).text

    func test_aProjectIsBuiltWithTheOthersOfItsWorkspace() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": workspaceText(["App/App.xcodeproj", "Kit/Kit.xcodeproj"]),
            "App/App.xcodeproj/project.pbxproj": XcodeProjectText([Target("App", sources: ["App.swift"])]).text,
            "App/App.swift": "import Kit\n", "Kit/Kit.xcodeproj/project.pbxproj": Self.kit, "Kit/Kit.swift": "",
        ])
        for path in ["", "All.xcworkspace", "App", "App/App.xcodeproj"] {
            let app = try folder.load(path)
            XCTAssertEqual(names(app), ["Kit"], path)
            XCTAssertEqual(folder.relative(app.libraries.modules[0].sources), ["Kit/Kit.swift"], path)
        }
        XCTAssertEqual(
            try summarizeProject(at: folder.file("All.xcworkspace").path),
            ProjectSummary(
                name: "All", targets: [.init(name: "App", kind: .app), .init(name: "Kit", kind: .framework)]))
    }

    func test_theSearchForAWorkspaceEndsWithTheCheckout() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": workspaceText(["App/App.xcodeproj", "Kit/Kit.xcodeproj"]),
            "App/App.xcodeproj/project.pbxproj": XcodeProjectText([Target("App", sources: ["App.swift"])]).text,
            "App/.git/HEAD": "", "App/App.swift": "import Kit\n", "Kit/Kit.xcodeproj/project.pbxproj": Self.kit,
            "Kit/Kit.swift": "",
        ])
        XCTAssertEqual(names(try folder.load("App")), [])
    }

    func test_aProjectThatIsReferredTo() throws {
        let app = Target("App", sources: ["App.swift"], dependencies: ["../Kit/Kit.xcodeproj/Kit"])
        let folder = try TemporaryFolder([
            "App/App.xcodeproj/project.pbxproj": XcodeProjectText([app]).text, "App/App.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": Self.kit, "Kit/Kit.swift": "",
        ])
        XCTAssertEqual(names(try folder.load("App")), ["Kit"])
    }

    // MARK: CocoaPods and Carthage

    func test_podsThatAreCheckedInAreBuilt() throws {
        let pods = XcodeProjectText([
            Target(
                "Pods-App", .framework, sources: ["Dummy.m"], dependencies: ["Alamo", "Legacy"],
                settings: ["PRODUCT_NAME": "Pods_App"]),
            Target(
                "Alamo", .framework, sources: ["Alamo/Alamo.swift"], bundles: ["Alamo-Texts"]),
            Target("Alamo-Texts", .bundle, resources: ["Alamo/text.json"], settings: ["PRODUCT_NAME": "Texts"]),
            Target("Legacy", .framework, sources: ["Legacy.m"]),
        ])
        let folder = try TemporaryFolder([
            "App.xcworkspace/contents.xcworkspacedata": workspaceText(["App.xcodeproj", "Pods/Pods.xcodeproj"]),
            "App.xcodeproj/project.pbxproj": XcodeProjectText([
                Target("App", sources: ["App.swift"], linked: ["Pods_App.framework"])
            ]).text,
            "App.swift": "import Alamo\nimport Legacy\n", "Podfile": "pod 'Alamo'\n",
            "Pods/Pods.xcodeproj/project.pbxproj": pods.text, "Pods/Dummy.m": "", "Pods/Legacy.m": "",
            "Pods/Alamo/Alamo.swift": "", "Pods/Alamo/text.json": "{}",
        ])
        let app = try folder.load()
        XCTAssertEqual(app.dependencies, ["Alamo"])
        XCTAssertEqual(app.libraries.modules.map(\.target), ["Alamo-Texts", "Alamo"])
        XCTAssertEqual(app.libraries["Alamo"]?.isOwn, false)
        XCTAssertEqual(
            app.libraries.modules.compactMap(\.bundle?.path),
            ["Frameworks/Alamo.framework/Texts.bundle", "Frameworks/Alamo.framework"])
        XCTAssertEqual(
            app.libraries.missing["Legacy"],
            "is made by target 'Legacy' of Pods.xcodeproj, which has no Swift that could be compiled here")
        XCTAssertEqual(app.messages, [])
    }

    func test_whatAPodHasTheTargetMayBringItself() throws {
        let pods = XcodeProjectText([
            Target(
                "Pods-App", .framework, sources: ["Dummy.m"], dependencies: ["Kit"],
                settings: ["PRODUCT_NAME": "Pods_App"]),
            Target("Kit", .framework, sources: ["Kit.swift"]),
        ])
        let folder = try TemporaryFolder([
            "App.xcworkspace/contents.xcworkspacedata": workspaceText(["App.xcodeproj", "Pods/Pods.xcodeproj"]),
            "App.xcodeproj/project.pbxproj": XcodeProjectText([
                Target("App", sources: ["App.swift"], dependencies: ["Kit"], linked: ["Pods_App.framework"]),
                Target("Kit", .framework, sources: ["Kit.swift"]),
            ]).text,
            "App.swift": "import Kit\n", "Kit.swift": "", "Pods/Pods.xcodeproj/project.pbxproj": pods.text,
            "Pods/Dummy.m": "", "Pods/Kit.swift": "",
        ])
        XCTAssertEqual(try folder.load().libraries.modules.map { folder.relative($0.sources) }, [["Kit.swift"]])
    }

    func test_aModuleThatAPodMakesTooIsMadeOnce() throws {
        let pods = XcodeProjectText([
            Target(
                "Pods-Other", .framework, sources: ["Dummy.m"], dependencies: ["Kit"],
                settings: ["PRODUCT_NAME": "Pods_Other"]),
            Target("Kit", .framework, sources: ["Kit.swift"]),
        ])
        let folder = try TemporaryFolder([
            "App.xcworkspace/contents.xcworkspacedata": workspaceText(["App.xcodeproj", "Pods/Pods.xcodeproj"]),
            "App.xcodeproj/project.pbxproj": XcodeProjectText([
                Target("App", sources: ["App.swift"], dependencies: ["Kit", "Other"]),
                Target("Kit", .framework, sources: ["Kit.swift"]),
                Target("Other", .framework, sources: ["Other.swift"], linked: ["Pods_Other.framework"]),
            ]).text,
            "App.swift": "import Kit\n", "Kit.swift": "", "Other.swift": "import Kit\n",
            "Pods/Pods.xcodeproj/project.pbxproj": pods.text, "Pods/Dummy.m": "", "Pods/Kit.swift": "",
        ])
        let libraries = try folder.load().libraries
        XCTAssertEqual(libraries.modules.map { folder.relative($0.sources) }, [["Kit.swift"], ["Other.swift"]])
        XCTAssertEqual(libraries["Other"]?.dependencies, ["Kit"])
    }

    func test_podsAndFrameworksThatAreNotHereSayWhatToRun() throws {
        let folder = try folder(
            [Target("App", sources: ["App.swift"], linked: ["Pods_App.framework"])],
            ["App.swift": "import Alamo\nimport Layout\nimport Unknown\n"],
            more: [
                "Podfile": "target 'App' do\n  pod 'Alamo/Core', '~> 5'\n  pod \"Unused\"\nend\n",
                "Cartfile": "github \"someone/Layout\" ~> 1.0\n",
            ])
        let app = try folder.load()
        XCTAssertEqual(
            app.libraries.missing.mapValues(folder.anonymous),
            [
                "Alamo": "is a pod that is not here: run 'pod install' in DIR",
                "Layout": "is a framework of Carthage's that is not here: run 'carthage update --no-build' in DIR",
            ])
    }

    func test_carthagesCheckoutsAreBuilt() throws {
        let folder = try folder(
            [Target("App", sources: ["App.swift"])], ["App.swift": "import Kit\n"],
            more: [
                "Cartfile": "github \"someone/Kit\"\n",
                "Carthage/Checkouts/Kit/Kit.xcodeproj/project.pbxproj": Self.kit,
                "Carthage/Checkouts/Kit/Kit.swift": "",
            ])
        XCTAssertEqual(names(try folder.load()), ["Kit"])
    }

    // MARK: What is left out

    func test_whatIsNoPartOfAnAppHereIsLeftOutWithANote() throws {
        let app = try folder([
            Target("App", sources: ["App.swift"], dependencies: ["Widget", "Watch"], linked: ["Gone.framework"]),
            Target("Widget", .appExtension, sources: ["W.swift"]), Target("Watch", .watchApp, sources: ["V.swift"]),
        ]).load()
        XCTAssertEqual(
            app.messages,
            [
                "App.xcodeproj: note: 'Widget' is left out: app extensions are not supported",
                "App.xcodeproj: note: 'Watch' is left out: apps for watches are not supported",
                "App.xcodeproj: warning: Gone.framework is not linked: there is no target here that makes it",
            ])
    }

    func test_otherLanguagesBesideSwiftAreLeftOutByName() throws {
        let app = try folder([
            Target("App", sources: ["App.swift", "Old.m", "Fast.cpp"], dependencies: ["Kit"]),
            Target("Kit", .framework, sources: ["Kit.swift", "Kit.m"]),
        ]).load()
        XCTAssertEqual(
            app.messages,
            ["App.xcodeproj: warning: Old.m, Fast.cpp in target 'App' are left out: only Swift is supported"])
        XCTAssertEqual(
            app.libraries["Kit"]?.warnings.map(\.description),
            ["App.xcodeproj: warning: Kit.m in target 'Kit' is left out: only Swift is supported"])
    }

    func test_testsHaveModulesOfTheirOwn() throws {
        let folder = try folder(
            [
                Target("App", sources: ["App.swift"], dependencies: ["Kit"]),
                Target("Kit", .framework, sources: ["Kit.swift"]),
                Target("Mocks", .framework, sources: ["Mocks.swift"]),
                Target("Tests", .unitTests, sources: ["T.swift"], dependencies: ["App"]),
            ], ["T.swift": "@testable import App\n@testable import Kit\nimport Mocks\n"])
        let app = try XCTUnwrap(loadTests(at: folder.path).first)
        XCTAssertEqual(app.dependencies, ["Kit"])
        XCTAssertEqual(app.tests.map(\.dependencies), [["Kit", "Mocks"]])
        XCTAssertEqual(names(app), ["Kit", "Mocks"])
        XCTAssertEqual(names(try folder.load()), ["Kit"])
    }
}
