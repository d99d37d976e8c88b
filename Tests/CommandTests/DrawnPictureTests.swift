import XCTest

/// Drawings in asset catalogs, of which the command makes pictures when it builds an app.
final class DrawnPictureTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(Self.source, to: "Drawn/main.swift")
        for (name, text) in [("page.pdf", Self.page), ("round.svg", Self.round)] {
            let folder = "Drawn/Assets.xcassets/\(name.prefix(while: { $0 != "." })).imageset"
            try runner.write(text, to: "\(folder)/\(name)")
            try runner.write(
                #"{"images": [{"filename": "\#(name)", "idiom": "universal"}], "properties": "#
                    + #"{"preserves-vector-representation": true}}"#, to: "\(folder)/Contents.json")
        }
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// A page of hardly more than 30 by 20 points whose left half is red.
    private static let page = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 30.0005 20] /Contents 4 0 R>> endobj
        4 0 obj <</Length 26>> stream
        1 0 0 rg 0 0 15 20 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        %%EOF

        """

    /// A drawing of 10 by 10 points whose right half is blue.
    private static let round = """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
        <rect x="5" y="0" width="5" height="10" fill="#0000ff"/>
        </svg>
        """

    /// Shows the page at its own size, and the drawing thirty times as large.
    private static let source = """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                for (index, name) in ["page", "round", "none"].enumerated() {
                    guard let image = UIImage(named: name) else {
                        print(name, "nil")
                        continue
                    }
                    print(name, image.size, image.scale)
                    let view = UIImageView(image: image)
                    view.frame.origin = CGPoint(x: 0, y: 100 + 100 * index)
                    if name == "round" { view.frame.size = CGSize(width: 300, height: 300) }
                    controller.view.addSubview(view)
                }
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
                return true
            }
        }

        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        """

    func testDrawingsAreShownSharp() throws {
        let result = try runner.run("run", "Drawn", "--screenshot", "a.png")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "page (30.0, 20.0) 3.0\nround (10.0, 10.0) 3.0\nnone nil\n")
        let picture = try Picture(contentsOf: runner.folder.appendingPathComponent("a.png"))
        let (white, red) = (Picture.Pixel(red: 255, green: 255, blue: 255), Picture.Pixel(red: 255, green: 0, blue: 0))
        XCTAssertEqual([3, 42, 47, 86].map { picture[$0, 100 * 3 + 30] }, [red, red, white, white])
        // An enlarged picture of thirty pixels would be blurred over more than ten of the screen's.
        let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
        XCTAssertEqual([446, 453, 890].map { picture[$0, 200 * 3 + 450] }, [white, blue, blue])
    }

    func testWhatCannotBeDrawnIsToldAndLeftOut() throws {
        try runner.write("no page", to: "Drawn/Assets.xcassets/page.imageset/page.pdf")
        let result = try runner.run("run", "Drawn")
        XCTAssertEqual(result.status, 0, result.errors)
        let told = "Drawn/Assets.xcassets/page.imageset/page.pdf: warning: is left out: pdfinfo cannot read it: "
        XCTAssertTrue(result.errors.contains(told), result.errors)
        XCTAssertTrue(result.output.hasPrefix("page nil\nround (10.0, 10.0)"), result.output)
    }
}
