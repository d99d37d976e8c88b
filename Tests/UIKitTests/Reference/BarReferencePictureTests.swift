import Foundation
import UIKit
import XCTest

/// Navigation bars, standing alone, beside those that iOS drew.
@preconcurrency @MainActor final class BarReferencePictureTests: XCTestCase {
    /// A bar that hangs from the top of the screen.
    private func controller(
        barTop: CGFloat, width: CGFloat, height: CGFloat = 44, ground: UIColor,
        _ setUp: @escaping (UINavigationBar) -> Void
    ) -> UIViewController {
        let controller = BarViewController()
        controller.view.backgroundColor = ground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: barTop, width: width, height: height))
        bar.delegate = controller
        bar.standardAppearance.configureWithOpaqueBackground()
        setUp(bar)
        controller.view.addSubview(bar)
        return controller
    }

    private func compareEdge(_ comparison: inout PictureComparison, at y: Double, x: Double = 5) {
        let (theirs, ours) = (
            comparison.theirs.edges(downAt: x, from: y - 4, to: y + 4),
            comparison.ours.edges(downAt: x, from: y - 4, to: y + 4)
        )
        comparison.compare("end of the bar", theirs.first?.position, ours.first?.position, within: 0)
        comparison.compareColor("hairline", theirs.first?.to, ours.first?.to)
        comparison.compare(
            "end of the hairline", theirs.dropFirst().first?.position, ours.dropFirst().first?.position, within: 0)
    }

    func test_barWithoutTitleOnRed() throws {
        var comparison = try comparison("navbar-opaque-red-15.5-iphone13", PictureStage(390, 844, scale: 3)) {
            controller(barTop: 47, width: 390, ground: .green) { bar in
                bar.standardAppearance.backgroundColor = .red
                bar.items = [UINavigationItem(title: ""), UINavigationItem(title: "")]
            }
        }
        comparison.compareColor("bar", at: 195, 60)
        comparison.compareColor("behind the status bar", at: 195, 5)
        compareEdge(&comparison, at: 91)
        comparison.compareBox("chevron", in: CGRect(x: 0, y: 50, width: 60, height: 38), within: 1)
        comparison.check()
    }

    func test_backButtonAndTitleThatPushEachOther() throws {
        let pictures: [(String, PictureStage, barTop: CGFloat)] = [
            ("navbar-back-longtitle-15.5-iphone13", PictureStage(390, 844, scale: 3), 47),
            ("navbar-back-longtitle-18-iphone16promax", PictureStage(440, 956, scale: 3), 56 + 1.0 / 3),
        ]
        for (name, stage, top) in pictures {
            var comparison = try comparison(name, stage) {
                controller(barTop: top, width: stage.size.width, ground: .green) { bar in
                    bar.items = [
                        UINavigationItem(title: "First Component"), UINavigationItem(title: "Second Component"),
                    ]
                }
            }
            compareEdge(&comparison, at: Double(top) + 44)
            let row = Double(top) + 2
            comparison.compareBox("chevron", in: CGRect(x: 0, y: row, width: 27.5, height: 40), within: 1)
            let gap = (ours: Self.gap(in: comparison.ours, y: row), theirs: Self.gap(in: comparison.theirs, y: row))
            for (text, part) in [("back title", 0), ("title", 1)] {
                comparison.compareText(
                    text, gap.theirs.indices.contains(part) ? gap.theirs[part] : nil,
                    gap.ours.indices.contains(part) ? gap.ours[part] : nil, edges: part == 0 ? 1.5 : nil, color: true)
            }
            if gap.ours.count == 2, gap.theirs.count == 2 {
                comparison.compare(
                    "gap between them", gap.theirs[1].left - gap.theirs[0].right, gap.ours[1].left - gap.ours[0].right,
                    // 11 points on iOS 15, 8 on iOS 18: ours is in between.
                    within: 7)
            }
            comparison.check()
        }
    }

    /// The back title and the title: what is blue, and what is black right of it.
    private static func gap(in picture: Picture, y: Double) -> [Picture.Ink] {
        let width = Double(picture.width) / picture.scale
        var split = 28.0
        // The last blue column ends the back title.
        for x in stride(from: 28, to: width, by: 1 / picture.scale) {
            let column = CGRect(x: x, y: y, width: 1 / picture.scale, height: 40)
            if let ink = picture.ink(in: column), ink.color.blue > 200, ink.color.red < 100 { split = x + 2 }
        }
        return [
            CGRect(x: 27.5, y: y, width: split - 27.5, height: 40),
            CGRect(x: split, y: y, width: width - split, height: 40),
        ].compactMap(picture.ink)
    }

    func test_shortBackButtonAndTitleInTheMiddle() throws {
        let top = 53 + 2.0 / 3
        var comparison = try comparison("navbar-back-titled-17.5-iphone15", PictureStage(393, 852, scale: 3)) {
            let controller = controller(barTop: top, width: 393, ground: .white) { bar in
                bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
            }
            let label = UILabel()
            label.text = "Back Button Accessibility Traits - With Titles"
            label.sizeToFit()
            // The frame that iOS gives a label of its size in the middle of the screen.
            label.frame.origin = CGPoint(x: ((393 - label.bounds.width) / 2 * 3).rounded() / 3, y: 415 + 2.0 / 3)
            controller.view.addSubview(label)
            return controller
        }
        // Inside of the tinted frames.
        comparison.compareText("title", in: CGRect(x: 168, y: top + 12, width: 57, height: 19))
        // Here iOS has the back title 1.3 points further left than in all other pictures.
        comparison.compareText("back title", in: CGRect(x: 28, y: top + 1, width: 35.3, height: 42), edges: nil)
        comparison.compareText("label", in: CGRect(x: 30, y: 416.5, width: 333, height: 18.5), edges: 6)
        comparison.check()
    }

    func test_titleBesideAPicture() throws {
        let colour = UIColor(red: 45 / 255, green: 46 / 255, blue: 51 / 255, alpha: 1)
        let ground = UIColor(red: 211 / 255, green: 212 / 255, blue: 213 / 255, alpha: 1)
        var comparison = try comparison("navbar-title-leftimage-17-iphone8", PictureStage(375, 667, scale: 3)) {
            controller(barTop: 0, width: 375, ground: ground) { bar in
                let item = UINavigationItem(title: "Test")
                // Ink of 7.7 by 12.8 points in a picture of 24, as the app's caret.
                let caret = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
                    context.cgContext.setLineWidth(2)
                    context.cgContext.addLines(
                        between: [CGPoint(x: 16, y: 6), CGPoint(x: 10, y: 12), CGPoint(x: 16, y: 18)])
                    context.cgContext.strokePath()
                }
                item.leftBarButtonItem = UIBarButtonItem(image: caret, style: .plain, target: nil, action: nil)
                bar.tintColor = .black
                bar.standardAppearance.titleTextAttributes = [
                    .font: UIFont.systemFont(ofSize: 16, weight: .bold), .foregroundColor: colour,
                ]
                bar.items = [item]
            }
        }
        compareEdge(&comparison, at: 44)
        comparison.compareText("title", in: CGRect(x: 120, y: 2, width: 135, height: 40), edges: 2)
        // The drawing is not ours: only that it is centred on the same row.
        let caret = CGRect(x: 0, y: 2, width: 60, height: 40)
        comparison.compare(
            "middle of the picture", comparison.theirs.ink(in: caret)?.midY, comparison.ours.ink(in: caret)?.midY,
            within: 1.5)
        comparison.check()
    }

    func test_largeTitleOverATable() throws {
        var comparison = try comparison("largetitle-table-light-13-iphone8", PictureStage(375, 667, scale: 2)) {
            let controller = controller(barTop: 20, width: 375, height: 96, ground: .white) { bar in
                bar.prefersLargeTitles = true
                bar.items = [UINavigationItem(title: "Rules")]
            }
            let table = RulesViewController()
            controller.addChild(table)
            table.view.frame = CGRect(x: 0, y: 116, width: 375, height: 551)
            controller.view.insertSubview(table.view, at: 0)
            table.didMove(toParent: controller)
            return controller
        }
        compareEdge(&comparison, at: 116)
        comparison.compareText("large title", in: CGRect(x: 0, y: 70, width: 375, height: 44), color: true)
        comparison.compareText("row", in: CGRect(x: 0, y: 125, width: 340, height: 40))
        comparison.compareSeparators(downAt: 200, from: 130, to: 660)
        // The arrow of iOS 13 was 0.7 points larger, and 1.2 further left, than today's.
        comparison.compareBox("disclosure", in: CGRect(x: 340, y: 120, width: 35, height: 50), within: 4)
        comparison.check()
    }
}

private final class BarViewController: UIViewController, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

/// Rows that their labels size.
private final class RulesViewController: UITableViewController {
    private let rules = [
        "Corking!?", "Careful of oncoming traffic", "Hold your horses!", "No hard stops!",
        "When driving at the head: Stop at the redlights!", "Hang loose", "Have fun!",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RuleCell.self, forCellReuseIdentifier: "rule")
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rules.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "rule", for: indexPath)
        (cell as? RuleCell)?.rule.text = rules[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

private final class RuleCell: UITableViewCell {
    let rule = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        rule.font = .preferredFont(forTextStyle: .title2)
        rule.numberOfLines = 0
        rule.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(rule)
        NSLayoutConstraint.activate([
            rule.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            rule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: rule.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: rule.bottomAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
