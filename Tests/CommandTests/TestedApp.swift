import Foundation

/// An app with tests of both libraries, whose environment says what goes wrong in them.
enum TestedApp {
    static let source = AppSource.app(
        showing: "CartViewController()",
        """
        class CartViewController: UIViewController {
            var appearances = 0
            @objc func add() {}
            @objc func remove() {
                print("removed")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
            }
        }
        """)

    /// Lines 6 to 28 hold the tests.
    static let xctests = """
        import XCTest
        @testable import Shop

        let variables = ProcessInfo.processInfo.environment
        final class CartTests: XCTestCase {
            @MainActor func testAdding() { CartViewController().add() }
            func testFailing() { XCTAssertNil(variables["FAIL"], "a < b") }
            func testThrowing() throws { if variables["FAIL"] != nil { throw CancellationError() } }
            func testSkipped() throws { throw XCTSkip("not now") }
        }
        final class EndTests: XCTestCase {
            func testBefore() {}
            func testEnding() {
                switch variables["END"] {
                case "crash": fatalError("boom")
                case "exit": exit(0)
                case "hang": while true {}
                default: break
                }
            }
            func testLater() {}
            func testLast() throws {
                guard let folder = variables["FLAKY"] else { return }
                let file = folder + "/ran"
                defer { FileManager.default.createFile(atPath: file, contents: nil) }
                XCTAssertTrue(FileManager.default.fileExists(atPath: file))
            }
        }
        final class AttachingTests: XCTestCase {
            func testKept() {
                let attachment = XCTAttachment(string: "hello")
                attachment.name = "greeting"
                attachment.lifetime = .keepAlways
                add(attachment)
                add(XCTAttachment(string: "dropped"))
            }
            func testFailingKeepsAll() {
                XCTContext.runActivity(named: "attaching") { $0.add(XCTAttachment(string: "seen")) }
                XCTAssertNil(variables["FAIL"])
            }
        }
        """

    static let swiftTests = """
        import Testing
        import UIKit
        import UIKitTesting
        @testable import Shop

        @Suite @MainActor struct Menu {
            @Test func theAppIsLaunched() throws {
                let cart = try #require(UIApplication.shared.windows.first?.rootViewController as? CartViewController)
                #expect(cart.appearances == 1)
                #expect(Thread.isMainThread)
            }
            @Test("shown so") func failing() { #expect(variables["FAIL"] == nil, "so & so") }
            @Test(.disabled("not now")) func off() {}
            @Test(arguments: [1, 2]) func many(number: Int) { #expect(number != 2 || variables["FAIL"] == nil) }
            @Test func anAssertionOfUIKitTesting() {
                let screen = TestScreen()
                screen.show(CartViewController())
                if variables["FAIL"] != nil { screen.tap("Nothing") }
            }
            @Test func timeStandsStill() {
                let time = CACurrentMediaTime()
                var sum = 0
                for number in 0..<1_000_000 { sum &+= number }
                #expect(CACurrentMediaTime() == time && sum > 0)
                TestEnvironment.advance(by: 5)
                #expect(CACurrentMediaTime() > time + 4.99)
            }
            @Test func whatTheAppPutsOffRunsInTheTest() {
                var events: [String] = []
                Task { events.append("task") }
                DispatchQueue.main.async { events.append("queue") }
                TestEnvironment.runUntilIdle()
                #expect(events == ["task", "queue"])
            }
            @Suite struct Inner {
                @Test func `a name with blanks`() async { await Task.yield() }
            }
        }
        @Test func ending() { if variables["END"] == "crash" { fatalError("bang") } }
        @Test func attaching() { Attachment.record(Array("bytes".utf8), named: "note.txt") }
        """

    /// Writes it below a runner's folder, as `Shop`.
    static func write(with runner: CommandRunner) throws {
        try runner.write(source, to: "Shop/App.swift")
        try runner.write(xctests, to: "Shop/ShopTests/CartTests.swift")
        try runner.write(swiftTests, to: "Shop/ShopTests/MenuTests.swift")
    }
}
