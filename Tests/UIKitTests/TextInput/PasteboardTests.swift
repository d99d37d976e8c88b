import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PasteboardTests: ScreenTestCase {
    func testOneKindOfThingAtATime() throws {
        let board = UIPasteboard.general
        XCTAssertFalse(board.hasStrings)
        XCTAssertNil(board.string)
        board.string = "one"
        XCTAssertEqual(board.strings, ["one"])
        XCTAssertEqual(board.changeCount, 1)
        board.strings = ["two", "three"]
        XCTAssertEqual(board.string, "two")
        XCTAssertEqual(board.numberOfItems, 2)
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        board.image = image
        XCTAssertTrue(board.hasImages)
        XCTAssertFalse(board.hasStrings)
        XCTAssertTrue(board.images?.first === image)
        board.url = URL(string: "https://example.org")
        XCTAssertTrue(board.hasURLs)
        XCTAssertEqual(board.string, "https://example.org")
        board.color = .red
        XCTAssertEqual(board.colors, [.red])
        board.string = nil
        XCTAssertEqual(board.numberOfItems, 0)
        XCTAssertEqual(board.changeCount, 6)
    }

    func testTheDisplayGetsWhatTheAppCopiesEvenWhileItHearsOfWhatWasCopiedElsewhere() {
        let board = UIPasteboard.general
        var shared: [String] = []
        board.shareText = { shared.append($0) }
        board.string = "own"
        board.adopt("foreign")
        XCTAssertEqual(shared, ["own"])
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { if board.string == "other" { board.string = "answer" } }
        }
        board.adopt("other")
        XCTAssertEqual(shared, ["own", "answer"])
        NotificationCenter.default.removeObserver(observer)
    }

    func testFieldsKeepTheirSecrets() {
        let screen = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 34))
        field.text = "secret"
        field.isSecureTextEntry = true
        controller.view.addSubview(field)
        screen.rootViewController = controller
        screen.makeKeyAndVisible()
        XCTAssertTrue(field.becomeFirstResponder())
        field.selectAll(nil)
        XCTAssertFalse(field.canPerformAction("copy:", withSender: nil))
        XCTAssertFalse(field.canPerformAction("cut:", withSender: nil))
        field.isSecureTextEntry = false
        XCTAssertTrue(field.canPerformAction("copy:", withSender: nil))
        field.copy(nil)
        XCTAssertEqual(UIPasteboard.general.string, "secret")
        field.delete(nil)
        XCTAssertEqual(field.text, "")
        UIPasteboard.general.string = "in\ntwo lines"
        field.paste(nil)
        XCTAssertEqual(field.text, "in two lines")
    }
}
