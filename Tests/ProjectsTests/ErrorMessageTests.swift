import XCTest

@testable import Projects

final class ErrorMessageTests: XCTestCase {
    private func message(_ files: [String: String], path: String = "", target: String? = nil) throws -> String? {
        try TemporaryFolder(files).failure(path, target: target)
    }

    private let app = #"isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = "#

    private func project(_ text: String) -> [String: String] { ["X.xcodeproj/project.pbxproj": text] }

    func test_paths() throws {
        XCTAssertEqual(try message([:], path: "gone"), "DIR/gone: no such file or folder")
        XCTAssertEqual(try message(["a.txt": ""], path: "a.txt"), "DIR/a.txt: neither a folder nor an Xcode project")
        XCTAssertEqual(try message(["a.txt": ""]), "no app in DIR: no Xcode project and no Swift files")
        XCTAssertEqual(
            try message(["Package.swift": ""]), "no app in DIR: no Xcode project and no Swift files")
        XCTAssertEqual(
            try message(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]),
            "DIR: 2 Xcode projects; name one of: A.xcodeproj, B.xcodeproj")
        XCTAssertEqual(
            try message(["x/A.xcodeproj/project.pbxproj": "", "y/B.xcodeproj/project.pbxproj": ""]),
            "DIR: 2 Xcode projects; name one of: x/A.xcodeproj, y/B.xcodeproj")
        XCTAssertEqual(
            try message(["A.swift": ""], target: "Other"), "DIR: no app target 'Other'; choose one of: Sample")
        XCTAssertEqual(
            try message(["A.swift": "", "a/Info.plist": "", "b/Info.plist": ""]),
            "DIR: several Info.plist files: a/Info.plist, b/Info.plist")
        XCTAssertEqual(
            try message(["W.xcworkspace/contents.xcworkspacedata": "<Workspace/>"], path: "W.xcworkspace"),
            "no app in DIR/W.xcworkspace: no Xcode project and no Swift files")
        XCTAssertEqual(
            try message(["W.xcworkspace/contents.xcworkspacedata": "<Workspace>"], path: "W.xcworkspace"),
            "W.xcworkspace/contents.xcworkspacedata:1: malformed XML: unexpected end")
    }

    func test_longListsEndWithACount() throws {
        let names = (10..<35).map { "P\($0)" }
        let projects = Dictionary(uniqueKeysWithValues: names.map { ("\($0).xcodeproj/project.pbxproj", "") })
        XCTAssertEqual(
            try message(projects),
            "DIR: 25 Xcode projects; name one of: "
                + names.prefix(20).map { $0 + ".xcodeproj" }.joined(separator: ", ") + " and 5 more")
    }

    func test_projectFiles() throws {
        XCTAssertEqual(
            try message(["X.xcodeproj/other": ""]), "X.xcodeproj/project.pbxproj: no such file or folder")
        XCTAssertEqual(
            try message(["X.xcodeproj/project.pbxproj/file": ""]),
            "X.xcodeproj/project.pbxproj: cannot be read: it is a folder")
        XCTAssertEqual(
            try message(project("{\n objects = {\n}\n}")), "X.xcodeproj/project.pbxproj:4: expected ';' after 'objects'"
        )
        XCTAssertEqual(
            try message(project("{}")), "X.xcodeproj/project.pbxproj: not an Xcode project: it has no objects")
        XCTAssertEqual(
            try message(project("{objects = {}; rootObject = R; }")),
            "X.xcodeproj/project.pbxproj: not an Xcode project: it has no root object")
        XCTAssertEqual(
            try message(project("{objects = {A = {}; }; }")), "X.xcodeproj/project.pbxproj: object A has no isa")
        XCTAssertEqual(
            try message(project("<?xml version=\"1.0\"?>\n<plist><dict>\n<string/></dict></plist>")),
            "X.xcodeproj/project.pbxproj:3: expected <key>, found <string>")
        XCTAssertEqual(
            try message(project("bplist00{")),
            "X.xcodeproj/project.pbxproj: malformed binary property list")
    }

    func test_targets() throws {
        XCTAssertEqual(
            try message(project(ProjectTexts.bare(targets: "", objects: ""))),
            "no app in X.xcodeproj: it has no targets")
        XCTAssertEqual(
            try message(
                project(
                    ProjectTexts.bare(
                        targets: "T1", objects: "T1 = {isa = PBXNativeTarget; name = Kit; productType = x; };"))),
            "no app in X.xcodeproj: its targets are Kit")
        let two = project(
            ProjectTexts.bare(targets: "T1, T2", objects: "T1 = {\(app) One; };\nT2 = {\(app) \"Two 2\"; };"))
        XCTAssertEqual(
            try message(two, target: "Three"), "X.xcodeproj: no app target 'Three'; choose one of: One, Two 2")
        XCTAssertEqual(try TemporaryFolder(two).load(target: "Two 2").name, "Two 2")
    }

    func test_macTargetsAreNoAppsHere() throws {
        let objects = """
            T1 = {\(app) Phone; };
            T2 = {\(app) Mac; buildConfigurationList = L2; };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
            C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
            """
        let folder = try TemporaryFolder(project(ProjectTexts.bare(targets: "T1, T2", objects: objects)))
        XCTAssertEqual(try folder.load().name, "Phone")
    }

    func test_files() throws {
        let objects = """
            T1 = {\(app) App; buildPhases = (S1); };
            S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, F2, F3); path = Foo; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = Bar.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Baz.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Model.NAME; sourceTree = "<group>"; };
            """
        let text = ProjectTexts.bare(targets: "T1", objects: objects)
        let swift = project(text.replacingOccurrences(of: "NAME", with: "swift"))
        XCTAssertEqual(
            try message(swift), "X.xcodeproj: file not found: Foo/Bar.swift (and 2 more), in target 'App'")
        for type in ["png", "xcdatamodeld", "xcassets", "storyboard"] {
            let files = project(text.replacingOccurrences(of: "NAME", with: type)).merging(
                ["Foo/Bar.swift": "", "Foo/Baz.swift": ""]
            ) { $1 }
            XCTAssertEqual(
                try TemporaryFolder(files).load().messages,
                ["X.xcodeproj: warning: Foo/Model.\(type) in target 'App' is not there, and is left out"])
        }
        let present = ["Foo/Baz.swift": "", "Foo/Model.swift": ""]
        XCTAssertEqual(
            try message(swift.merging(present) { $1 }), "X.xcodeproj: file not found: Foo/Bar.swift, in target 'App'")
        // What is only bundled, or left out anyway, is no reason to end.
        let picture = project(text.replacingOccurrences(of: "NAME", with: "png")).merging(
            ["Foo/Bar.swift": "", "Foo/Baz.swift": ""]
        ) { $1 }
        XCTAssertEqual(
            try TemporaryFolder(picture).load().messages,
            ["X.xcodeproj: warning: Foo/Model.png in target 'App' is not there, and is left out"])
        for type in ["m", "mm", "c", "cpp", "metal", "xcmappingmodel", "mlmodel"] {
            let files = project(text.replacingOccurrences(of: "NAME", with: type)).merging(
                ["Foo/Bar.swift": "", "Foo/Baz.swift": "", "Foo/Model.\(type)": ""]
            ) { $1 }
            XCTAssertEqual(
                try TemporaryFolder(files).load().messages,
                ["X.xcodeproj: warning: Foo/Model.\(type) in target 'App' is left out: only Swift is supported"])
        }
    }

    func test_infoPlists() throws {
        let settings = "INFOPLIST_FILE = App/Info.plist;"
        var files = [
            "X.xcodeproj/project.pbxproj": ProjectTexts.synchronized(settings: settings), "App/A.swift": "",
            "Kit/Shared.swift": "",
        ]
        XCTAssertEqual(try message(files), "X.xcodeproj: file not found: App/Info.plist, in target 'App'")
        let cases = [
            ("<plist>\n<dict>\n<key>A</key></dict></plist>", "App/Info.plist:3: key 'A' without a value"),
            (
                "<plist>\n<dict><key>A</key>\n<integer>x</integer></dict></plist>",
                "App/Info.plist:3: <integer> does not hold one"
            ),
            ("<plist>\n<dict><key>A</key>\n<bad/></dict></plist>", "App/Info.plist:3: unknown element <bad>"),
            ("<plist>\n</plis>", "App/Info.plist:2: malformed XML: end tag does not match"),
            ("<plist></plist>", "App/Info.plist: property list is empty"),
            ("<plist><array/></plist>", "App/Info.plist: not a dictionary"),
            (
                "<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist/>",
                "App/Info.plist:1: entity declarations are not accepted"
            ),
            ("<plist><dict><key>&a;</key></dict></plist>", "App/Info.plist:1: malformed XML: unknown entity"),
        ]
        for (text, expected) in cases {
            files["App/Info.plist"] = text
            XCTAssertEqual(try message(files), expected)
        }
    }

    func test_missingSynchronizedFolder() throws {
        XCTAssertEqual(
            try message(project(ProjectTexts.synchronized())), "X.xcodeproj: file not found: App, in target 'App'")
    }

    func test_missingConfigurationFileIsAWarning() throws {
        let objects = """
            T1 = {\(app) App; buildConfigurationList = L1; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
            C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; baseConfigurationReference = F1; };
            F1 = {isa = PBXFileReference; path = "Pods-App.debug.xcconfig"; sourceTree = "<group>"; };
            """
        let folder = try TemporaryFolder(project(ProjectTexts.bare(targets: "T1", objects: objects)))
        XCTAssertEqual(
            try folder.load().messages,
            ["X.xcodeproj: warning: Pods-App.debug.xcconfig not found: its build settings are left out"])
    }
}
