import Foundation
import XCTest

/// Apps with a framework beside UIKit that lies in a folder of the tests.
final class CompanionTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private static let companions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Companions").path

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" initialViewController="root">
          <scenes>
            <scene sceneID="scene">
              <objects>
                <viewController id="root" customClass="Screen" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                      <tinyView id="first">
                        <rect key="frame" x="20" y="100" width="200" height="40"/>
                        <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="string" keyPath="unit" value="times"/>
                        </userDefinedRuntimeAttributes>
                      </tinyView>
                      <view id="second" customClass="TNView" customModule="Tiny">
                        <rect key="frame" x="20" y="200" width="200" height="40"/>
                      </view>
                    </subviews>
                    <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                  </view>
                  <connections>
                    <outlet property="tiny" destination="first" id="outlet"/>
                  </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """

    private func source(importing module: String, outlet: String) -> String {
        """
        import UIKit
        \(module)

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class Screen: UIViewController {
            @IBOutlet var tiny: \(outlet)!
            override func viewDidLoad() { print(tiny.description.hasPrefix("<TNView: 0x") ? "TNView" : tiny.description) }
        }
        """
    }

    /// What a tool of the binutils says about a file.
    private func told(_ tool: String, _ arguments: [String]) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return text.split(separator: "\n").map(String.init)
    }

    /// The names of the libraries that a file is linked with, which may be told with their folders.
    private func neededLibraries(of file: String) throws -> [String] {
        try told("readelf", ["-d", file]).filter { $0.contains("(NEEDED)") }
            .compactMap { $0.firstMatch(of: /([^\/\[]+)\]/).map { String($0.1) } }
    }

    /// A file of a build, in the folder where all builds of these tests are.
    private func built(_ kind: String, _ suffix: String, in cache: URL) throws -> String {
        let folder = cache.appendingPathComponent("matryoshka/\(kind)")
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).first { $0.hasSuffix(suffix) }
        return folder.appendingPathComponent(try XCTUnwrap(found, suffix)).path
    }

    func testAViewOfACompanionInAStoryboard() throws {
        try runner.write(Self.storyboard, to: "App/Main.storyboard")
        try runner.write(source(importing: "import Tiny", outlet: "TNView"), to: "App/App.swift")
        let cache = runner.folder.appendingPathComponent("cache")
        let environment = ["XDG_CACHE_HOME": cache.path]
        let arguments = [
            "run", "App", "--companions", Self.companions, "--tree", "tree.json", "--screenshot", "a.png",
        ]
        let first = try runner.run(arguments, environment: environment)
        XCTAssertEqual(first.status, 0, first.errors)
        XCTAssertEqual(first.output, "TNView\n")
        XCTAssertTrue(first.errors.contains("building Tiny"), first.errors)
        let tree = try runner.contents(of: "tree.json")
        for text in ["1 times", "2 visits"] { XCTAssertTrue(tree.contains("\"\(text)\""), tree) }
        XCTAssertEqual(tree.components(separatedBy: "\"TNView\"").count - 1, 2, tree)

        // From the cache, found through the environment.
        let second = try runner.run(
            ["run", "App"], environment: environment.merging(["MATRYOSHKA_COMPANIONS": Self.companions]) { $1 })
        XCTAssertEqual(second.status, 0, second.errors)
        XCTAssertEqual(second.output, "TNView\n")
        XCTAssertFalse(second.errors.contains("building"), second.errors)

        // What else an app imports is nothing to it.
        try runner.write(Self.storyboard, to: "Other/Main.storyboard")
        try runner.write(
            source(importing: "import LocalAuthentication\nimport Tiny", outlet: "TNView"), to: "Other/App.swift")
        let other = try runner.run(
            ["run", "Other", "--companions", Self.companions], environment: environment)
        XCTAssertEqual(other.output, "TNView\n")
        XCTAssertTrue(other.errors.contains("building LocalAuthentication"), other.errors)
        XCTAssertFalse(other.errors.contains("building Tiny"), other.errors)

        // One copy of UIKit, and with it of every class and its state.
        let library = try built("companions", "libTiny.so", in: cache)
        XCTAssertTrue(try neededLibraries(of: library).contains("libUIKit.so"))
        let isMetadata = /\$s(5UIKit|10QuartzCore|12CoreGraphics)\w+(CN|CMa|Mn|vpZ)$/
        let defined = try told("nm", ["-D", "--defined-only", library])
        XCTAssertTrue(defined.contains { $0.contains("$s4Tiny6TNViewCN") }, "\(defined)")
        XCTAssertEqual(defined.filter { $0.firstMatch(of: isMetadata) != nil }, [])
        let undefined = try told("nm", ["-D", "--undefined-only", library])
        XCTAssertTrue(undefined.contains { $0.contains("$s5UIKit6UIViewC") }, "\(undefined)")
        XCTAssertTrue(try neededLibraries(of: built("apps", "App.app/App", in: cache)).contains("libTiny.so"))
    }

    func testAnAppLinksWhatItsDocumentsNeedAndNoMore() throws {
        let cache = runner.folder.appendingPathComponent("cache")
        let environment = [
            "XDG_CACHE_HOME": cache.path, "MATRYOSHKA_COMPANIONS": Self.companions,
        ]
        // No file imports the framework, but the storyboard has its view.
        try runner.write(Self.storyboard, to: "App/Main.storyboard")
        try runner.write(source(importing: "", outlet: "UIView"), to: "App/App.swift")
        let withView = try runner.run(["run", "App"], environment: environment)
        XCTAssertEqual(withView.output, "TNView\n", withView.errors)
        try runner.write(
            Self.storyboard.replacing("tinyView", with: "view").replacing("customModule=\"Tiny\"", with: "")
                .replacing("customClass=\"TNView\"", with: "").replacing("keyPath=\"unit\"", with: "keyPath=\"title\""),
            to: "App/Main.storyboard")
        let without = try runner.run(["run", "App"], environment: environment)
        XCTAssertEqual(without.status, 0, without.errors)
        XCTAssertTrue(without.output.hasPrefix("<UIView"), without.output)
        let needed = try neededLibraries(of: built("apps", "App.app/App", in: cache))
        XCTAssertTrue(needed.contains("libUIKit.so"), "\(needed)")
        XCTAssertFalse(needed.contains("libTiny.so"), "\(needed)")
    }

    func testTheTestsOfAnApp() throws {
        try runner.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            """, to: "App/App.swift")
        try runner.write(
            """
            import Tiny
            import XCTest

            final class TinyTests: XCTestCase {
                @MainActor func testUnit() throws {
                    let nib = try XCTUnwrap(Bundle.main.url(forResource: "View", withExtension: "nib"))
                    XCTAssertTrue(FileManager.default.fileExists(atPath: nib.path))
                    let view = UINib(nibName: "View", bundle: nil).instantiate(withOwner: nil)[0] as? TNView
                    XCTAssertEqual(view?.unit, "visits")
                    XCTAssertEqual(view?.number, 1)
                }
            }
            """, to: "App/AppTests/TinyTests.swift")
        try runner.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tinyView id="view"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></tinyView>
              </objects>
            </document>
            """, to: "App/AppTests/View.xib")
        let result = try runner.run("test", "App", "--companions", Self.companions)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testACompanionThatDoesNotCompile() throws {
        try runner.write(
            "{ \"module\": \"Odd\", \"summary\": \"Does not compile.\" }", to: "Companions/Odd/framework.json")
        try runner.write(
            "public enum __Odd {}\nlet number: Int = \"one\"\n", to: "Companions/Odd/Sources/Odd/Odd.swift")
        try runner.write(
            "import UIKit\nimport Odd\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            to: "App/App.swift")
        let result = try runner.run("run", "App", "--companions", "Companions")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains(
                "Odd.swift:2:19: error: cannot convert value of type 'String' to specified type 'Int'"),
            result.errors)
        XCTAssertTrue(result.errors.contains("error: Odd cannot be built from "), result.errors)
    }

    func testAFolderThatIsNotThere() throws {
        let place = runner.folder.appendingPathComponent("Missing").path
        assertFails(
            try runner.run("run", "App", "--companions", "Missing"),
            with: "\(place): the folder of companions cannot be read")
    }
}
