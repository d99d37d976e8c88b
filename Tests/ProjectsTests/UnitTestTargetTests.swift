import XCTest

@testable import Projects

/// An app's unit tests, as projects and folders hold them.
final class UnitTestTargetTests: XCTestCase {
    /// The one app that there are tests for.
    private func app(with folder: TemporaryFolder, target: String? = nil) throws -> AppProject {
        let apps = try loadTests(at: folder.path, target: target)
        XCTAssertEqual(apps.count, 1)
        return try XCTUnwrap(apps.first)
    }

    func test_aProjectsUnitTestTarget() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        try folder.write("AppTests/AppTests.swift", "@testable import My_App\n")
        let app = try app(with: folder)
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
        // The other app has no sources, and the tests do not need it.
        XCTAssertEqual(try app(with: folder).name, "My App Host")
        XCTAssertThrowsError(try app(with: folder, target: "My App")) {
            XCTAssertEqual(
                "\($0)",
                "My App.xcodeproj: no unit tests for iOS run in 'My App'; the targets of unit tests are AppTests")
        }
    }

    func test_testsThatBelongToNoAppRunInOneThatIsMadeUp() throws {
        var files = ProjectTexts.classicFiles
        files["My App.xcodeproj/project.pbxproj"] = ProjectTexts.classic
            .replacingOccurrences(of: "targets = (T1, T2, );", with: "targets = (T2, );")
        let app = try app(with: try TemporaryFolder(files))
        XCTAssertEqual(app.name, "My App Host")
        XCTAssertEqual(app.sources, [])
        XCTAssertEqual(app.generatedSources.keys.sorted(), ["TestHost.swift"])
        XCTAssertEqual(app.tests.map(\.name), ["AppTests"])
    }

    func test_theTestsHostIsTheAppThatTheSettingSays() throws {
        var files = ProjectTexts.classicFiles
        files["My App.xcodeproj/project.pbxproj"] = ProjectTexts.classic
            .replacingOccurrences(
                of: "PRODUCT_NAME = \"$(TARGET_NAME)\";",
                with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";")
        XCTAssertEqual(try app(with: try TemporaryFolder(files)).name, "My App")
    }

    func test_aTargetOfTestsCanBeChosen() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        XCTAssertEqual(try app(with: folder, target: "AppTests").tests.map(\.name), ["AppTests"])
    }

    func test_aSchemeChooses() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        XCTAssertThrowsError(try loadTests(at: folder.path, scheme: "Gone")) {
            XCTAssertEqual("\($0)", "My App.xcodeproj: no shared scheme 'Gone'; it shares none")
        }
        func write(_ name: String, _ testable: String) throws {
            try folder.write(
                "My App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
                "<Scheme><TestAction><Testables>\(testable)</Testables></TestAction></Scheme>")
        }
        try write("Nothing", "")
        try write(
            "Some",
            """
            <TestableReference skipped="NO">
            <BuildableReference BlueprintIdentifier="T2" BlueprintName="AppTests"/>
            <SkippedTests><Test Identifier="Slow"/></SkippedTests></TestableReference>
            """)
        let tests = try XCTUnwrap(loadTests(at: folder.path, scheme: "Some").first?.tests)
        XCTAssertEqual(tests.map(\.name), ["AppTests"])
        XCTAssertEqual(tests.map { $0.selection.takes("testOne", of: "Slow") }, [false])
        XCTAssertEqual(tests.map { $0.selection.takes("testOne", of: "Quick") }, [true])
        XCTAssertThrowsError(try loadTests(at: folder.path, scheme: "Nothing")) {
            XCTAssertEqual(
                "\($0)", "My App.xcodeproj: the scheme 'Nothing' tests no unit test target that there is")
        }
        XCTAssertThrowsError(try loadTests(at: folder.path, scheme: "Gone")) {
            XCTAssertEqual(
                "\($0)", "My App.xcodeproj: no shared scheme 'Gone'; choose one of: Nothing, Some")
        }
    }

    func test_testsAreBuiltWithTheSchemesConfiguration() throws {
        var files = ProjectTexts.classicFiles
        files["My App.xcodeproj/project.pbxproj"] = ProjectTexts.classic
            .replacingOccurrences(of: "(C2, C1, )", with: "(C2, C1, C5, )")
            .replacingOccurrences(
                of: "C2 = {isa",
                with: """
                    C5 = {isa = XCBuildConfiguration; name = Test; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; \
                    GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = test.app; SDKROOT = iphoneos; \
                    SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = CHECKED; }; };
                    C2 = {isa
                    """)
        let folder = try TemporaryFolder(files)
        func write(_ name: String, _ configuration: String) throws {
            try folder.write(
                "My App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
                """
                <Scheme><TestAction buildConfiguration="\(configuration)"><Testables><TestableReference skipped="NO">
                <BuildableReference BlueprintIdentifier="T2" BlueprintName="AppTests"/></TestableReference></Testables>
                </TestAction></Scheme>
                """)
        }
        func isChecked(_ scheme: String? = nil) throws -> Bool {
            let tests = try loadTests(at: folder.path, scheme: scheme).first?.tests.first
            return try XCTUnwrap(tests).defines.contains("CHECKED")
        }
        XCTAssertFalse(try isChecked(), "no scheme")
        try write("Some", "Test")
        XCTAssertTrue(try isChecked(), "the only one")
        try write("Other", "Debug")
        XCTAssertFalse(try isChecked(), "schemes of different minds")
        XCTAssertTrue(try isChecked("Some"))
        XCTAssertFalse(try loadProject(at: folder.path).defines.contains("CHECKED"))
    }

    func test_missingFilesOfTestsAreAnErrorOnlyForTests() throws {
        var files = ProjectTexts.classicFiles
        files["AppTests/AppTests.swift"] = nil
        let folder = try TemporaryFolder(files)
        XCTAssertNoThrow(try loadProject(at: folder.path))
        XCTAssertThrowsError(try loadTests(at: folder.path)) {
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
        let tests = try XCTUnwrap(app(with: folder).tests.first)
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
        let tests = try XCTUnwrap(app(with: folder).tests.first)
        XCTAssertEqual(
            tests.warnings.map(\.description), ["ShopTests: warning: Old.m is left out: only Swift is supported"])
        XCTAssertEqual(folder.relative(tests.assetCatalogs), ["ShopTests/Pictures.xcassets"])
    }

    func test_foldersOfTests() throws {
        let folder = try TemporaryFolder(
            [
                "App.swift": "", "ShopTests/Menu/MenuTests.swift": "", "ShopTests/answers.json": "",
                "ShopTests/__Snapshots__/MenuTests/open.png": "", "ShopUITests/Flow.swift": "XCUIApplication()",
                "ViewUITests/ViewTests.swift": "import XCTest",
                "Modules/Cart/CartTests/CartTests.swift": "", "EmptyTests/readme.md": "",
            ], name: "Shop")
        let app = try app(with: folder)
        XCTAssertEqual(folder.relative(app.sources), ["App.swift"])
        XCTAssertEqual(app.tests.map(\.name), ["CartTests", "ShopTests", "ViewUITests"])
        XCTAssertEqual(folder.relative(app.tests[1].sources), ["ShopTests/Menu/MenuTests.swift"])
        XCTAssertEqual(app.tests[1].resources.map(\.bundlePath), ["answers.json"])
        XCTAssertEqual(app.interfaceTests, ["ShopUITests"])
    }
}
