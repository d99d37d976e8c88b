import Foundation
import XCTest

/// Interface Builder files that do not fit the app: warnings at the build, and UIKit's own words when they are loaded.
final class BadAppNibTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write("- tapOn: Go\n", to: "tap.yaml")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private static let folder: String = {
        let folder = CommandRunner.shared.appendingPathComponent("Nibs")
        let files = [
            "App.swift": source,
            "Fine.xib": xib(),
            "Element.xib": xib(
                view: #"<hologram id="h"><rect key="frame" x="0" y="0" width="1" height="1"/></hologram>"#),
            "Outlet.xib": xib(outlet: #"<outlet property="menu" destination="b" id="9"/>"#),
            "Action.xib": xib(action: "stop:"),
            "Class.xib": xib(
                view: #"<view customClass="Panle" customModule="Nibs" id="h" customModuleProvider="target"/>"#),
            "Numbers.xib": xib(
                view:
                    #"<view id="h" tag="a" alpha="many"><rect key="frame" x="nan" y="1e999" width="-5" height=""/></view>"#
            ),
            "Picture.png": "no picture",
            "Picture.xib": xib(view: #"<imageView id="h" image="Picture"/>"#),
            "Assets.xcassets/Broken.imageset/broken.png": "no picture",
            "Assets.xcassets/Broken.imageset/Contents.json":
                #"{"images":[{"filename":"broken.png","idiom":"universal","scale":"2x"}]}"#,
            "Assets.xcassets/Gone.imageset/Contents.json":
                #"{"images":[{"filename":"gone.png","idiom":"universal","scale":"2x"}]}"#,
        ]
        do {
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        } catch {
            preconditionFailure("the tests' app cannot be written: \(error)")
        }
        return folder.path
    }()

    private static let source = """
        import UIKit
        let script = ProcessInfo.processInfo.environment["SCRIPT"] ?? ""
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Screen(nibName: script, bundle: nil)
                window?.makeKeyAndVisible()
                return true
            }
        }
        class Screen: UIViewController {
            @IBOutlet weak var heading: UILabel!
            @IBAction func go(_ sender: Any) { print("go") }
            override func viewDidLoad() {
                super.viewDidLoad()
                print(heading.text ?? "nil")
                if script == "Picture" {
                    for name in ["Picture", "Picture.png", "Broken", "Gone"] { print(UIImage(named: name) as Any) }
                }
            }
        }

        """

    /// Line 8 holds the outlet, line 17 the action, line 20 the view.
    private static func xib(outlet: String = "", action: String = "go:", view: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">
                    <connections>
                        <outlet property="view" destination="v" id="1"/>
                        <outlet property="heading" destination="l" id="2"/>
                        \(outlet)
                    </connections>
                </placeholder>
                <view id="v">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <label text="Hello" id="l"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
                        <button buttonType="system" id="b"><rect key="frame" x="20" y="200" width="200" height="30"/>
                            <state key="normal" title="Go"/><connections>
                                <action selector="\(action)" destination="-1" eventType="touchUpInside" id="3"/>
                            </connections>
                        </button>
                        \(view)
                    </subviews>
                </view>
            </objects>
        </document>

        """
    }

    /// What every run of the app says, because its files are checked when it is built.
    private static let warnings = """
        Action.xib:17: warning: action 'stop:' is not a method of Screen
        Class.xib:20: warning: class 'Panle' is not in the app
        Outlet.xib:8: warning: outlet 'menu' is not a property of Screen
        Assets.xcassets/Gone.imageset/Contents.json: warning: file not found: gone.png

        """

    private func assertRun(
        _ nib: String, output: String, errors: String, status: Int32 = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let result = try runner.run(
            ["run", Self.folder, "--flow", "tap.yaml", "--tree", "tree.json"], environment: ["SCRIPT": nib])
        XCTAssertEqual(result.status, status, file: file, line: line)
        XCTAssertEqual(result.output, output, file: file, line: line)
        let found = result.errors.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
            .replacingOccurrences(of: "matryoshka: wrote \(runner.folder.path)/tree.json\n", with: "")
            .replacingOccurrences(of: "    /.*\n", with: "", options: .regularExpression)
        XCTAssertEqual(found, Self.warnings + errors, file: file, line: line)
    }

    private func assertException(
        _ nib: String, output: String, _ words: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let words = "*** Terminating app due to uncaught exception \(words)"
        try assertRun(
            nib, output: output, errors: "\(words)\nerror: Nibs crashed (SIGABRT): \(words)\n", status: 1, file: file,
            line: line)
    }

    func testANibThatFits() throws { try assertRun("Fine", output: "Hello\ngo\n", errors: "") }

    func testAnUnknownElementIsReportedWithItsLineAndLeftOut() throws {
        try assertRun(
            "Element", output: "Hello\ngo\n",
            errors: """
                Element.xib:20: note: element 'hologram' is not supported and is left out \
                [interface-builder.unknown-element]
                    What it describes is missing from the screen: make it in code, or use another element.

                """)
    }

    func testAnOutletThatTheSourceDoesNotHaveEndsTheApp() throws {
        try assertException(
            "Outlet", output: "",
            "'NSUnknownKeyException', reason: '[<Nibs.Screen: 0x…> setValue:forUndefinedKey:]: this class is not key "
                + "value coding-compliant for the key menu.'")
    }

    func testAnActionThatTheSourceDoesNotHaveEndsTheAppWhenItIsSent() throws {
        try assertException(
            "Action", output: "Hello\n",
            "'NSInvalidArgumentException', reason: '-[Nibs.Screen stop:]: unrecognized selector sent to instance 0x…'")
    }

    func testAnUnknownClassIsReportedAndThePlainOneUsed() throws {
        try assertRun(
            "Class", output: "Hello\ngo\n",
            errors: """
                Class.xib:20: warning: Unknown class _TtC4Nibs5Panle in Interface Builder file. \
                [interface-builder.unknown-class]
                    Check the class and its module in the identity inspector.

                """)
        XCTAssertTrue(try runner.contents(of: "tree.json").contains("\"class\" : \"UIView\""))
    }

    func testNumbersThatAreNone() throws { try assertRun("Numbers", output: "Hello\ngo\n", errors: "") }

    func testBrokenPicturesAreNone() throws {
        try assertRun(
            "Picture", output: "Hello\nnil\nnil\nnil\nnil\ngo\n",
            errors: """
                note: The picture 'Picture.png' cannot be decoded and is left out. [image.unreadable]
                    Pictures are read as PNG, JPEG or GIF; check that the file is one, and complete.
                Picture.xib: warning: Could not load the "Picture" image referenced from a nib in the bundle with \
                identifier "local.Nibs" [interface-builder.unknown-image]
                note: The picture 'broken.png' cannot be decoded and is left out. [image.unreadable]
                    Pictures are read as PNG, JPEG or GIF; check that the file is one, and complete.

                """)
    }

    func testAMissingNib() throws {
        let result = try runner.run(["run", Self.folder], environment: ["SCRIPT": "Nowhere"])
        XCTAssertEqual(result.status, 1)
        let error = try XCTUnwrap(result.errorLines.last { $0.hasPrefix("error: ") }, result.errors)
        XCTAssertTrue(error.hasPrefix("error: Nibs crashed (SIGABRT): "), error)
        XCTAssertTrue(error.contains("Could not load NIB in bundle"), error)
        XCTAssertTrue(error.hasSuffix("with name 'Nowhere''"), error)
    }
}
