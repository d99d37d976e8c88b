import CoreGraphics
import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Draws every control on one page, for people to look at: `MATRYOSHKA_PICTURES` names the folder.
@preconcurrency @MainActor final class ControlLookTests: XCTestCase {
    private func page(_ style: UIUserInterfaceStyle) throws -> Picture {
        var stage = PictureStage(393, 852, scale: 3)
        stage.style = style
        return try stage.draw("controls-\(style == .dark ? "dark" : "light")") {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            for (index, view) in Self.views().enumerated() {
                var size = view.sizeThatFits(CGSize(width: 353, height: 400))
                if size.width == 0 || view is UISlider { size.width = 353 }
                view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 50, width: size.width, height: size.height)
                controller.view.addSubview(view)
            }
            return controller
        }
    }

    private static func views() -> [UIView] {
        let segments = UISegmentedControl(items: ["First", "Second", "Third", "Fourth"])
        segments.selectedSegmentIndex = 1
        let tinted = UISegmentedControl(items: ["On", "Off"])
        tinted.selectedSegmentIndex = 0
        tinted.selectedSegmentTintColor = .systemGreen
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let dim = UISegmentedControl(items: ["Dis", "abled"])
        dim.isEnabled = false
        let slider = UISlider()
        slider.value = 0.4
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        let still = UISlider()
        still.value = 0.7
        still.isEnabled = false
        let stepper = UIStepper()
        stepper.value = 4
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.backgroundStyle = .prominent
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        let small = UIActivityIndicatorView(style: .medium)
        small.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        var row = UIListContentConfiguration.subtitleCell()
        row.text = "Title of a row"
        row.secondaryText = "Subtitle"
        row.image = UIImage(systemName: "star.fill")
        var value = UIListContentConfiguration.valueCell()
        value.text = "Name"
        value.secondaryText = "Value"
        return [
            segments, tinted, dim, slider, still, UIStepper(), stepper, pages, small, large,
            UIListContentView(configuration: row), UIListContentView(configuration: value),
        ]
    }

    func testEveryControlDrawsSomethingInLightAndDark() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let picture = try page(style)
            for index in 0..<Self.views().count {
                XCTAssertNotNil(
                    picture.ink(in: CGRect(x: 1, y: 22 + Double(index) * 50, width: 390, height: 44)),
                    "view \(index), \(style)")
            }
        }
    }

    // MARK: What opens

    private func picture(_ name: String, _ style: UIUserInterfaceStyle, _ show: @escaping (UIViewController) -> Void)
        throws -> Picture
    {
        try XCTSkipIf(
            !KeptPictures.areWanted, "nobody looks at the pictures")
        var stage = PictureStage(393, 852, scale: 3)
        stage.style = style
        stage.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        return try stage.draw("\(name)-\(style == .dark ? "dark" : "light")") {
            let controller = LookController()
            controller.show = show
            return controller
        }
    }

    func testMenus() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let picture = try picture("menu", style) { controller in
                let button = UIButton(configuration: .tinted())
                button.configuration?.title = "Options"
                button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
                controller.view.addSubview(button)
                MenuPresentation.present(Self.menu, from: button)
            }
            // The platter covers what is behind it.
            XCTAssertNotNil(picture.ink(in: CGRect(x: 40, y: 140, width: 200, height: 40)))
        }
    }

    func testContextMenu() throws {
        _ = try picture("context-menu", .light) { controller in
            let card = UIView(frame: CGRect(x: 120, y: 600, width: 150, height: 100))
            card.backgroundColor = .systemOrange
            card.layer.cornerRadius = 12
            controller.view.addSubview(card)
            let lifted = UIView(frame: card.bounds)
            lifted.backgroundColor = .systemOrange
            lifted.layer.cornerRadius = 12
            MenuPresentation.present(Self.menu, from: card, preview: lifted)
        }
    }

    func testPickers() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            _ = try picture("pickers", style) { controller in
                var y: CGFloat = 70
                for (mode, look) in [
                    (UIDatePicker.Mode.date, UIDatePickerStyle.wheels), (.dateAndTime, .wheels),
                    (.countDownTimer, .wheels),
                    (.dateAndTime, .compact),
                ] {
                    let picker = UIDatePicker()
                    picker.datePickerMode = mode
                    picker.preferredDatePickerStyle = look
                    picker.locale = Locale(identifier: "en_US")
                    picker.timeZone = TimeZone(identifier: "UTC")
                    picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
                    picker.countDownDuration = 3900
                    let size = picker.sizeThatFits(.zero)
                    picker.frame = CGRect(
                        x: 20, y: y, width: look == .wheels ? 353 : size.width, height: size.height)
                    y += size.height + 8
                    controller.view.addSubview(picker)
                }
            }
        }
    }

    func testCalendar() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            _ = try picture("calendar", style) { controller in
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .inline
                picker.locale = Locale(identifier: "en_US")
                picker.timeZone = TimeZone(identifier: "UTC")
                picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
                picker.frame = CGRect(x: 20, y: 80, width: 353, height: picker.intrinsicContentSize.height)
                controller.view.addSubview(picker)
            }
        }
    }

    func testRefresh() throws {
        _ = try picture("refresh", .light) { controller in
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.contentSize = CGSize(width: 393, height: 1000)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1000))
            content.backgroundColor = .systemGray5
            scrollView.addSubview(content)
            let control = UIRefreshControl()
            control.attributedTitle = NSAttributedString(string: "Loading")
            scrollView.refreshControl = control
            controller.view.addSubview(scrollView)
            control.beginRefreshing()
            scrollView.setContentOffset(CGPoint(x: 0, y: -119), animated: false)
        }
    }

    private static var menu: UIMenu {
        let sort = UIMenu(
            title: "Sort", options: .displayInline,
            children: [
                UIAction(title: "By Name", state: .on) { _ in },
                UIAction(title: "By Date", subtitle: "Newest first") { _ in },
            ])
        let more = UIMenu(
            title: "View Options", image: UIImage(systemName: "gear"), children: [UIAction(title: "A") { _ in }])
        return UIMenu(
            title: "",
            children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in },
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up"), attributes: .disabled) {
                    _ in
                },
                sort, more,
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            ])
    }
}

/// Shows something once it is on the screen.
private final class LookController: UIViewController {
    var show: (UIViewController) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show(self)
    }
}
