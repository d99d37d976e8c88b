import XCTest

@testable import Projects

final class BuildSettingsTests: XCTestCase {
    private func settings(_ layers: [String: String]...) throws -> BuildSettings {
        try BuildSettings(layers: layers, file: "A.xcodeproj")
    }

    func test_strongerLayersWinAndInherit() throws {
        let settings = try settings(
            ["A": "target $(inherited)", "B": "$(A)"], ["A": "file $(A)"], ["A": "project", "C": "$(B) $D ${E}"])
        XCTAssertEqual(settings["A"], "target file project")
        XCTAssertEqual(settings["B"], "target file project")
        XCTAssertEqual(settings["C"], "target file project  ")
        XCTAssertNil(settings["D"])
    }

    func test_modifiers() throws {
        let settings = try settings(["N": "1 My-App é.x", "P": "/a/b/file.tar", "LONG_1": "nested", "I": "1"])
        let cases = [
            "$(N:c99extidentifier)": "__My_App___x", "$(N:rfc1034identifier)": "1-My-App--.x",
            "${N:lower}": "1 my-app é.x", "$(N:upper:c99extidentifier)": "__MY_APP___X", "$(P:file)": "file.tar",
            "$(P:base)": "file", "$(P:dir)": "/a/b/", "$(P:suffix)": ".tar", "$(Q:default=none)": "none",
            "$(LONG_$(I))": "nested", "5$": "5$", "$(unclosed": "$(unclosed", "a$(I)b": "a1b",
        ]
        for (text, expected) in cases { XCTAssertEqual(try settings.expand(text), expected, text) }
    }

    func test_settingsInACircleEnd() throws {
        let settings = try settings(["A": "a$(B)", "B": "b$(A)"])
        XCTAssertEqual(settings["A"], "ab")
        XCTAssertEqual(settings["B"], "bab")
    }

    func test_settingsThatDoubleEachOtherStop() {
        var full: [String: String] = ["Z": "text"]
        var empty: [String: String] = ["Z": ""]
        for index in 0..<60 {
            let next = index == 59 ? "Z" : "A\(index + 10)"
            full["A\(index + 9)"] = "$(\(next))$(\(next))"
            empty["A\(index + 9)"] = "$(\(next))$(\(next))"
        }
        for layer in [full, empty] {
            XCTAssertThrowsError(try settings(layer)) { error in
                let text = "\(error)"
                XCTAssertTrue(text.hasPrefix("A.xcodeproj: build setting A"), text)
                XCTAssertTrue(text.hasSuffix(" expands without end"), text)
            }
        }
    }

    func test_conditionsOfTheSimulatorHold() {
        #if arch(arm64)
            let (own, other) = ("arm64", "x86_64")
        #else
            let (own, other) = ("x86_64", "arm64")
        #endif
        let layer = SettingConditions(configuration: "Debug").layer(from: [
            ("A", "plain"), ("A[sdk=iphoneos*]", "phone"), ("B", "plain"), ("B[sdk=iphonesimulator*]", "simulator"),
            ("C[sdk=*][arch=\(other)]", "other"), ("D[config=Debug]", "debug"), ("E[sdk=macosx*]", "mac"),
            ("F[sdk=iphone*,arch=\(own)]", "both"),
        ])
        XCTAssertEqual(layer, ["A": "plain", "B": "simulator", "D": "debug", "F": "both"])
    }

    func test_configurationFiles() throws {
        let folder = try TemporaryFolder([
            "Config/App.xcconfig": """
            // Comment
            #include "Shared.xcconfig"
            #include? "Missing.xcconfig"
            #include "Config/Root.xcconfig"
            NAME = value // with a comment
            URL[sdk=iphoneos*] = a=b
            EMPTY =
            PLIST = App/Info.plist;
            """,
            "Config/Shared.xcconfig": "SHARED = yes", "Config/Root.xcconfig": "ROOT = yes",
        ])
        let found = try ConfigurationFile.assignments(in: folder.file("Config/App.xcconfig"), root: folder.url)
        XCTAssertEqual(
            found.map { "\($0.name)=\($0.value)" },
            ["SHARED=yes", "ROOT=yes", "NAME=value", "URL[sdk=iphoneos*]=a=b", "EMPTY=", "PLIST=App/Info.plist"])
    }

    func test_configurationFileMistakes() throws {
        let cases = [
            ("A = 1\n\nnonsense", "A.xcconfig:3: expected NAME = value"),
            ("#include \"Gone.xcconfig\"", "A.xcconfig:1: included file not found: Gone.xcconfig"),
            ("#include Gone", "A.xcconfig:1: expected #include \"file\""),
            ("#include \"A.xcconfig\"\n#include \"A.xcconfig\"", "A.xcconfig: includes itself"),
        ]
        for (text, message) in cases {
            let folder = try TemporaryFolder(["A.xcconfig": text])
            XCTAssertThrowsError(
                try ConfigurationFile.assignments(in: folder.file("A.xcconfig"), root: folder.url)
            ) { XCTAssertEqual("\($0)", message) }
        }
    }

    func test_wordsKeepQuotedSpaces() {
        XCTAssertEqual(SettingWords.split(#"a "b c" d\ e '' "f'g""#), ["a", "b c", "d e", "", "f'g"])
    }
}
