import Foundation
import XCTest

/// What cannot be built or performed at all: exactly one line, before anything runs.
final class BadInputTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testAMissingPath() throws {
        assertFails(try runner.run("run", "nowhere"), with: "nowhere: no such file or folder")
    }

    func testAFolderWithoutAnApp() throws {
        try runner.write("text", to: "empty/notes.txt")
        assertFails(
            try runner.run("run", "empty"), with: "no app in empty: no Xcode project and no Swift files")
    }

    func testAnUnknownDeviceIsAnsweredWithTheKnownOnes() throws {
        let result = try runner.run("run", "x", "--device", "Nokia")
        XCTAssertEqual(result.status, 64)
        XCTAssertEqual(result.errorLines.count, 1)
        XCTAssertTrue(result.errors.hasPrefix("error: unknown device 'Nokia'; there are: iPhone 15, "), result.errors)
    }

    func testAnUnknownDisplay() throws {
        let result = try runner.run("run", "x", "--display", "cinema")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(
            result.errors.hasPrefix(
                "Error: The value 'cinema' is invalid for '--display <display>'. Please provide one of 'window', "
                    + "'browser' or 'none'.\n"), result.errors)
    }

    func testOptionsThatNeedAnotherDisplay() throws {
        for option in ["--flow", "--output", "--screenshot", "--tree"] {
            assertFails(
                try runner.run("run", "x", "--display", "browser", option, "y"), status: 64,
                with: "\(option) needs --display none")
        }
        assertFails(
            try runner.run("run", "x", "--display", "window", "--strict"), status: 64,
            with: "--strict needs --display none")
        assertFails(
            try runner.run("run", "x", "--display", "none", "--port", "80"), status: 64,
            with: "--port needs --display browser")
        assertFails(
            try runner.run("run", "x", "--display", "none", "--watch"), status: 64,
            with: "--watch needs --display browser or window")
        assertFails(
            try runner.run("run", "x", "--display", "none", "--erase"), status: 64,
            with: "--erase needs --display browser or window; a headless run begins with nothing")
        for port in ["0", "65536", "-1"] {
            assertFails(
                try runner.run("run", "x", "--display", "browser", "--port=\(port)"), status: 64,
                with: "--port is a number from 1 to 65535")
        }
    }

    func testAWindowWithoutADesktopIsToldBeforeTheBuild() throws {
        try runner.write("this does not compile", to: "broken/App.swift")
        assertFails(
            try runner.run(
                "run", "broken", "--display", "window", environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""]),
            with: "there is no desktop to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set; "
                + "'--display browser' shows the app in a page")
    }

    func testABuildThatFailsEndsARunInABrowser() throws {
        try runner.write("let number: Int = \"one\"\n", to: "broken/main.swift")
        let result = try runner.run("run", "broken", "--display", "browser")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("main.swift:1:19: error: "), result.errors)
        XCTAssertFalse(result.errors.contains("Showing"), result.errors)
    }

    func testATextSizeThatDoesNotExist() throws {
        let result = try runner.run("run", "x", "--text-size", "huge")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(result.errors.hasPrefix("Error: The value 'huge' is invalid for '--text-size"), result.errors)
    }

    func testATimeLimitOfNothing() throws {
        assertFails(
            try runner.run("run", "x", "--timeout", "0"), status: 64,
            with: "--timeout is a number of seconds above 0")
    }

    func testAnUnknownOrientation() throws {
        let result = try runner.run("run", "x", "--orientation", "sideways")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(
            result.errors.contains("it is portrait, upsideDown, landscapeLeft or landscapeRight"), result.errors)
    }

    func testArgumentsThatDoNotExist() throws {
        let result = try runner.run("run", "x", "--flwo", "a")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(result.errors.contains("Unknown option '--flwo'"), result.errors)
    }

    func testAMistakeInAFlowIsToldBeforeTheBuild() throws {
        try runner.write("appId: a\n---\n- tapon: \"Menu\"\n", to: "menu.yaml")
        assertFails(
            try runner.run("run", "nowhere", "--flow", "menu.yaml"),
            with: "menu.yaml:3: unknown command 'tapon' (did you mean 'tapOn'?)")
    }

    func testAMissingFlow() throws {
        assertFails(try runner.run("run", "nowhere", "--flow", "no.yaml"), with: "no.yaml: no such file")
    }

    func testSourceThatIsNotText() throws {
        try runner.write("", to: "App/a.swift")
        try Data([0xff, 0xfe, 0x00]).write(to: runner.folder.appendingPathComponent("App/a.swift"))
        assertFails(
            try runner.run("run", "App"), with: "\(runner.folder.path)/App/a.swift: not UTF-8 text")
    }

    // MARK: Projects

    private func writeProject(targets: [String], files: [String], existing: [String]) throws {
        for file in existing { try runner.write("print(1)\n", to: "P/\(file)") }
        let references = files.enumerated().map { number, file in
            "F\(number) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\";};"
                + "B\(number) = {isa = PBXBuildFile; fileRef = F\(number);};"
        }
        let groupChildren = files.indices.map { "F\($0)" }.joined(separator: ",")
        let buildFiles = files.indices.map { "B\($0)" }.joined(separator: ",")
        let nativeTargets = targets.map { name in
            """
            T\(name) = {isa = PBXNativeTarget; name = \(name); productName = \(name); buildConfigurationList = L;
              buildPhases = (S); productType = "com.apple.product-type.application";};
            """
        }
        try runner.write(
            """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 56; rootObject = R; objects = {
            R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(
                targets.map { "T" + $0 }.joined(separator: ",")));};
            G = {isa = PBXGroup; children = (\(groupChildren)); sourceTree = "<group>";};
            S = {isa = PBXSourcesBuildPhase; files = (\(buildFiles));};
            L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug;};
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
            \(references.joined(separator: "\n"))
            \(nativeTargets.joined(separator: "\n"))
            };}
            """, to: "P/P.xcodeproj/project.pbxproj")
    }

    func testAppTargetsToChooseFromAreNamed() throws {
        try writeProject(targets: ["One", "Two"], files: ["main.swift"], existing: ["main.swift"])
        assertFails(
            try runner.run("run", "P", "--target", "Three"),
            with: "P.xcodeproj: no app target 'Three'; choose one of: One, Two")
    }

    func testFilesThatAProjectNamesAndThatAreMissing() throws {
        try writeProject(targets: ["One"], files: ["main.swift", "Gone.swift"], existing: ["main.swift"])
        assertFails(
            try runner.run("run", "P"), with: "P.xcodeproj: file not found: Gone.swift, in target 'One'")
    }

    func testAProjectThatIsNoPropertyList() throws {
        try runner.write("{ archiveVersion = ", to: "P/P.xcodeproj/project.pbxproj")
        let result = try runner.run("run", "P")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errorLines.count, 1)
        XCTAssertTrue(result.errors.hasPrefix("error: "), result.errors)
        XCTAssertTrue(result.errors.contains("project.pbxproj:1"), result.errors)
    }

    // MARK: Interface Builder files

    func testMalformedXMLAndEntityBombsAreRefused() throws {
        for xib in [
            "<document><objects>",
            "<!DOCTYPE a [<!ENTITY x \"xxxxxxxx\"><!ENTITY y \"&x;&x;&x;&x;\">]><document>&y;</document>",
        ] {
            try runner.write("print(1)\n", to: "App/main.swift")
            try runner.write(xib, to: "App/View.xib")
            let result = try runner.run("run", "App")
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.errorLines.count, 1)
            XCTAssertTrue(result.errors.hasPrefix("error: View.xib:1: "), result.errors)
        }
    }

    func testConnectionsToNothingAreWarnedOfWithTheirLine() throws {
        try runner.write("class Root {}\n", to: "App/Root.swift")
        try runner.write("this does not compile\n", to: "App/main.swift")
        try runner.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Root">
            <connections><outlet property="menu" destination="2" id="3"/></connections>
            </placeholder>
            <view id="2" customClass="Panle"/>
            </objects>
            </document>
            """, to: "App/Root.xib")
        let lines = try runner.run("run", "App").errorLines
        XCTAssertTrue(lines.contains("Root.xib:5: warning: outlet 'menu' is not a property of Root"), "\(lines)")
        XCTAssertTrue(lines.contains("Root.xib:7: warning: class 'Panle' is not in the app"), "\(lines)")
    }
}
