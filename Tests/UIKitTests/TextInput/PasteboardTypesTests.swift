import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PasteboardTypesTests: ScreenTestCase {
    func testValuesAreFoundByTheirTypes() throws {
        let board = UIPasteboard.general
        board.setValue("text", forPasteboardType: "public.utf8-plain-text")
        XCTAssertEqual(board.string, "text")
        XCTAssertEqual(board.types, ["public.utf8-plain-text"])
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("text".utf8))
        board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
        XCTAssertNil(board.string)
        XCTAssertTrue(board.contains(pasteboardTypes: ["org.example.own"]))
        XCTAssertEqual(board.value(forPasteboardType: "org.example.own") as? Data, Data([1, 2]))
        board.addItems([[UIPasteboard.typeAutomatic: "more"]])
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.strings, ["more"])
        XCTAssertEqual(board.itemSet(withPasteboardTypes: UIPasteboard.typeListString), IndexSet(integer: 1))
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        board.image = image
        XCTAssertEqual(board.items.first?.keys.first, "public.png")
        XCTAssertNotNil(board.data(forPasteboardType: "public.png"))
        XCTAssertEqual(board.changeCount, 4)
    }

    func testItemsGoAtTheirDate() {
        let board = UIPasteboard.general
        board.setItems(
            [["public.utf8-plain-text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 5)])
        VirtualTime.advance(by: 4, passRealTime: false)
        XCTAssertEqual(board.string, "short")
        VirtualTime.advance(by: 2, passRealTime: false)
        XCTAssertNil(board.string)
    }

    func testPasteboardsOfOneNameHoldTheSame() {
        let name = UIPasteboard.Name("org.example.board")
        XCTAssertNil(UIPasteboard(name: name, create: false))
        let first = UIPasteboard(name: name, create: true)
        first?.string = "shared"
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "shared")
        XCTAssertNil(UIPasteboard.general.string)
        UIPasteboard.remove(withName: name)
        XCTAssertNil(UIPasteboard(name: name, create: false))
    }

    func testProvidersHaveAllThatAnItemHas() throws {
        let board = UIPasteboard.general
        board.items = [["public.utf8-plain-text": "text", "org.example.own": Data([1, 2])]]
        var provider = try XCTUnwrap(board.itemProviders.first)
        XCTAssertEqual(Set(provider.registeredTypeIdentifiers), ["public.utf8-plain-text", "org.example.own"])
        var heard: [String] = []
        func read(_ aClass: any NSItemProviderReading.Type, _ text: @escaping (Any?) -> String) {
            nonisolated(unsafe) let text = text
            provider.loadObject(ofClass: aClass) { (object: Any?, _) in
                nonisolated(unsafe) let object = object
                MainActor.assumeIsolated { heard.append(text(object)) }
            }
            VirtualTime.runUntilIdle(limit: 5)
        }
        read(NSString.self) { $0 as? String ?? "-" }
        board.color = .red
        provider = try XCTUnwrap(board.itemProviders.first)
        read(UIColor.self) { "\($0 as? UIColor == .red)" }
        board.setObjects([UIColor.blue, NSAttributedString(string: "a", attributes: [.kern: 2])])
        XCTAssertEqual(board.color, .blue)
        XCTAssertEqual(board.types, ["com.apple.uikit.color"])
        XCTAssertEqual(board.types(forItemSet: [1]), [["com.apple.uikit.attributedstring", "public.utf8-plain-text"]])
        XCTAssertEqual(board.string, "a")
        provider = board.itemProviders[1]
        read(NSAttributedString.self) {
            "\(($0 as? NSAttributedString)?.attribute(.kern, at: 0, effectiveRange: nil) as? Int ?? 0)"
        }
        XCTAssertEqual(heard, ["text", "true", "2"])
    }

    func testObjectsGoAtTheirDate() {
        let board = UIPasteboard.general
        board.setObjects(["short" as NSString], localOnly: true, expirationDate: Date(timeIntervalSinceNow: 5))
        VirtualTime.advance(by: 4, passRealTime: false)
        XCTAssertEqual(board.string, "short")
        VirtualTime.advance(by: 2, passRealTime: false)
        XCTAssertNil(board.string)
        // Nobody keeps the pasteboard itself.
        let name = UIPasteboard.Name("org.example.board")
        UIPasteboard(name: name, create: true)?.setItems(
            [["public.utf8-plain-text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 5)])
        VirtualTime.advance(by: 6, passRealTime: false)
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.numberOfItems, 0)
    }
}
