import Foundation
import XCTest

/// Apps on a device that is turned, from the command's option and from a flow.
final class OrientationTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        let source = AppSource.app(
            showing: "Root()",
            """
            func text(_ size: CGSize) -> String { "\\(Int(size.width))x\\(Int(size.height))" }
            final class Root: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loaded \\(text(view.bounds.size)) \\(text(UIScreen.main.bounds.size))")
                    let label = UILabel(frame: CGRect(x: 700, y: 300, width: 100, height: 40))
                    label.text = "Far"
                    view.addSubview(label)
                }
                override func viewWillTransition(
                    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    print("to \\(text(size)) \\(UIDevice.current.orientation.rawValue)")
                    coordinator.animate { _ in print("alongside") } completion: { _ in print("done") }
                }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    print("tap \\(touches.first!.location(in: view).x)")
                }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    ProcessInfo.processInfo.environment["PORTRAIT"] == nil
                        ? .allButUpsideDown : .portrait
                }
            }
            """)
        try runner.write(source, to: "Turning/Turning.swift")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testAFlowTurnsTheDeviceAndEverythingIsInTheNewSize() throws {
        try runner.write(
            """
            appId: test.turning
            ---
            - assertNotVisible: Far
            - takeScreenshot: upright
            - setOrientation: LANDSCAPE_LEFT
            - assertVisible: Far
            - tapOn: {point: "90%,50%"}
            - takeScreenshot: turned
            - setOrientation: upsideDown
            - setOrientation: portrait
            """, to: "turn.yaml")
        let result = try runner.run("run", "Turning", "--flow", "turn.yaml", "--output", "out", "--trace", "t.jsonl")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            """
            loaded 393x852 393x852
            to 852x393 3
            alongside
            done
            tap 766.8
            to 393x852 1
            alongside
            done

            """)
        XCTAssertEqual(try size(of: "out/upright.png"), [1179, 2556])
        XCTAssertEqual(try size(of: "out/turned.png"), [2556, 1179])
        let sizes = try runner.contents(of: "t.jsonl").split(separator: "\n").filter {
            $0.contains("\"event\":\"viewWillTransitionToSize\"")
        }
        XCTAssertEqual(
            sizes.map { $0.components(separatedBy: "\"size\":")[1] },
            [#"{"height":393,"width":852}}"#, #"{"height":852,"width":393}}"#])
    }

    func testAnAppIsLaunchedAsTheDeviceIsHeld() throws {
        let result = try runner.run(
            "run", "Turning", "--orientation", "landscapeRight", "--screenshot", "a.png")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "loaded 852x393 852x393\n")
        XCTAssertEqual(try size(of: "a.png"), [2556, 1179])
    }

    func testAnAppThatStaysUprightIsShownUpright() throws {
        let result = try runner.run(
            "run", "Turning", "--orientation", "landscapeRight", "--screenshot", "a.png",
            environment: ["PORTRAIT": "1"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try size(of: "a.png"), [1179, 2556])
    }

    private func size(of picture: String) throws -> [Int] {
        let picture = try Picture(contentsOf: URL(fileURLWithPath: runner.folder.path + "/" + picture))
        return [picture.width, picture.height]
    }
}
