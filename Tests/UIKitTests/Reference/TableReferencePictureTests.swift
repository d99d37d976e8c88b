import Foundation
import UIKit
import XCTest

/// Tables beside those that iOS drew.
@preconcurrency @MainActor final class TableReferencePictureTests: XCTestCase {
    func test_plainTable() throws {
        var stage = PictureStage(320, 568, scale: 3)
        stage.safeArea.top = 20
        stage.category = .medium
        let table = ListViewController(.plain, [ListSection(rows: (0..<10).map { ListRow("\($0)") })])
        var comparison = try comparison("table-plain-13.2-iphonese", stage) { table }
        // Before iOS 15 lines went on below the last row.
        comparison.compareSeparators(downAt: 200, from: 25, to: 20 + 44 * 10 + 5)
        for row in [0, 9] {
            let place = CGRect(x: 5, y: 22 + 44 * Double(row), width: 200, height: 40)
            let (theirs, ours) = (comparison.theirs.ink(in: place), comparison.ours.ink(in: place))
            comparison.compare("row \(row), left", theirs?.left, ours?.left, within: 2)
            comparison.compare("row \(row), bottom", theirs?.bottom, ours?.bottom, within: 1)
        }
        let y = 20 + 44 - 0.2
        comparison.compare(
            "left end of a separator", comparison.theirs.edges(rightAt: y, from: 0, to: 100).first?.position,
            comparison.ours.edges(rightAt: y, from: 0, to: 100).first?.position, within: 0)
        comparison.compareColor("right end of a separator", at: 319.5, y)
        comparison.check()
    }

    private static let directions = [
        ListSection(header: "Directions", rows: [ListRow("Open in Apple Maps"), ListRow("Open in Google Maps")]),
        ListSection(
            header: "Travelling by",
            rows: ["By bus and/or tram", "Free shuttle buses", "By train", "By car", "By plane", "By taxi"]
                .map { ListRow($0, accessory: .disclosureIndicator) }),
    ]

    private var largePhone: PictureStage {
        var stage = PictureStage(414, 736, scale: 3)
        stage.safeArea.top = 47
        stage.category = .medium
        return stage
    }

    /// Compares where the ground turns to the rows' colour and back, down a column that no text crosses.
    private func compareGroups(_ comparison: inout PictureComparison, x: Double, from top: Double, to bottom: Double) {
        func sides(_ picture: Picture) -> [Picture.Edge] {
            picture.edges(downAt: x, from: top, to: bottom, over: 1).filter {
                let grounds = [Picture.Color(red: 0xF2, green: 0xF2, blue: 0xF7), .white]
                return grounds.contains($0.from) != grounds.contains($0.to) || $0.from != $0.to
            }
        }
        let (theirs, ours) = (sides(comparison.theirs), sides(comparison.ours))
        comparison.compare("edges of rows", Double(theirs.count), Double(ours.count), within: 0, unit: "")
        for (index, pair) in zip(theirs, ours).enumerated() {
            comparison.compare("edge \(index)", pair.0.position, pair.1.position, within: 1)
            comparison.compareColor("edge \(index), below", pair.0.to, pair.1.to)
        }
    }

    func test_insetGroupedTable() throws {
        var comparison = try comparison("table-insetgrouped-headers-16.2-iphone8plus", largePhone) {
            ListViewController(.insetGrouped, Self.directions)
        }
        comparison.compareColor("ground", at: 5, 300)
        compareGroups(&comparison, x: 300, from: 48, to: 600)
        comparison.compare(
            "left side of a group", comparison.theirs.edges(rightAt: 120, from: 0, to: 39).first?.position,
            comparison.ours.edges(rightAt: 120, from: 0, to: 39).first?.position, within: 0)
        comparison.compareText("header 0", in: CGRect(x: 25, y: 75, width: 350, height: 24), color: true)
        comparison.compareText("header 1", in: CGRect(x: 25, y: 215, width: 350, height: 28), color: true)
        comparison.compareText("row 0", in: CGRect(x: 25, y: 105, width: 300, height: 38))
        comparison.compareText("row 1", in: CGRect(x: 25, y: 150, width: 300, height: 36))
        comparison.compareText("row 2", in: CGRect(x: 25, y: 249, width: 300, height: 38))
        comparison.compareBox("disclosure", in: CGRect(x: 355, y: 249, width: 36, height: 38), within: 1)
        // How far the corner of the first row is cut off, row of pixels by row of pixels.
        for pixel in [3, 6, 12, 20] {
            let y = (comparison.theirs.edges(downAt: 300, from: 48, to: 200).first?.position ?? 0) + Double(pixel)
            comparison.compare(
                "corner, row \(pixel)",
                comparison.theirs.edges(rightAt: (y + 0.5) / 3, from: 0, to: 100).last?.position,
                comparison.ours.edges(rightAt: (y + 0.5) / 3, from: 0, to: 100).last?.position, within: 2)
        }
        comparison.check()
    }

    func test_headersThatAreViews() throws {
        let sections = ["State of Apache OpenOffice", "Rebuilding the Apache OpenOffice wiki"].map {
            ListSection(headerView: "Apache OpenOffice", rows: [ListRow($0, accessory: .disclosureIndicator)])
        }
        var comparison = try comparison("table-insetgrouped-labelheaders-16.2-iphone8plus", largePhone) {
            ListViewController(.insetGrouped, sections)
        }
        compareGroups(&comparison, x: 350, from: 48, to: 400)
        comparison.compareText("header 0", in: CGRect(x: 25, y: 50, width: 350, height: 28), color: true)
        comparison.compareText("row 0", in: CGRect(x: 25, y: 85, width: 300, height: 34))
        comparison.compareText("row 1", in: CGRect(x: 25, y: 181, width: 318, height: 34))
        comparison.check()
    }

