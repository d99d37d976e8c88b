@_spi(Framework) import CoreGraphics
import UIKitTesting
import XCTest

@_spi(Framework) @_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ActivityTests: XCTestCase {
    private class Own: UIActivity {
        var log: [String] = []
        var finishes: Bool? = true

        override var activityType: ActivityType? { ActivityType("own") }
        override var activityTitle: String? { "Own" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.append("can \(activityItems)")
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
        override func perform() {
            log.append("perform")
            if let finishes { activityDidFinish(finishes) }
        }
    }

    private final class Presenting: Own {
        let controller = UIViewController()
        override var activityViewController: UIViewController? { controller }
    }

    private final class Provider: UIActivityItemProvider {
        override var item: Any { "made for \(activityType?.rawValue ?? "nil")" }
    }

    private let root = UIViewController()
    private var ends: [String] = []

    private func presented(
        _ items: [Any], _ activities: [UIActivity]? = nil, excluding excluded: [UIActivity.ActivityType] = [],
        on screen: TestScreen
    ) -> UIActivityViewController {
        screen.show(root)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { [unowned self] type, isDone, _, _ in
            ends.append("\(type?.rawValue ?? "nil") \(isDone)")
        }
        root.present(sheet, animated: true)
        screen.runUntilIdle()
        return sheet
    }

    func testTextIsCopied() {
        let screen = TestScreen()
        _ = presented(["hello"], on: screen)
        screen.expectNotVisible("Save Image")
        screen.tap("Copy")
        XCTAssertEqual(UIPasteboard.general.string, "hello")
        XCTAssertEqual(ends, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        XCTAssertNil(root.presentedViewController)
    }

    func testPicturesAreSavedToTheLibraryIfThePersonAllows() throws {
        UserDefaults.standard.removeObject(forKey: "MatryoshkaMayAddPhotos")
        defer { UserDefaults.standard.removeObject(forKey: "MatryoshkaMayAddPhotos") }
        let screen = TestScreen()
        let before = PhotoLibrary.shared.pictures
        _ = presented([PhotoScene.sea.draw()], on: screen)
        screen.tap("Save Image")
        screen.tap("Allow")
        XCTAssertEqual(ends, ["com.apple.UIKit.activity.SaveToCameraRoll true"])
        let saved = PhotoLibrary.shared.pictures.filter { !before.contains($0) }
        XCTAssertEqual(saved.count, 1)
        for picture in saved { try picture.file.map(FileManager.default.removeItem) }
    }

    func testTheBytesOfAPictureAreAPicture() throws {
        let screen = TestScreen()
        _ = presented([try XCTUnwrap(PhotoScene.sea.draw().pngData())], on: screen)
        screen.expectVisible("Photo")
        screen.expectVisible("Save Image")
        screen.tap("Close")
        _ = presented([Data("no picture".utf8)], on: screen)
        screen.expectVisible("Document")
        screen.expectNotVisible("Save Image")
    }

    func testExcludedActivitiesAreLeftOut() {
        let screen = TestScreen()
        _ = presented(["hello"], excluding: [.copyToPasteboard, .mail], on: screen)
        screen.expectNotVisible("Copy")
        screen.expectNotVisible("Mail")
        screen.expectVisible("Print")
        screen.tap("Close")
        XCTAssertEqual(ends, ["nil false"])
    }

    func testAnAppsOwnActivityIsPreparedAndPerformed() {
        let screen = TestScreen()
        let own = Own()
        _ = presented([Provider(placeholderItem: "any")], [own], on: screen)
        XCTAssertEqual(own.log, ["can [\"any\"]"])
        screen.tap("Own")
        XCTAssertEqual(own.log.dropFirst(), ["prepare [\"made for own\"]", "perform"])
        XCTAssertEqual(ends, ["own true"])
    }

    func testTheSheetWaitsForTheEnd() {
        let screen = TestScreen()
        let own = Own()
        own.finishes = nil
        let sheet = presented(["a"], [own], on: screen)
        screen.tap("Own")
        XCTAssertEqual(ends, [])
        XCTAssertTrue(root.presentedViewController === sheet)
        own.activityDidFinish(false)
        own.activityDidFinish(true)
        screen.runUntilIdle()
        XCTAssertEqual(ends, ["own false"])
    }

    func testAnActivitysControllerIsPresentedOverTheSheet() {
        let screen = TestScreen()
        let own = Presenting()
        let sheet = presented(["a"], [own], on: screen)
        screen.tap("Own")
        XCTAssertTrue(sheet.presentedViewController === own.controller)
        XCTAssertFalse(own.log.contains("perform"))
        own.activityDidFinish(true)
        screen.runUntilIdle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(ends, ["own true"])
    }

    func testPrintingMakesAPDFFile() throws {
        let screen = TestScreen()
        let text = (1...120).map { "Line \($0)" }.joined(separator: "\n")
        let items = PrintedItems(SharedItems([text, PhotoScene.hills.draw()]))
        let job = PrintJob(renderer: items, name: "", paper: UIPrintPaper(), orientation: .portrait)
        let provider = try XCTUnwrap(CGDataProvider(data: job.renderer.file(copies: 1, title: "") as NSData))
        let file = try XCTUnwrap(CGPDFDocument(provider))
        XCTAssertEqual(file.numberOfPages, 4, "a picture, and 120 lines of 15 points on pages of 684")
        XCTAssertEqual(file.page(at: 2)?.text.hasPrefix("Line 1\nLine 2\n"), true)
        _ = presented([text], on: screen)
        screen.expectVisible("Print")
    }
}
