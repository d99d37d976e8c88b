import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@testable import CoreGraphics
@_spi(Testing) @testable import UIKit

/// How presentations look: pixels of whole screens.
///
/// `MATRYOSHKA_PICTURES` names a folder that gets the pictures as PNG files.
@preconcurrency @MainActor final class PresentationLookTests: ScreenTestCase {
    private var window: UIWindow!
    private var root: Page!

    override func end() {
        (window, root) = (nil, nil)
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
        super.end()
    }

    /// A page with text at its top and bottom.
    private final class Page: UIViewController {
        let text: String
        init(_ text: String) {
            self.text = text
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for (index, anchor) in [view.safeAreaLayoutGuide.topAnchor, view.safeAreaLayoutGuide.bottomAnchor]
                .enumerated()
            {
                let label = UILabel()
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                (index == 0
                    ? label.topAnchor.constraint(equalTo: anchor, constant: 30)
                    : label.bottomAnchor.constraint(equalTo: anchor, constant: -30)).isActive = true
            }
        }
    }

    private func start(
        _ device: String = "iPhone 15", _ style: ScreenConfiguration.Style = .light, isOnItsSide: Bool = false
    ) throws {
        TestEnvironment.reset()
        var configuration = try XCTUnwrap(ScreenConfiguration.device(named: device))
        configuration.style = style
        UIScreen.main.adopt(configuration)
        root = Page("Below")
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        guard isOnItsSide else { return }
        InterfaceRotation.shared.deviceTurned(to: .landscapeLeft)
        settle()
    }

    private func settle() { XCTAssertEqual(TestEnvironment.runUntilIdle(), []) }

