import CoreGraphics
import XCTest

@_spi(Framework) @testable import UIKit

@preconcurrency @MainActor final class LabelTests: XCTestCase {
    fileprivate func label(_ text: String, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    func testDefaults() {
        let label = UILabel()
        XCTAssertEqual(label.font.pointSize, 17)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertEqual(label.textColor, .label)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertEqual(label.intrinsicContentSize, .zero)
    }

    /// Measured on iOS at 3 pixels a point.
    func testHeightsOfOneLine() {
        let heights: [(CGFloat, CGFloat)] = [
            (11, 40), (12, 43), (13, 47), (14, 51), (15, 54), (16, 58), (17, 61), (20, 72), (22, 79), (25, 90),
            (26, 94), (27, 97), (28, 101), (30, 108), (32, 115), (34, 122), (43, 154), (58, 208),
        ]
        for (size, pixels) in heights {
            XCTAssertEqual(label("Ag", size: size).intrinsicContentSize.height, pixels / 3, accuracy: 1e-9, "\(size)")
        }
    }

    func testBaselinesStandOnPixels() {
        // Size, height of the frame and the baseline in it, all measured on iOS.
        let baselines: [(CGFloat, CGFloat, CGFloat)] = [
            (16, 58, 46), (17, 61, 49), (14, 51, 40), (15, 54, 43), (12, 43, 34),
        ]
        for (size, height, baseline) in baselines {
            let label = label("Ag", size: size)
            label.frame = CGRect(x: 0, y: 0, width: 100, height: height / 3)
            XCTAssertEqual(label.baselines.first, baseline / 3, accuracy: 1e-9, "\(size)")
        }
    }

    func testTextIsInTheMiddleOfATallLabel() {
        let label = label("Ag", size: 17)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        // (44 - 20.287) / 2 + 16.187 = 28.04
        XCTAssertEqual(label.baselines.first, 28, accuracy: 1e-9)
    }

    func testLinesOfATextStyleKeepItsPitch() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = "One\nTwo\nThree"
        label.frame.size = label.sizeThatFits(CGSize(width: 200, height: 0))
        XCTAssertEqual(label.bounds.height, ((44 + 1.193359 * 17) * 3).rounded(.up) / 3, accuracy: 1e-9)
        XCTAssertEqual(label.baselines.last - label.baselines.first, 44, accuracy: 1e-9)
    }

    func testNumberOfLinesLimitsTheHeight() {
        let label = label("a b c d e f g h i j k l m n o p", size: 17)
        let one = label.sizeThatFits(CGSize(width: 50, height: 0))
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 50, height: 0))
        label.numberOfLines = 0
        let all = label.sizeThatFits(CGSize(width: 50, height: 0))
        XCTAssertEqual(one.height * 3, 61, accuracy: 1e-9)
        XCTAssertEqual(two.height * 3, 122, accuracy: 1e-9)
        XCTAssertGreaterThan(all.height, two.height)
        XCTAssertLessThanOrEqual(all.width, 50)
    }

    func testALongTextIsTruncated() {
        let label = label("A text that is too long for its label", size: 17)
        XCTAssertTrue(label.layout(in: CGSize(width: 80, height: 20.5), lines: 1).isTruncated)
        XCTAssertFalse(label.layout(in: CGSize(width: 400, height: 20.5), lines: 1).isTruncated)
    }

    /// Labels in storyboards are as wide as iOS's own font made them, and the stand-in is a little wider.
    func testALineOfTheSystemFontThatIsHardlyTooLongIsNotCutOff() {
        for name in ["", "Georgia"] {
            let label = label("Ask Me Anything", size: 36)
            if !name.isEmpty { label.font = UIFont(name: name, size: 36) }
            let width = label.intrinsicContentSize.width
            let narrow = label.layout(in: CGSize(width: width * 0.98, height: 43), lines: 1)
            XCTAssertEqual(narrow.isTruncated, !name.isEmpty, name)
            XCTAssertLessThanOrEqual(narrow.size.width, width * 0.98)
            XCTAssertTrue(label.layout(in: CGSize(width: width * 0.94, height: 43), lines: 1).isTruncated)
        }
    }

    func testPreferredWidthBreaksTheIntrinsicSize() {
        let label = label("Two words and more words", size: 17)
        label.numberOfLines = 0
        let single = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 100)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, single.height)
    }

    func testAttributesAndProperties() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        XCTAssertEqual(label.text, "abc")
        XCTAssertEqual(label.intrinsicContentSize.height, 36, accuracy: 1e-9)
        label.font = .systemFont(ofSize: 14)
        XCTAssertEqual(label.intrinsicContentSize.height, 17, accuracy: 1e-9)
        label.text = "plain"
        let font = try XCTUnwrap(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(font.pointSize, 14)
    }

    func testStringsAreMeasuredWithoutRounding() {
        let size = "Second".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        XCTAssertEqual(size.height, 17 * 1.193359, accuracy: 1e-4)
        let box = ("Second line" as NSString).boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        XCTAssertEqual(box.height, 2 * 17 * 1.193359, accuracy: 1e-4)
        XCTAssertLessThanOrEqual(box.width, 60)
    }

    func testTheTreeHasTheText() {
        let label = label("Hello", size: 17)
        label.isEnabled = false
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(label)
        window.isHidden = false
        defer { UIApplication.shared.removeAllWindows() }
        let node = TreeBuilder.tree().windows[0].view.subviews[0]
        XCTAssertEqual(node.text, "Hello")
        XCTAssertEqual(node.states, ["disabled"])
    }
}

// MARK: - In constraints

extension LabelTests {
    func testBaselinesInConstraints() {
        let label = label("Ag", size: 17)
        XCTAssertEqual(label.baselineOffsets().first * 3, 49, accuracy: 1e-6)
        XCTAssertEqual(label.baselineOffsets().last * 3, 12, accuracy: 1e-6)
        XCTAssertFalse(label.wrapsToWidth)
        label.numberOfLines = 0
        label.text = "Some words that need more than one line"
        XCTAssertTrue(label.wrapsToWidth)
        XCTAssertEqual(label.contentHeight(forWidth: 100), label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    func testConstraintsBreakText() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
        let label = label("Some words that need more than one line", size: 17)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 120, accuracy: 1e-6)
        XCTAssertEqual(
            label.frame.height, label.sizeThatFits(CGSize(width: 120, height: 0)).height, accuracy: 1e-6)
        XCTAssertGreaterThan(label.frame.height, 60)
    }
}
