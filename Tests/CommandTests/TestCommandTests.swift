import Foundation
import XCTest

/// `matryoshka test`, run as a person runs it.
final class TestCommandTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(Self.app, to: "Shop/App.swift")
    }

    override func tearDown() { runner = nil }

    private static let app = AppSource.app(
        showing: "CartViewController()",
        """
        class CartViewController: UIViewController {
            var items = 0
            var appearances = 0
            @objc func add() { items += 1 }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
            }
        }
        """)

    /// Tests as Xcode's template and its users write them, module and class of one name.
    private static let tests = """
        import XCTest
        @testable import Shop

        final class ShopTests: XCTestCase {
            @MainActor func testTheAppIsLaunched() throws {
                let cart = try XCTUnwrap(UIApplication.shared.windows.first?.rootViewController as? CartViewController)
                XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
                XCTAssertEqual(cart.appearances, 1)
                XCTAssertEqual(Bundle(for: ShopTests.self), Bundle.main)
                let file = try XCTUnwrap(Bundle.main.url(forResource: "answers", withExtension: "json"))
                XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "{}")
            }
        }

        @MainActor final class CartTests: XCTestCase {
            var cart: CartViewController!

            override func setUp() async throws { cart = CartViewController() }

            func testAnAppsSelector() {
                let button = UIButton()
                button.addTarget(cart, action: #selector(CartViewController.add), for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                XCTAssertEqual(cart.items, 1)
            }

            func testWaits() async throws {
                await Task.yield()
                XCTAssertEqual(cart.items, 0)
            }
        }
        """

    private func install(_ tests: String = TestCommandTests.tests) throws {
        try runner.write(tests, to: "Shop/ShopTests/ShopTests.swift")
        try runner.write("{}", to: "Shop/ShopTests/answers.json")
    }

    func testTestsRunInsideTheLaunchedApp() throws {
        try install()
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
    }

    func testARunBeginsWithoutWhatAnotherHasKept() throws {
        try install(
            """
            import XCTest
            final class ShopTests: XCTestCase {
                func testDocumentsAndPreferences() throws {
                    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                    let file = documents.appendingPathComponent("cart.txt")
                    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
                    try Data("1".utf8).write(to: file)
                    XCTAssertNil(UserDefaults.standard.string(forKey: "cart"))
                    UserDefaults.standard.set("1", forKey: "cart")
                    XCTAssertTrue(UserDefaults.standard.synchronize())
                }
            }
            """)
        let result = try runner.run("test", "Shop", "--repeat", "2")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
    }

    func testTheDeviceIsChosen() throws {
        try install(
            """
            import XCTest
            final class ShopTests: XCTestCase {
                @MainActor func testTheScreen() throws {
                    let window = try XCTUnwrap(UIApplication.shared.windows.first)
                    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
                    XCTAssertEqual(window.bounds.size, UIScreen.main.bounds.size)
                    XCTAssertEqual(window.safeAreaInsets.bottom, 0)
                    XCTAssertEqual(UITraitCollection.current.displayScale, 2)
                }
            }
            """)
        let result = try runner.run("test", "Shop", "--device", "iPhone SE (3rd generation)")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        let unknown = try runner.run("test", "Shop", "--device", "iPhone 1")
        XCTAssertEqual(unknown.status, 64)
        XCTAssertTrue(unknown.errors.contains("unknown device 'iPhone 1'; there are: iPhone 15, "), unknown.errors)
    }

    func testAnXcodeProjectsTestTarget() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try runner.run("test", root.appendingPathComponent("Samples/DropDownMenu").path)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertTrue(result.output.contains("Executed 8 tests, with 0 failures"), result.output)
    }

    func testAFailureNamesItsFileAndLine() throws {
        try install(
            """
            import XCTest
            @testable import Shop
            final class CartTests: XCTestCase {
                @MainActor func testItems() { XCTAssertEqual(CartViewController().items, 1) }
            }
            """)
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 1)
        let file = runner.folder.appendingPathComponent("Shop/ShopTests/ShopTests.swift").path
        XCTAssertTrue(
            result.output.contains(
                "\(file):4: error: CartTests.testItems : XCTAssertEqual failed: (\"0\") is not equal to (\"1\")"),
            result.output)
    }

    func testOnlySomeTests() throws {
        try install()
        XCTAssertEqual(
            try runner.run("test", "Shop", "--list").output,
            "CartTests/testAnAppsSelector\nCartTests/testWaits\nShopTests/testTheAppIsLaunched\n")
        let one = try runner.run("test", "Shop", "--only", "CartTests/testWaits")
        XCTAssertTrue(one.output.contains("Executed 1 test, with 0 failures"), one.output)
        let two = try runner.run("test", "Shop", "--only", "CartTests")
        XCTAssertTrue(two.output.contains("Executed 2 tests, with 0 failures"), two.output)
        assertFails(
            try runner.run("test", "Shop", "--only", "Cart"), status: 64,
            with: "there is no test 'Cart'; the test cases are: CartTests, ShopTests")
    }

    func testAnErrorInATestIsTheCompilersWithItsPlace() throws {
        try install("import XCTest\nfinal class CartTests: XCTestCase { func testOne() { missing() } }\n")
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 1)
        let file = runner.folder.appendingPathComponent("Shop/ShopTests/ShopTests.swift").path
        XCTAssertTrue(
            result.errors.hasPrefix("\(file):2:54: error: cannot find 'missing' in scope"), result.errors)
        XCTAssertEqual(result.output, "")
    }

    func testACrashSaysThatTheTestsEndedEarly() throws {
        try install(
            """
            import XCTest
            @testable import Shop
            final class CartTests: XCTestCase {
                @MainActor func testCrash() {
                    let controller = CartViewController()
                    controller.addChild(controller)
                }
            }
            """)
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException'"),
            result.errors)
        XCTAssertTrue(
            result.errors.hasSuffix(
                "error: the tests of 'ShopTests' ended in CartTests/testCrash, with exit code 134\n"), result.errors)
    }

    func testAGenericTestCaseIsThatOfItsSubclasses() throws {
        try install(
            """
            import XCTest
            @testable import Shop
            class ItemTests<Item: Equatable>: XCTestCase {
                func testItems() { XCTAssertEqual([Item](), []) }
            }
            final class CartTests: ItemTests<Int> {}
            """)
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testWhatIsLeftOutOfTheTestsIsTold() throws {
        try install()
        try runner.write("", to: "Shop/ShopTests/Legacy.m")
        try runner.write("{ not JSON", to: "Shop/ShopTests/Pictures.xcassets/red.colorset/Contents.json")
        let result = try runner.run("test", "Shop", "--list")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errorLines.count, 2, result.errors)
        XCTAssertTrue(
            result.errors.hasPrefix("ShopTests: warning: Legacy.m is left out: only Swift is supported\n"),
            result.errors)
        XCTAssertTrue(result.errors.contains("\nPictures.xcassets/red.colorset/Contents.json"), result.errors)
    }

    func testAnAssetCatalogOfTheTestsIsInTheBundle() throws {
        try install(
            """
            import XCTest
            @testable import Shop
            final class CartTests: XCTestCase {
                @MainActor func testAssets() throws {
                    XCTAssertEqual(NSDataAsset(name: "prices").map { String(decoding: $0.data, as: UTF8.self) }, "[1]")
                    XCTAssertEqual(NSDataAsset(name: "rules").map { String(decoding: $0.data, as: UTF8.self) }, "{}")
                }
            }
            """)
        let contents = #"{"data": [{"idiom": "universal", "filename": "a.json"}]}"#
        for (set, text) in [
            ("Shop/Assets.xcassets/rules.dataset", "{}"), ("Shop/ShopTests/Pictures.xcassets/prices.dataset", "[1]"),
        ] {
            try runner.write(contents, to: "\(set)/Contents.json")
            try runner.write(text, to: "\(set)/a.json")
        }
        let result = try runner.run("test", "Shop")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
    }

    func testAnAppWithoutTests() throws {
        assertFails(
            try runner.run("test", "Shop"),
            with:
                "Shop: the app 'Shop' has no unit tests: neither a unit test target nor a folder whose name ends in 'Tests'"
        )
    }
}