    @discardableResult private func picture(_ name: String) throws -> Picture {
        let bitmap = try XCTUnwrap(FramePresenter.shared.renderScreen())
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: Double(UIScreen.main.scale))
    }

    private func present(_ controller: UIViewController, from presenter: UIViewController? = nil) {
        (presenter ?? root).present(controller, animated: true)
        settle()
    }

    private static let styles = ScreenConfiguration.Style.allCases

    // MARK: Sheets

    func testSheets() throws {
        for style in Self.styles {
            try start("iPhone 15", style)
            let sheet = Page("Sheet")
            present(sheet)
            let picture = try picture("sheet-large-\(style.rawValue)")
            // Black, what has stepped back under its shade, and the card.
            XCTAssertEqual(picture.color(at: 5, 65).description, "#000000")
            XCTAssertEqual(picture.color(at: 100, 64).description, style == .light ? "#E0E0E0" : "#000000")
            XCTAssertEqual(picture.color(at: 100, 80).description, style == .light ? "#FFFFFF" : "#1C1C1E")
            present(Page("Nested"), from: sheet)
            try self.picture("sheet-nested-\(style.rawValue)")
        }
    }

    func testMediumSheets() throws {
        for style in Self.styles {
            try start("iPhone 15", style)
            let sheet = Page("Sheet")
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            present(sheet)
            let picture = try picture("sheet-medium-\(style.rawValue)")
            XCTAssertEqual(picture.color(at: 20, 300).description, style == .light ? "#E0E0E0" : "#000000")
            // The grabber, in the middle of its 5 points.
            XCTAssertNotEqual(picture.color(at: 196.5, 433.5), picture.color(at: 170, 433.5))
        }
    }

    func testSheetInTheMiddleOfADrag() throws {
        try start()
        present(Page("Sheet"))
        let start = CGPoint(x: 200, y: 100)
        TouchDelivery.shared.deliver(.init(phase: .began, finger: 0, point: start))
        for step in 1...20 {
            VirtualTime.advance(by: 1.0 / 60, passRealTime: false)
            let point = CGPoint(x: 200, y: 100 + CGFloat(step) * 15)
            TouchDelivery.shared.deliver(.init(phase: .moved, finger: 0, point: point))
            FramePipeline.shared.runFrame()
        }
        let picture = try picture("sheet-drag")
        // The card has followed the finger but for its first ten points.
        XCTAssertEqual(picture.color(at: 100, 69 + 290 + 20).description, "#FFFFFF")
        XCTAssertNotEqual(picture.color(at: 100, 69 + 290 - 20).description, "#FFFFFF")
    }

    func testSheetsComingIn() throws {
        try start()
        root.present(Page("Sheet"), animated: true)
        VirtualTime.advance(by: 0.12, passRealTime: false)
        try picture("sheet-coming")
    }

    func testSheetsOnTheirSide() throws {
        try start("iPhone 15", .light, isOnItsSide: true)
        present(Page("Sheet"))
        try picture("sheet-landscape")
        try start("iPhone 15", .light, isOnItsSide: true)
        let sheet = Page("Sheet")
        sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        sheet.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        sheet.preferredContentSize = CGSize(width: 500, height: 0)
        present(sheet)
        try picture("sheet-landscape-attached")
    }

    func testPadSheets() throws {
        for style in Self.styles {
            for (name, presentation) in [("page", UIModalPresentationStyle.pageSheet), ("form", .formSheet)] {
                try start("iPad Pro 11-inch", style)
                let sheet = Page("Sheet")
                sheet.modalPresentationStyle = presentation
                present(sheet)
                let picture = try picture("pad-\(name)-\(style.rawValue)")
                XCTAssertEqual(picture.color(at: 417, 600).description, style == .light ? "#FFFFFF" : "#1C1C1E")
                XCTAssertEqual(picture.color(at: 30, 600).description, style == .light ? "#E0E0E0" : "#000000")
            }
        }
        try start("iPad Pro 11-inch", .light, isOnItsSide: true)
        present(Page("Sheet"))
        try picture("pad-page-landscape")
    }

    // MARK: Other styles

    func testTransitionsHalfWay() throws {
        for (name, style) in [
            ("cover", UIModalTransitionStyle.coverVertical), ("dissolve", .crossDissolve), ("flip", .flipHorizontal),
        ] {
            try start()
            let page = Page("Full screen")
            page.loadViewIfNeeded()
            page.view.backgroundColor = .systemYellow
            page.modalPresentationStyle = .fullScreen
            page.modalTransitionStyle = style
            root.present(page, animated: true)
            VirtualTime.advance(by: style == .flipHorizontal ? 0.5 : 0.15, passRealTime: false)
            try picture("full-\(name)")
        }
    }

    func testPopovers() throws {
        for style in Self.styles {
            try start("iPad Pro 11-inch", style)
            let button = UIButton(type: .system)
            button.setTitle("Source", for: .normal)
            button.frame = CGRect(x: 300, y: 500, width: 80, height: 40)
            root.view.addSubview(button)
            let popover = Page("Popover")
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 320, height: 300)
            popover.popoverPresentationController?.sourceView = button
            present(popover)
            try picture("popover-up-\(style.rawValue)")
            popover.dismiss(animated: false)
            settle()
            popover.popoverPresentationController?.sourceView = button
            popover.popoverPresentationController?.permittedArrowDirections = .left
            present(popover)
            try picture("popover-left-\(style.rawValue)")
        }
    }

    // MARK: Alerts

    private func alert(
        _ style: UIAlertController.Style, _ message: String?, _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Delete this message?", message: message, preferredStyle: style)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        return alert
    }

    func testAlerts() throws {
        let message = "It will be gone from all your devices, and cannot be brought back."
        for style in Self.styles {
            try start("iPhone 15", style)
            present(alert(.alert, message, [("Cancel", .cancel), ("Delete", .destructive)]))
            let picture = try picture("alert-two-\(style.rawValue)")
            XCTAssertEqual(picture.color(at: 20, 300).description, style == .light ? "#CCCCCC" : "#000000")
            try start("iPhone 15", style)
            present(alert(.alert, nil, [("Ok", .default)]))
            let short = try self.picture("alert-one-\(style.rawValue)")
            // In the middle of the safe area: 104.3 points around 438.5.
            let edges = short.edges(downAt: 80, from: 370, to: 500, over: 8).map(\.position)
            XCTAssertEqual((edges.first ?? 0) / 3, 386.33, accuracy: 0.34)
            XCTAssertEqual((edges.last ?? 0) / 3, 490.67, accuracy: 0.34)
            try start("iPhone 15", style)
            present(
                alert(.alert, message, [("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel)]))
            try self.picture("alert-three-\(style.rawValue)")
            try start("iPhone 15", style)
            present(
                alert(.actionSheet, message, [("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel)]))
            try self.picture("actionsheet-\(style.rawValue)")
        }
    }

    func testAlertWithFields() throws {
        for style in Self.styles {
            try start("iPhone 15", style)
            let alert = alert(.alert, "Enter what is asked for.", [("Cancel", .cancel), ("OK", .default)])
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
            present(alert)
            try picture("alert-fields-\(style.rawValue)")
        }
    }

    func testManyActions() throws {
        try start()
        present(alert(.actionSheet, nil, (1...15).map { ("Row \($0)", .default) } + [("Cancel", .cancel)]))
        try picture("actionsheet-many")
        try start("iPhone 15", .light, isOnItsSide: true)
        present(alert(.actionSheet, nil, (1...5).map { ("Row \($0)", .default) } + [("Cancel", .cancel)]))
        try picture("actionsheet-landscape")
        try start("iPhone 15", .light, isOnItsSide: true)
        present(alert(.alert, "Message", [("Cancel", .cancel), ("Delete", .destructive)]))
        try picture("alert-landscape")
    }

    func testActionSheetOnAPad() throws {
        for style in Self.styles {
            try start("iPad Pro 11-inch", style)
            let sheet = alert(
                .actionSheet, "Message", [("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel)])
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 50, height: 50)
            present(sheet)
            try picture("pad-actionsheet-\(style.rawValue)")
        }
    }

    func testHighlightedRow() throws {
        try start()
        present(alert(.alert, nil, [("Cancel", .cancel), ("OK", .default)]))
        TouchDelivery.shared.deliver(.init(phase: .began, finger: 0, point: CGPoint(x: 260, y: 455)))
        FramePipeline.shared.runFrame()
        try picture("alert-highlight")
    }
}
