import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The size that a person chooses for text, and what follows it.
@preconcurrency @MainActor final class TextSizeTests: TraitTestCase {
    func testCategoriesAreOrdered() {
        XCTAssertTrue(UIContentSizeCategory.small < .large)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        XCTAssertTrue(UIContentSizeCategory.large <= .large)
        XCTAssertTrue(UIContentSizeCategory.large >= .medium)
        XCTAssertFalse(UIContentSizeCategory.large < .large)
        // What is not specified cannot be compared.
        XCTAssertFalse(UIContentSizeCategory.unspecified < .large)
        XCTAssertFalse(UIContentSizeCategory.unspecified > .large)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    func testAViewLimitsTheSizeForAllBelowIt() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        setScreen { $0.textSize = .accessibility5 }
        outer.maximumContentSizeCategory = .extraLarge
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        inner.maximumContentSizeCategory = .medium
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .medium)
        XCTAssertEqual(
            inner.appliedContentSizeCategoryLimitsDescription,
            "UIView: maximum UICTContentSizeCategoryM\nUIView: maximum UICTContentSizeCategoryXL")
        (inner.maximumContentSizeCategory, outer.maximumContentSizeCategory) = (nil, nil)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
        setScreen { $0.textSize = .small }
        outer.minimumContentSizeCategory = .large
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .large)
    }

    func testPicturesGrowAtTheSizesForAccessibility() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let (view, button) = (UIImageView(image: image), UIButton(type: .custom))
        button.setImage(image, for: .normal)
        let host = UIView()
        host.addSubview(view)
        host.addSubview(button)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        setScreen { $0.textSize = .extraExtraExtraLarge }
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
        setScreen { $0.textSize = .accessibility5 }
        XCTAssertGreaterThan(view.intrinsicContentSize.width, 40)
        XCTAssertEqual(view.intrinsicContentSize.width, view.intrinsicContentSize.height * 2, accuracy: 0.1)
        XCTAssertGreaterThan(button.intrinsicContentSize.width, 40)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = false
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
    }

    func testTextStylesInEveryCategory() {
        func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
            UIContentSizeCategory.ordered.map {
                let traits = UITraitCollection(preferredContentSizeCategory: $0)
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
        }
        XCTAssertEqual(sizes(.largeTitle), [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
        XCTAssertEqual(sizes(.title1), [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58])
        XCTAssertEqual(sizes(.title2), [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56])
        XCTAssertEqual(sizes(.title3), [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
        XCTAssertEqual(sizes(.headline), [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        XCTAssertEqual(sizes(.body), [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        XCTAssertEqual(sizes(.callout), [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
        XCTAssertEqual(sizes(.subheadline), [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49])
        XCTAssertEqual(sizes(.footnote), [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
        XCTAssertEqual(sizes(.caption1), [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
        XCTAssertEqual(sizes(.caption2), [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    }

    /// 48 at the largest size and 16⅓ at medium are measured on iOS.
    func testMetricsScaleAsLinesGrow() {
        func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
            UIFontMetrics.default.scaledValue(
                for: value,
                compatibleWith: UITraitCollection {
                    $0.preferredContentSizeCategory = category
                    $0.displayScale = 3
                })
        }
        XCTAssertEqual(scaled(17, .large), 17)
        XCTAssertEqual(scaled(17, .medium), 49.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(scaled(17, .accessibilityExtraExtraExtraLarge), 48, accuracy: 1e-9)
        setScreen { $0.textSize = .accessibility5 }
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 17), 48, accuracy: 1e-9)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let metrics = UIFontMetrics(forTextStyle: .body)
        XCTAssertEqual(metrics.scaledFont(for: font).pointSize, 48, accuracy: 1e-9)
        XCTAssertEqual(metrics.scaledFont(for: font).fontName, font.fontName)
        XCTAssertEqual(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize, 30)
    }

    func testTheApplicationTellsOfANewSize() {
        XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .large)
        nonisolated(unsafe) var posted: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            posted.append(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "none")
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        setScreen { $0.textSize = .accessibility1 }
        setScreen { $0.style = .dark }
        XCTAssertEqual(posted, ["UICTContentSizeCategoryAccessibilityM"])
        XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .accessibilityMedium)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 28)
    }

    func testLabelsFollowWhereTheyAreToldTo() {
        let root = UIViewController()
        show(root)
        let labels = (0..<4).map { _ in UILabel() }
        labels[0].font = .preferredFont(forTextStyle: .body)
        labels[1].font = .preferredFont(forTextStyle: .body)
        labels[2].font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 40)
        labels[3].font = .systemFont(ofSize: 17)
        for label in labels {
            label.text = "Text"
            root.view.addSubview(label)
        }
        for index in [1, 2, 3] { labels[index].adjustsFontForContentSizeCategory = true }
        func sizes() -> [CGFloat] { labels.map { $0.font.pointSize } }
        XCTAssertEqual(sizes(), [17, 17, 17, 17])
        let height = labels[1].intrinsicContentSize.height
        setScreen { $0.textSize = .accessibility5 }
        XCTAssertEqual(sizes(), [17, 53, 40, 17])
        XCTAssertGreaterThan(labels[1].intrinsicContentSize.height, 2 * height)
        setScreen { $0.textSize = .large }
        XCTAssertEqual(sizes(), [17, 17, 17, 17])
        // An override reaches as far as any other trait.
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        settle()
        XCTAssertEqual(sizes(), [17, 19, 18.0 + 2.0 / 3, 17])
    }

    func testAttributedTextsFollowFontByFont() {
        let root = UIViewController()
        show(root)
        let label = UILabel()
        let text = NSMutableAttributedString(string: "One two")
        text.setAttributes(
            [.font: UIFont.preferredFont(forTextStyle: .headline)], range: NSRange(location: 0, length: 4))
        // Foundation traps on Linux where neighbours have the same keys with other values.
        text.setAttributes([.font: UIFont.systemFont(ofSize: 9), .kern: 1], range: NSRange(location: 4, length: 3))
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = text
        root.view.addSubview(label)
        func sizes() -> [CGFloat] {
            [0, 5].compactMap { index in
                let font = label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
                return font?.pointSize
            }
        }
        XCTAssertEqual(sizes(), [17, 9])
        setScreen { $0.textSize = .accessibility5 }
        XCTAssertEqual(sizes(), [53, 9])
        setScreen { $0.textSize = .large }
        XCTAssertEqual(sizes(), [17, 9])
        XCTAssertEqual(label.attributedText?.attribute(.kern, at: 5, effectiveRange: nil) as? Int, 1)
    }

    func testLabelsThatWereAwayFollowWhenTheyComeBack() {
        let root = UIViewController()
        show(root)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        root.view.addSubview(label)
        label.removeFromSuperview()
        setScreen { $0.textSize = .extraLarge }
        XCTAssertEqual(label.font.pointSize, 17)
        root.view.addSubview(label)
        XCTAssertEqual(label.font.pointSize, 19)
    }

    func testButtonsFollow() {
        let root = UIViewController()
        show(root)
        let plain = UIButton(type: .system)
        plain.setTitle("Go", for: .normal)
        plain.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        plain.titleLabel?.adjustsFontForContentSizeCategory = true
        let configured = UIButton(configuration: .filled())
        configured.configuration?.title = "Go"
        for button in [plain, configured] { root.view.addSubview(button) }
        settle()
        let before = [plain, configured].map(\.intrinsicContentSize.height)
        setScreen { $0.textSize = .accessibility3 }
        settle()
        let after = [plain, configured].map(\.intrinsicContentSize.height)
        XCTAssertEqual(plain.titleLabel?.font.pointSize, 40)
        for (old, new) in zip(before, after) { XCTAssertGreaterThan(new, old * 1.3) }
    }

    func testSymbolsOfATextStyleFollow() throws {
        let root = UIViewController()
        show(root)
        let style = UIImage.SymbolConfiguration(textStyle: .body)
        let image = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: style))
        let fixed = try XCTUnwrap(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let views = [image, fixed, try XCTUnwrap(UIImage(systemName: "star"))].map { UIImageView(image: $0) }
        views[2].preferredSymbolConfiguration = style
        for view in views { root.view.addSubview(view) }
        func heights() -> [CGFloat] { views.map(\.intrinsicContentSize.height) }
        let before = heights()
        setScreen { $0.textSize = .accessibility3 }
        let after = heights()
        XCTAssertGreaterThan(after[0], before[0] * 2)
        XCTAssertEqual(after[1], before[1])
        XCTAssertEqual(after[2], after[0])
        setScreen { $0.textSize = .large }
        XCTAssertEqual(heights(), before)
    }

    func testRowsThatSizeThemselvesFollow() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.textLabel?.text = "Row"
                return cell
            }
        }
        let root = UIViewController()
        show(root)
        let (table, rows) = (UITableView(frame: root.view.bounds), Rows())
        table.dataSource = rows
        root.view.addSubview(table)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        settle()
        func height() -> CGFloat { table.rectForRow(at: IndexPath(row: 1, section: 0)).height }
        let before = height()
        setScreen { $0.textSize = .accessibility5 }
        settle()
        XCTAssertEqual(table.visibleCells.first?.textLabel?.font.pointSize, 53)
        XCTAssertGreaterThan(height(), before * 1.5)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
        setScreen { $0.textSize = .large }
        settle()
        XCTAssertEqual(height(), before)
    }

    func testSectionTitlesFollowTheTextSize() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        let source = Source()
        for (style, size) in [(UITableView.Style.plain, CGFloat(17)), (.grouped, 13)] {
            let controller = UIViewController()
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.dataSource = source
            controller.view.addSubview(table)
            show(controller)
            let usual = table.rectForHeader(inSection: 0).height
            XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.font.pointSize, size)
            controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            settle()
            XCTAssertGreaterThan(table.headerView(forSection: 0)?.textLabel?.font.pointSize ?? 0, 2 * size)
            XCTAssertGreaterThan(table.rectForHeader(inSection: 0).height, usual + 10)
        }
    }
}
