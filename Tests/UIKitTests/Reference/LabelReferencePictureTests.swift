import Foundation
import UIKit
import XCTest

/// Labels beside those that iOS drew.
@preconcurrency @MainActor final class LabelReferencePictureTests: XCTestCase {
    func test_labelsOfATextStyleAtChosenSizes() throws {
        let sizes: [(String, UIContentSizeCategory)] = [
            ("xs", .extraSmall), ("l", .large), ("xxxl", .extraExtraExtraLarge), ("ax1", .accessibilityMedium),
            ("ax5", .accessibilityExtraExtraExtraLarge),
        ]
        for (suffix, category) in sizes {
            let name = "label-title1-\(suffix)-13.2-any"
            let theirs = try ReferencePictures.picture(name, scale: 3)
            // Ours may be wider: the stage has room for it.
            var stage = PictureStage(CGFloat(theirs.width) / 3 + 20, CGFloat(theirs.height) / 3, scale: 3)
            stage.category = category
            var size = CGSize.zero
            let ours = try stage.draw(name) {
                let label = UILabel()
                label.text = "What's the point?"
                label.font = .preferredFont(forTextStyle: .title1)
                label.adjustsFontForContentSizeCategory = true
                label.sizeToFit()
                size = label.bounds.size
                return label
            }
            var comparison = PictureComparison(name, theirs: theirs, ours: ours)
            comparison.compareWidth("label width", Double(theirs.width), Double(size.width) * 3)
            comparison.compare("label height", Double(theirs.height), Double(size.height) * 3, within: 0)
            let everything = CGRect(x: 0, y: 0, width: 500, height: 100)
            comparison.compareText("text", in: everything, edges: 2)
            comparison.compare(
                "cap height and above", theirs.ink(in: everything).map { $0.baseline - $0.top },
                ours.ink(in: everything).map { $0.baseline - $0.top }, within: 3)
            comparison.check()
        }
    }

    private static let joke =
        "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by "
        + "adding a joke or something. Alright, it's been fun!"

    private func paragraph(_ name: String, _ make: (NSMutableParagraphStyle) -> Int) throws -> PictureComparison {
        let theirs = try ReferencePictures.picture(name, scale: 1)
        let ours = try PictureStage(300, 300, scale: 1).draw(name) {
            let style = NSMutableParagraphStyle()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            label.numberOfLines = make(style)
            label.attributedText = NSAttributedString(
                string: Self.joke,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style, .foregroundColor: UIColor.black,
                ])
            return label
        }
        return PictureComparison(name, theirs: theirs, ours: ours)
    }

    private func compareLines(_ comparison: inout PictureComparison, right tolerance: (Int) -> Double?) {
        let everything = CGRect(x: 0, y: 0, width: 300, height: 300)
        let theirs = comparison.theirs.lines(in: everything)
        let ours = comparison.ours.lines(in: everything)
        comparison.compare("lines", Double(theirs.count), Double(ours.count), within: 0, unit: "")
        for (index, pair) in zip(theirs, ours).enumerated() {
            comparison.compare("line \(index), left", pair.0.left, pair.1.left, within: 1)
            comparison.compare("line \(index), right", pair.0.right, pair.1.right, within: tolerance(index))
            comparison.compare("line \(index), baseline", pair.0.baseline, pair.1.baseline, within: 1)
        }
    }

    func test_textJustified() throws {
        var comparison = try paragraph("label-justified-17-any") { style in
            style.alignment = .justified
            style.lineBreakMode = .byWordWrapping
            return 0
        }
        // All lines but the last fill the width.
        compareLines(&comparison) { $0 < 4 ? 1 : 2.5 }
        comparison.check()
    }

    func test_textCutAtTheEnd() throws {
        for name in ["label-truncate-head-17-any", "label-truncate-middle-17-any"] {
            // Whatever the wrapper asked for, iOS cut the end off.
            var comparison = try paragraph(name) { style in
                style.lineBreakMode = .byTruncatingTail
                return 2
            }
            // Which letter is the last before the ellipsis hangs on fractions of points: one letter more or less.
            compareLines(&comparison) { $0 == 0 ? 3 : 12 }
            comparison.check()
        }
    }

    func test_textBrokenAtAnyLetter() throws {
        var comparison = try paragraph("label-char-wrap-17-any") { style in
            style.lineBreakMode = .byCharWrapping
            return 2
        }
        compareLines(&comparison) { _ in 12 }
        comparison.check()
    }

    func test_labelsInTheSafeArea() throws {
        var stage = PictureStage(375, 812, scale: 3)
        stage.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        stage.category = .medium
        var comparison = try comparison("labels-safearea-13.2-iphonex", stage) { SafeAreaLabelsViewController() }
        comparison.compareText("headline", in: CGRect(x: 100, y: 40, width: 175, height: 30))
        comparison.compareText("leading", in: CGRect(x: 0, y: 390, width: 60, height: 40))
        comparison.compareText("trailing", in: CGRect(x: 300, y: 390, width: 75, height: 40), edges: 3)
        // A single mark has no flat foot to find a baseline by.
        comparison.compareBox(
            "subheadline", in: CGRect(x: 150, y: 750, width: 75, height: 35), within: 2.5, color: false)
        comparison.check()
    }

    func test_buttonsOfText() throws {
        let stage = PictureStage(414, 896, scale: 3)
        var comparison = try comparison("buttons-text-13-iphonexsmax", stage) { TextButtonsViewController() }
        let everything = CGRect(x: 0, y: 300, width: 414, height: 300)
        let (theirs, ours) = (comparison.theirs.lines(in: everything), comparison.ours.lines(in: everything))
        comparison.compare("lines", Double(theirs.count), Double(ours.count), within: 0, unit: "")
        for (index, pair) in zip(theirs, ours).enumerated().dropFirst() {
            comparison.compareWidth("line \(index), width", pair.0.width, pair.1.width)
            comparison.compare("line \(index), middle", pair.0.midX, pair.1.midX, within: 2)
            comparison.compareColor("line \(index), colour", pair.0.color, pair.1.color)
        }
        comparison.check()
    }
}

/// Four labels at the sides of the safe area.
final class SafeAreaLabelsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            return label
        }
        let top = label("What's", .headline)
        let leading = label("the", .body)
        let trailing = label("point", .body)
        let bottom = label("?", .subheadline)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: guide.topAnchor),
            top.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            leading.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            trailing.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            bottom.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ])
    }
}

/// A column of text buttons in the middle.
private final class TextButtonsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        func button(_ title: String) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
            return button
        }
        let count = UILabel()
        count.text = "0"
        count.font = .preferredFont(forTextStyle: .title1)
        let counter = UIStackView(arrangedSubviews: [button("-"), count, button("+")])
        let column = UIStackView(
            arrangedSubviews: [counter, button("Is this prime?"), button("What is the 0th prime?")])
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
