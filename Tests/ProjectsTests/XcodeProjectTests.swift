import XCTest

@testable import Projects

final class XcodeProjectTests: XCTestCase {
    func test_classicProject() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        let app = try folder.load()
        XCTAssertEqual(app.name, "My App")
        XCTAssertEqual(app.moduleName, "My_App")
        XCTAssertEqual(app.infoPlist["CFBundleIdentifier"], "org.example.My-App")
        XCTAssertEqual(app.swiftVersion, "5")
        XCTAssertEqual(app.infoPlist["MinimumOSVersion"], "14.2")
        XCTAssertEqual(app.defines, ["DEBUG", "EXTRA", "SHARED", "STAGING"])
        XCTAssertEqual(
            folder.relative(app.sources), ["Sources/Menu.swift", "App/AppDelegate.swift", "App/Shared.swift"])
        XCTAssertEqual(folder.relative(app.assetCatalogs), ["App/Assets.xcassets"])
        XCTAssertEqual(
            app.bundlePaths,
            [
                "Base.lproj/Main.storyboard", "Web/css/site.css", "Web/index.html", "en.lproj/Localizable.strings",
                "de.lproj/Localizable.strings",
            ])
        XCTAssertEqual(app.messages, [])
    }

    /// As Foundation reads it.
    func test_keyOutsideOfADictionaryIsAString() throws {
        let text = "<plist><dict><key>A</key><array><string>b</string><key>c</key></array></dict></plist>"
        let list = try PropertyListXMLReader.read(Data(text.utf8), name: "Info.plist")
        XCTAssertEqual(list, ["A": .array([.string("b"), .string("c")])])
    }

    func test_infoPlistIsSubstitutedAndCompleted() throws {
        let app = try TemporaryFolder(ProjectTexts.classicFiles).load()
        XCTAssertEqual(
            String(decoding: PlistValue.dictionary(app.infoPlist).xmlData, as: UTF8.self),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            	<key>CFBundleDevelopmentRegion</key>
            	<string>de</string>
            	<key>CFBundleExecutable</key>
            	<string>My App</string>
            	<key>CFBundleIdentifier</key>
            	<string>org.example.My-App</string>
            	<key>CFBundleInfoDictionaryVersion</key>
            	<string>6.0</string>
            	<key>CFBundleName</key>
            	<string>My App &amp; more</string>
            	<key>CFBundlePackageType</key>
            	<string>APPL</string>
            	<key>CFBundleShortVersionString</key>
            	<string>1.0</string>
            	<key>CFBundleVersion</key>
            	<string>7</string>
            	<key>LSRequiresIPhoneOS</key>
            	<true/>
            	<key>MinimumOSVersion</key>
            	<string>14.2</string>
            	<key>UIDeviceFamily</key>
            	<array>
            		<integer>1</integer>
            		<integer>2</integer>
            	</array>
            	<key>UIMainStoryboardFile</key>
            	<string>Main</string>
            	<key>UIRequiresFullScreen</key>
            	<true/>
            </dict>
            </plist>

            """)
    }

    func test_everyFormatOfPropertyListGivesTheSameProject() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        let expected = try folder.load()
        let object = try PropertyListSerialization.propertyList(
            from: Data(ProjectTexts.classic.utf8), format: nil)
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            try folder.write(
                "My App.xcodeproj/project.pbxproj",
                try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0))
            let app = try folder.load()
            XCTAssertEqual(app.sources, expected.sources)
            XCTAssertEqual(app.resources, expected.resources)
            XCTAssertEqual(app.infoPlist, expected.infoPlist)
        }
    }

    func test_everyPathToTheProjectLeadsToIt() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
               <Group location="container:" name="Apps"><FileRef location="group:My App.xcodeproj"></FileRef></Group>
               <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """)
        try folder.write("Pods/Pods.xcodeproj/project.pbxproj")
        for path in ["", "My App.xcodeproj", "My App.xcodeproj/project.pbxproj", "App.xcworkspace"] {
            XCTAssertEqual(try folder.load(path).name, "My App", path)
        }
        XCTAssertEqual(try loadProject(at: folder.url.deletingLastPathComponent().path).name, "My App")
    }

    func test_summaryListsEveryTarget() throws {
        let folder = try TemporaryFolder(ProjectTexts.classicFiles)
        XCTAssertEqual(
            try summarizeProject(at: folder.path),
            ProjectSummary(
                name: "My App",
                targets: [.init(name: "My App", kind: .app), .init(name: "AppTests", kind: .unitTests)]))
    }

    func test_namesThatDifferInCaseAreFoundWithAWarning() throws {
        var files = ProjectTexts.classicFiles
        files["App/Shared.swift"] = nil
        files["app2/unused"] = ""
        files["App/shared.swift"] = ""
        let folder = try TemporaryFolder(files)
        let app = try folder.load()
        XCTAssertEqual(folder.relative(app.sources).last, "App/shared.swift")
        XCTAssertEqual(
            app.messages,
            ["My App.xcodeproj: warning: App/Shared.swift is called App/shared.swift: this matters on Linux"])
    }

    func test_whatIsNotBuiltIsWarnedOf() throws {
        let project = ProjectTexts.synchronized(
            settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/Bridge.h\"; SWIFT_VERSION = 3.0;")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Kit/Shared.swift": "",
        ])
        let app = try folder.load()
        XCTAssertEqual(app.swiftVersion, "4")
        XCTAssertEqual(app.sourceVersion, "3.0")
        XCTAssertEqual(
            app.messages,
            [
                "App.xcodeproj: warning: bridging header App/Bridge.h is left out: only Swift is supported"
            ])
    }

    func test_aBridgingHeaderImportsModulesForAllSources() throws {
        let project = ProjectTexts.synchronized(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/Bridge.h\";")
        var files = [
            "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Kit/Shared.swift": "",
            "App/Bridge.h": "// Use @import X\n@import UIKit;\n#import <Maps/Maps.h>\n#import \"Inner.h\"\n",
            "App/Inner.h": "#ifndef A\n#  include <Sound/Tones.h>\n@import Keys.Secret;\n#import \"Bridge.h\"\n",
        ]
        let app = try TemporaryFolder(files).load()
        XCTAssertEqual(app.bridgedModules, ["UIKit", "Maps", "Sound", "Keys"])
        XCTAssertEqual(app.module.bridgedModules, app.bridgedModules)
        // Nothing of such headers is left out.
        XCTAssertEqual(app.messages, [])
        XCTAssertEqual(app.foreignNames, [:])

        files["App/Inner.h"] = "@interface UIView (Inner)\n@end\n@interface Inner : UIView\n@end\n"
        let mixed = try TemporaryFolder(files).load()
        XCTAssertEqual(mixed.foreignNames, ["Inner": "Inner.h"])
        XCTAssertEqual(
            mixed.messages,
            ["App.xcodeproj: warning: bridging header App/Bridge.h is left out: only Swift is supported"])
    }
}
