import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Links, attachments and tagged text of a text view that is not edited.
@preconcurrency @MainActor final class TextItemTests: ScreenTestCase {
    private final class Asker: NSObject, UITextViewDelegate {
        var events: [String] = []
        var primary: (UIAction) -> UIAction? = { $0 }
        var menu: (UIMenu) -> UITextItem.MenuConfiguration? = { UITextItem.MenuConfiguration(menu: $0) }

        private func name(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): "link(\(url.absoluteString))"
            case .textAttachment: "attachment"
            case .tag(let tag): "tag(\(tag))"
            }
        }
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            events.append("primary \(name(textItem)) \(textItem.range.location),\(textItem.range.length)")
            return primary(defaultAction)
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            events.append("menu \(name(textItem)) \(defaultMenu.children.map(\.title))")
            return menu(defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("willDisplay") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("willEnd") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            events.append("should \(URL.absoluteString)")
            return false
        }
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private func make() -> (UITextView, Asker, TestScreen) {
        let text = NSMutableAttributedString(
            string: "See here and there", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        text.addAttribute(.textItemTag, value: "place", range: NSRange(location: 13, length: 5))
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 320, height: 60))
        view.isEditable = false
        view.attributedText = text
        let asker = Asker()
        view.delegate = asker
        let controller = UIViewController()
        controller.view.addSubview(view)
        let screen = TestScreen()
        screen.show(controller)
        return (view, asker, screen)
    }

    private func touch(_ screen: TestScreen, _ place: Int, _ view: UITextView, isLong: Bool) {
        let rect = view.rect(of: NSRange(location: place, length: 1))
        let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        if isLong { screen.longPress(.point(point.x, point.y)) } else { screen.tap(.point(point.x, point.y)) }
    }

    func testATapAsksForTheActionWhichIsTheDefaultOne() {
        let (view, asker, screen) = make()
        touch(screen, 5, view, isLong: false)
        XCTAssertEqual(asker.take(), ["primary link(https://example.org) 4,4", "should https://example.org"])
        touch(screen, 14, view, isLong: false)
        XCTAssertEqual(asker.take(), ["primary tag(place) 13,5"])
        touch(screen, 1, view, isLong: false)
        XCTAssertEqual(asker.take(), [])
    }

    func testTheAppsActionTakesThePlaceOfTheDefaultOne() {
        let (view, asker, screen) = make()
        var done = 0
        asker.primary = { _ in UIAction { _ in done += 1 } }
        touch(screen, 5, view, isLong: false)
        XCTAssertEqual(asker.take(), ["primary link(https://example.org) 4,4"])
        XCTAssertEqual(done, 1)
    }

    func testWithoutAnActionATapOpensTheMenu() {
        let (view, asker, screen) = make()
        asker.primary = { _ in nil }
        touch(screen, 5, view, isLong: false)
        XCTAssertEqual(
            asker.take(),
            ["primary link(https://example.org) 4,4", "menu link(https://example.org) [\"Open Link\", \"Copy Link\"]"])
        XCTAssertNotNil(view.window?.subviews.first { $0 is MenuOverlay })
    }

    func testAFingerThatRestsOpensTheMenuOfAnItem() {
        let (view, asker, screen) = make()
        asker.menu = {
            UITextItem.MenuConfiguration(menu: UIMenu(children: $0.children + [UIAction(title: "More") { _ in }]))
        }
        touch(screen, 5, view, isLong: true)
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(
            asker.take(), ["menu link(https://example.org) [\"Open Link\", \"Copy Link\"]", "willDisplay"])
        let overlay = view.window?.subviews.compactMap { $0 as? MenuOverlay }.first
        XCTAssertNotNil(overlay)
        overlay?.onTapBeside()
        TestEnvironment.advance(by: 1)
        XCTAssertEqual(asker.take(), ["willEnd"])
        XCTAssertFalse(view.subviews.contains { $0 is SnapshotView })
    }

    func testAnItemWithoutAMenuOpensNone() {
        let (view, asker, screen) = make()
        asker.menu = { _ in nil }
        touch(screen, 5, view, isLong: true)
        XCTAssertNil(view.window?.subviews.first { $0 is MenuOverlay })
        XCTAssertEqual(asker.take().first, "menu link(https://example.org) [\"Open Link\", \"Copy Link\"]")
    }
}
