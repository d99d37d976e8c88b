import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ContentConfigurationTests: EventTestCase {
    private func table(_ style: UITableView.Style = .plain, _ setUp: @escaping (UITableViewCell, Int) -> Void)
        -> UITableView
    {
        let controller = OneSectionController(style: style)
        controller.setUp = setUp
        window.rootViewController = controller
        settle()
        return controller.tableView
    }

    func testARowWithAText() throws {
        let table = table { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(row)"
            cell.contentConfiguration = content
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let view = try XCTUnwrap(cell.contentView as? UIListContentView)
        XCTAssertEqual((view.configuration as? UIListContentConfiguration)?.text, "Row 0")
        // As measured on iOS 17.5.
        XCTAssertEqual(cell.bounds.height, 44 + 1.0 / 3, accuracy: 0.01)
        let label = try XCTUnwrap(view.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(label.text, "Row 0")
        XCTAssertEqual(label.frame.minX, 16)
        XCTAssertEqual(label.font, .preferredFont(forTextStyle: .body))
    }

    func testTheSameViewShowsTheNextConfiguration() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        cell.contentConfiguration = content
        let view = cell.contentView
        content.text = "Two"
        content.secondaryText = "2"
        cell.contentConfiguration = content
        XCTAssertTrue(cell.contentView === view)
        XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["Two", "2"])
        cell.contentConfiguration = nil
        XCTAssertFalse(cell.contentView === view)
        XCTAssertFalse(cell.contentView is UIListContentView)
    }

    func testAStyleHasItsConfiguration() {
        XCTAssertEqual(
            UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration(), .subtitleCell())
        XCTAssertEqual(
            UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration(), .valueCell())
    }

    func testValuesStandBesideTextWhereThereIsRoom() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        XCTAssertEqual(labels[0].frame.midY, labels[1].frame.midY, accuracy: 0.5)
        XCTAssertEqual(labels[1].frame.maxX, 292, accuracy: 0.5)
        view.frame.size.width = 80
        view.layoutIfNeeded()
        XCTAssertGreaterThan(labels[1].frame.minY, labels[0].frame.maxY)
        XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 80, height: 0)).height, 60)
    }

    func testUpdatesFollowTheState() throws {
        var states: [String] = []
        let table = table { cell, row in
            cell.configurationUpdateHandler = { cell, state in
                var content = cell.defaultContentConfiguration().updated(for: state)
                content.text = state.isSelected ? "selected" : "not selected"
                cell.contentConfiguration = content
                if row == 0 { states.append(content.text!) }
            }
        }
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        settle()
        XCTAssertEqual(states.first, "not selected")
        XCTAssertEqual(states.last, "selected")
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "selected")
    }

    func testBackgroundsOfListsFollowTheSelection() throws {
        let table = table(.insetGrouped) { cell, _ in
            cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let background = try XCTUnwrap(cell.subviews.first as? ConfiguredBackgroundView)
        XCTAssertEqual(background.frame, cell.bounds)
        XCTAssertTrue(background.configuration.backgroundColor === UIColor.secondarySystemGroupedBackground)
        cell.isSelected = true
        settle()
        XCTAssertTrue(background.configuration.backgroundColor === UIColor.systemGray4)
    }

    func testHeadersOfTables() throws {
        let controller = OneSectionController(style: .insetGrouped)
        controller.header = "Accounts"
        window.rootViewController = controller
        settle()
        let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0))
        let view = try XCTUnwrap(header.contentView as? UIListContentView)
        XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["ACCOUNTS"])
        XCTAssertEqual(header.bounds.height, view.sizeThatFits(header.bounds.size).height, accuracy: 0.5)
        header.contentConfiguration = nil
        XCTAssertFalse(header.contentView is UIListContentView)
    }

    func testContentOfTheAppsOwn() throws {
        let table = table { cell, row in cell.contentConfiguration = NumberContentConfiguration(number: row) }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        XCTAssertEqual((cell.contentView as? NumberContentView)?.label.text, "2")
        XCTAssertEqual(cell.bounds.height, 70)
    }

    func testAttributedAndPlainTextReplaceEachOther() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Header"
        content.attributedText = NSAttributedString(string: "Other")
        XCTAssertNil(content.text)
        content.text = "Header"
        XCTAssertNil(content.attributedText)
        let view = UIListContentView(configuration: content)
        XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["HEADER"])
    }

    func testStatesHaveValuesOfTheAppsOwn() {
        let key = UIConfigurationStateCustomKey("app.archived")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        XCTAssertNil(state[key])
        state[key] = true
        XCTAssertEqual(state[key], AnyHashable(true))
    }

    func testGuidesFollowTheParts() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Birch"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        XCTAssertNil(view.secondaryTextLayoutGuide)
        XCTAssertNil(view.imageLayoutGuide)
        let guide = try XCTUnwrap(view.textLayoutGuide)
        XCTAssertTrue(guide === view.textLayoutGuide)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            mark.topAnchor.constraint(equalTo: guide.bottomAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        let label = try XCTUnwrap(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Birch" })
        XCTAssertEqual(guide.layoutFrame.minX, label.frame.minX, accuracy: 1e-6)
        XCTAssertEqual(guide.layoutFrame.maxY, label.frame.maxY, accuracy: 1e-6)
        XCTAssertEqual(guide.layoutFrame.width, label.frame.width, accuracy: 1e-6)
        XCTAssertEqual(mark.frame.minX, label.frame.minX, accuracy: 1e-6)
        XCTAssertEqual(mark.frame.minY, label.frame.maxY, accuracy: 1e-6)
    }
}

private final class OneSectionController: UITableViewController {
    var setUp: (UITableViewCell, Int) -> Void = { _, _ in }
    var header: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration()
        content?.text = header
        view?.contentConfiguration = content
        return view
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        setUp(cell, indexPath.row)
        return cell
    }
}

private struct NumberContentConfiguration: UIContentConfiguration {
    var number: Int

    func makeContentView() -> UIView & UIContentView { NumberContentView(self) }
    func updated(for state: any UIConfigurationState) -> NumberContentConfiguration { self }
}

private final class NumberContentView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: NumberContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.heightAnchor.constraint(equalToConstant: 50),
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { label.text = (configuration as? NumberContentConfiguration).map { "\($0.number)" } }
}
