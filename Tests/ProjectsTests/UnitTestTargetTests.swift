import XCTest

@testable import Projects

/// An app's unit tests, as projects and folders hold them.
final class UnitTestTargetTests: XCTestCase {
    func test_aProjectsUnitTestTarget() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        let app = try loadProjectWithTests(at: folder.path)
        XCTAssertEqual(app.name, "My App")
        XCTAssertEqual(app.tests.map(\.name), ["AppTests"])
        XCTAssertEqual(app.tests.map(\.moduleName), ["AppTests"])
        XCTAssertEqual(app.tests.map { folder.relative($0.sources) }, [["AppTests/AppTests.swift"]])
        XCTAssertEqual(try loadProject(at: folder.path).tests, [])
    }

    func test_testsOfAnotherAppAreNotTaken() throws {
        var files = ProjectTexts.classicFiles
        files["My App.xcodeproj/project.pbxproj"] = ProjectTexts.classic
            .replacingOccurrences(
                of: "name = AppTests; productType", with: "dependencies = (D1, ); name = AppTests; productType"
            )
            .replacingOccurrences(
                of: "C1 = {isa = XCBuildConfiguration",
                with: """
                    D1 = {isa = PBXTargetDependency; target = T3; };
                    T3 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; };
                    C1 = {isa = XCBuildConfiguration
                    """)
        let folder = try TemporaryFolder(files)
        XCTAssertEqual(try loadProjectWithTests(at: folder.path).tests, [])
    }

    func test_missingFilesOfTestsAreAnErrorOnlyForTests() throws {
        var files = ProjectTexts.classicFiles
        files["AppTests/AppTests.swift"] = nil
        let folder = try TemporaryFolder(files)
        XCTAssertNoThrow(try loadProject(at: folder.path))
        XCTAssertThrowsError(try loadProjectWithTests(at: folder.path)) {
            XCTAssertEqual(
                "\($0)",
                "My App.xcodeproj: file not found: AppTests/AppTests.swift, in target 'AppTests'")
        }
    }

    func test_whatIsLeftOutOfAProjectsTestsIsWarnedOf() throws {
        var files = ProjectTexts.classicFiles
        files["My App.xcodeproj/project.pbxproj"] = ProjectTexts.classic
            .replacingOccurrences(
                of: "buildConfigurationList = L1; buildPhases = (S2, ); name = AppTests;",
                with:
                    "buildConfigurationList = L9; buildPhases = (S2, S9, R9, ); dependencies = (D1, ); name = AppTests;"
            )
            .replacingOccurrences(
                of: "C1 = {isa = XCBuildConfiguration",
                with: """
                    D1 = {isa = PBXTargetDependency; target = T1; };
                    S9 = {isa = PBXShellScriptBuildPhase; name = Fixtures; files = (); };
                    B99 = {isa = PBXBuildFile; fileRef = F4; };
                    R9 = {isa = PBXResourcesBuildPhase; files = (B99, ); };
                    L9 = {isa = XCConfigurationList; buildConfigurations = (C9, ); };
                    C9 = {isa = XCBuildConfiguration; buildSettings = {
                    SWIFT_VERSION = 2.3; SWIFT_OBJC_BRIDGING_HEADER = Bridge.h; }; name = Debug; };
                    C1 = {isa = XCBuildConfiguration
                    """)
        let folder = try TemporaryFolder(files)
        let tests = try XCTUnwrap(loadProjectWithTests(at: folder.path).tests.first)
        XCTAssertEqual(
            tests.warnings.map(\.description),
            [
                "My App.xcodeproj: warning: script 'Fixtures' is not run",
                "My App.xcodeproj: warning: bridging header Bridge.h is left out: only Swift is supported",
            ])
        XCTAssertEqual(tests.sourceVersion, "2.3")
        XCTAssertEqual(folder.relative(tests.assetCatalogs), ["App/Assets.xcassets"])
    }

    func test_whatIsLeftOutOfAFolderOfTestsIsWarnedOf() throws {
        let folder = try TemporaryFolder(
            [
                "App.swift": "", "Legacy.m": "", "ShopTests/MenuTests.swift": "", "ShopTests/Old.m": "",
                "ShopTests/Pictures.xcassets/Contents.json": "{}",
            ], name: "Shop")
        let tests = try XCTUnwrap(loadProjectWithTests(at: folder.path).tests.first)
        XCTAssertEqual(
            tests.warnings.map(\.description), ["ShopTests: warning: Old.m is left out: only Swift is supported"])
        XCTAssertEqual(folder.relative(tests.assetCatalogs), ["ShopTests/Pictures.xcassets"])
    }

    func test_foldersOfTests() throws {
        let folder = try TemporaryFolder(
            [
                "App.swift": "", "ShopTests/Menu/MenuTests.swift": "", "ShopTests/answers.json": "",
                "ShopTests/__Snapshots__/MenuTests/open.png": "", "ShopUITests/Flow.swift": "",
                "Modules/Cart/CartTests/CartTests.swift": "", "EmptyTests/readme.md": "",
            ], name: "Shop")
        let app = try loadProjectWithTests(at: folder.path)
        XCTAssertEqual(folder.relative(app.sources), ["App.swift"])
        XCTAssertEqual(app.tests.map(\.name), ["CartTests", "ShopTests"])
        XCTAssertEqual(app.tests.last.map { folder.relative($0.sources) }, ["ShopTests/Menu/MenuTests.swift"])
        XCTAssertEqual(app.tests.last?.resources.map(\.bundlePath), ["answers.json"])
    }
}
