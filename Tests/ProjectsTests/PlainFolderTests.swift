import Foundation
import XCTest

@testable import Projects

final class PlainFolderTests: XCTestCase {
    func test_everyDepthIsSearched() throws {
        var files: [String: String] = [:]
        for path in [
            "AppDelegate.swift", "Screens/Menu/Menu.swift", "Screens/Menu/Menu.xib", "Art/star@2x.png",
            "Texts/en.lproj/Localizable.strings", "Texts/de.lproj/Localizable.strings",
            "UI/Base.lproj/Main.storyboard", "Data/cities.csv", "Data/Settings.plist", "Fonts/Inter.ttf",
            "Extra.bundle/page.html", "Legacy/Old.m", "Legacy/Old.h",
            // None of these belongs to the app.
            "Package.swift", "Package@swift-5.9.swift", "README.md", "Makefile", "flow.yaml", ".build/a.swift",
            ".build-linux/b.swift", ".git/c.swift", "Pods/d.swift", "Carthage/e.swift", "DerivedData/f.swift",
            "SampleTests/g.swift", "Nested/SampleUITests/h.swift", "Out.app/i.swift", "Kit.framework/j.swift",
        ] { files[path] = "" }
        files["Art/Assets.xcassets/a.imageset/a.png"] = ""
        let folder = try TemporaryFolder(files, name: "Two Tabs")
        let app = try folder.load()
        XCTAssertEqual(app.name, "Two Tabs")
        XCTAssertEqual(app.moduleName, "Two_Tabs")
        XCTAssertEqual(app.infoPlist["CFBundleIdentifier"], "local.Two-Tabs")
        XCTAssertEqual(app.defines, ["DEBUG"])
        XCTAssertEqual(folder.relative(app.sources), ["AppDelegate.swift", "Screens/Menu/Menu.swift"])
        XCTAssertEqual(folder.relative(app.assetCatalogs), ["Art/Assets.xcassets"])
        XCTAssertEqual(
            app.bundlePaths,
            [
                "star@2x.png", "Settings.plist", "cities.csv", "Extra.bundle/page.html", "Inter.ttf", "Menu.xib",
                "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "Base.lproj/Main.storyboard",
            ])
        XCTAssertEqual(
            app.messages.map(folder.anonymous),
            ["DIR: warning: Legacy/Old.m is left out: only Swift is supported"])
        XCTAssertEqual(
            app.infoPlist,
            [
                "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": "Two Tabs",
                "CFBundleIdentifier": "local.Two-Tabs", "CFBundleInfoDictionaryVersion": "6.0",
                "CFBundleName": "Two Tabs", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
                "CFBundleVersion": "1", "LSRequiresIPhoneOS": true, "UIDeviceFamily": [1],
                "UIMainStoryboardFile": "Main",
            ])
        XCTAssertEqual(
            try summarizeProject(at: folder.path),
            ProjectSummary(name: "Two Tabs", targets: [.init(name: "Two Tabs", kind: .app)]))
    }

    func test_filesOfGamesAreResources() throws {
        let folder = try TemporaryFolder([
            "A.swift": "", "Game/Level.sks": "", "Game/hero.atlas/run1.png": "", "Game/hero.atlas/run2.png": "",
        ])
        let app = try folder.load()
        XCTAssertEqual(Set(app.bundlePaths), ["Level.sks", "hero.atlas/run1.png", "hero.atlas/run2.png"])
        XCTAssertEqual(app.messages, [])
    }

    func test_infoPlistClosestToTheRootCounts() throws {
        let plist = ProjectTexts.infoPlist
        let folder = try TemporaryFolder([
            "A.swift": "", "Sub/Info.plist": plist, "Sub/Deep/Info.plist": "broken", "Main.storyboard": "",
        ])
        let app = try folder.load()
        XCTAssertEqual(app.infoPlist["CFBundleVersion"], "7")
        XCTAssertEqual(app.infoPlist["UIMainStoryboardFile"], "Main")
        XCTAssertEqual(app.bundlePaths, ["Main.storyboard"])
    }

    func test_deviceFamilies() throws {
        func isForPadOnly(_ families: String) throws -> Bool {
            let plist = "<plist><dict><key>UIDeviceFamily</key><array>\(families)</array></dict></plist>"
            return try TemporaryFolder(["A.swift": "", "Info.plist": plist]).load().isForPadOnly
        }
        XCTAssertTrue(try isForPadOnly("<integer>2</integer>"))
        XCTAssertFalse(try isForPadOnly("<integer>1</integer><integer>2</integer>"))
        XCTAssertFalse(try TemporaryFolder(["A.swift": ""]).load().isForPadOnly)
    }

    func test_tablesOfStringsThatCannotBeRead() throws {
        let folder = try TemporaryFolder([
            "good.strings": "/* a */ \"a\" = \"b\";\n", "list.strings": "{ a = b; }", "empty.strings": "",
            "xml.strings": "<plist><dict><key>a</key><string>b</string></dict></plist>",
            "broken.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", "cut.stringsdict": "<plist><dict>",
            "other.txt": "{",
        ])
        let names = [
            "good.strings", "list.strings", "empty.strings", "xml.strings", "broken.strings", "cut.stringsdict",
            "other.txt",
        ]
        let warnings = checkStrings(names.map { URL(fileURLWithPath: folder.path).appendingPathComponent($0) })
        XCTAssertEqual(
            warnings.map { "\(($0.file as NSString).lastPathComponent):\($0.line ?? 0)" },
            ["broken.strings:3", "cut.stringsdict:1"])
    }

    func test_withoutMainStoryboardNoneIsNamed() throws {
        let app = try TemporaryFolder(["A.swift": "", "Menu.xib": ""]).load()
        XCTAssertNil(app.infoPlist["UIMainStoryboardFile"])
        XCTAssertNil(app.infoPlist["NSMainNibFile"])
    }

    func test_mainNibOfOlderApps() throws {
        let app = try TemporaryFolder(["A.swift": "", "en.lproj/MainWindow.xib": ""]).load()
        XCTAssertEqual(app.infoPlist["NSMainNibFile"], "MainWindow")
        XCTAssertNil(app.infoPlist["UIMainStoryboardFile"])
    }

    func test_linksInACircleEnd() throws {
        let folder = try TemporaryFolder(["A.swift": "", "Sub/B.swift": ""])
        try FileManager.default.createSymbolicLink(
            at: folder.file("Sub/loop"), withDestinationURL: folder.url)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("Sub/self").path, withDestinationPath: "self")
        XCTAssertEqual(folder.relative(try folder.load().sources), ["A.swift", "Sub/B.swift"])
    }

    func test_resourcesOfOneNameAreWarnedOf() throws {
        let folder = try TemporaryFolder(["A.swift": "", "a/x.json": "", "b/x.json": ""])
        let app = try folder.load()
        XCTAssertEqual(folder.relative(app.resources.map(\.url)), ["a/x.json"])
        XCTAssertEqual(
            app.messages.map(folder.anonymous),
            ["DIR: warning: x.json is there twice: DIR/b/x.json is left out for DIR/a/x.json"])
    }
}