    func test_rowsWithPictures() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let name = "table-plain-symbols-\(style == .dark ? "dark" : "light")-16.2-iphone8plus"
            var stage = largePhone
            stage.style = style
            var comparison = try comparison(name, stage) {
                let image = UIImage(systemName: "circle.fill")
                let list = ListViewController(
                    .plain,
                    [
                        ListSection(
                            rows: (0..<3).map { ListRow("FOSDEM \($0)", image: image, accessory: .disclosureIndicator) }
                        )
                    ])
                list.tableView.tableFooterView = UIView()
                return list
            }
            comparison.compareColor("ground", at: 300, 500)
            comparison.compareSeparators(downAt: 250, from: 60, to: 700)
            // Our symbol, which is not theirs, is a point wider, and moves the text.
            comparison.compareText("row 0", in: CGRect(x: 56, y: 55, width: 200, height: 34), edges: 4, color: true)
            comparison.compareText("row 2", in: CGRect(x: 56, y: 140, width: 200, height: 34), edges: 4)
            // The disc is drawn, not the numbered one.
            comparison.compareBox("picture", in: CGRect(x: 5, y: 50, width: 44, height: 40), within: 5, color: false)
            // The row whose accessory iOS drew as an arrow.
            let row = style == .dark ? 1.0 : 0
            comparison.compareBox(
                "disclosure", in: CGRect(x: 370, y: 49 + 44 * row, width: 44, height: 38), within: 1)
            comparison.check()
        }
    }

    func test_commentsThatSizeTheirRows() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let name = "comments-\(style == .dark ? "dark" : "light")-26.1-iphone13"
            var stage = PictureStage(390, 844, scale: 3)
            stage.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            stage.category = .medium
            stage.style = style
            var comparison = try comparison(name, stage) { CommentsViewController() }
            comparison.compareColor("ground", at: 5, 700)
            let (theirs, ours) = (
                comparison.theirs.lines(in: CGRect(x: 0, y: 48, width: 390, height: 500)),
                comparison.ours.lines(in: CGRect(x: 0, y: 48, width: 390, height: 500))
            )
            comparison.compare("lines", Double(theirs.count), Double(ours.count), within: 0, unit: "")
            guard theirs.count == 13, ours.count == 13 else { return comparison.check() }
            // iOS 26 has 4 more points above and below a cell's content: places count from the first line of each cell.
            for cell in [0..<8, 8..<11, 11..<13] {
                for line in cell {
                    comparison.compare("line \(line), left", theirs[line].left, ours[line].left, within: 2)
                    comparison.compare(
                        "line \(line), baseline below the cell's first",
                        theirs[line].baseline - theirs[cell.lowerBound].baseline,
                        ours[line].baseline - ours[cell.lowerBound].baseline, within: 1)
                    // Texts end at the same word.
                    comparison.compareWidth("line \(line), width", theirs[line].width, ours[line].width)
                }
            }
            comparison.check()
        }
    }
}

// MARK: - The controllers behind the pictures

private struct ListRow {
    var text: String
    var image: UIImage?
    var accessory: UITableViewCell.AccessoryType

    init(_ text: String, image: UIImage? = nil, accessory: UITableViewCell.AccessoryType = .none) {
        (self.text, self.image, self.accessory) = (text, image, accessory)
    }
}

private struct ListSection {
    var header: String?
    var headerView: String?
    var rows: [ListRow]
}

/// A table of system cells.
private final class ListViewController: UITableViewController {
    private let sections: [ListSection]

    init(_ style: UITableView.Style, _ sections: [ListSection]) {
        self.sections = sections
        super.init(style: style)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.text
        if let image = row.image {
            cell.imageView?.image = image
            cell.imageView?.tintColor = .label
        }
        cell.accessoryType = row.accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].headerView.map(LabelHeader.init)
    }
}

/// A header with a label in its margins.
private final class LabelHeader: UITableViewHeaderFooterView {
    init(_ text: String) {
        super.init(reuseIdentifier: nil)
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .callout)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A table of comments whose texts size the rows.
private final class CommentsViewController: UITableViewController {
    private let comments: [(name: String, date: String, text: String)] = [
        (
            "a long long long long username", "1000 years ago",
            "The East Side Gallery is an open-air gallery in Berlin. It consists of a series of murals painted directly "
                + "on a 1,316 m long remnant of the Berlin Wall, located near the centre of Berlin, on Mühlenstraße in "
                + "Friedrichshain-Kreuzberg. The gallery has official status as a Denkmal, or heritage-protected landmark."
        ),
        ("a username", "10 days ago", "East Side Gallery\nMemorial in Berlin, Germany"),
        ("a.", "1 hour ago", "nice"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        if let cell = cell as? CommentCell {
            let comment = comments[indexPath.row]
            cell.name.text = comment.name
            cell.date.text = comment.date
            cell.comment.text = comment.text
        }
        return cell
    }
}

private final class CommentCell: UITableViewCell {
    let name = UILabel()
    let date = UILabel()
    let comment = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .preferredFont(forTextStyle: .headline)
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        date.textAlignment = .right
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        comment.font = .preferredFont(forTextStyle: .body)
        comment.numberOfLines = 0
        let heading = UIStackView(arrangedSubviews: [name, date])
        heading.spacing = 8
        let column = UIStackView(arrangedSubviews: [heading, comment])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            contentView.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 11),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
