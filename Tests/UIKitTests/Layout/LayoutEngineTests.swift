import Foundation
import XCTest

@_spi(Framework) @testable import UIKit

@preconcurrency @MainActor final class LayoutEngineTests: LayoutTestCase {
    func testEveryAttribute() {
        typealias Attribute = NSLayoutConstraint.Attribute
        let table: [(Attribute, Attribute, Attribute, CGRect)] = [
            (.left, .top, .width, rect(10, 10, 40, 20)), (.right, .bottom, .width, rect(270, 190, 40, 20)),
            (.leading, .top, .width, rect(10, 10, 40, 20)), (.trailing, .bottom, .width, rect(270, 190, 40, 20)),
            (.centerX, .centerY, .height, rect(140, 100, 40, 20)),
            (.leftMargin, .topMargin, .width, rect(10, 10, 40, 20)),
            (.rightMargin, .bottomMargin, .width, rect(270, 190, 40, 20)),
            (.leadingMargin, .topMargin, .width, rect(10, 10, 40, 20)),
            (.centerXWithinMargins, .centerYWithinMargins, .width, rect(140, 100, 40, 20)),
            (.left, .firstBaseline, .width, rect(10, 10, 40, 20)),
            (.left, .lastBaseline, .width, rect(10, 190, 40, 20)),
        ]
        for (horizontal, vertical, _, expected) in table {
            let root = root()
            let view = box(40, 20, in: root)
            for attribute in [horizontal, vertical] {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
                    multiplier: 1, constant: 10
                ).isActive = true
            }
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame, expected, "\(horizontal) \(vertical)")
        }
        XCTAssertEqual(findings, [])
    }

    /// Both edges lie on thirds of a point; their difference as numbers would be 100.00000000000003.
    func testLengthsAreDifferencesOfWholePixels() {
        let root = root(375, 812)
        root.layer.contentsScale = 3
        let view = UIView()
        view.layer.contentsScale = 3
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 133.0 + 1.0 / 3),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 86.0 + 2.0 / 3),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 100))
    }

    /// Where both edges of a view lie in the middle of a pixel, they go the same way, whatever the last digits of the
    /// solution are: each change leaves some behind.
    func testCentredViewsAreNeverNarrowerThanTheirContent() {
        var generator = SplitMix64(seed: 9)
        let root = root(110, 110)
        let view = SizedView(10, 10)
        for layer in [root.layer, view.layer] { layer.contentsScale = 3 }
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        for step in 0..<500 {
            let size = CGSize(
                width: CGFloat(Int.random(in: 1...300, using: &generator)) / 3,
                height: CGFloat(Int.random(in: 1...300, using: &generator)) / 3)
            view.size = size
            root.layoutIfNeeded()
            XCTAssertEqual(view.bounds.width, size.width, accuracy: 1e-6, "step \(step)")
            XCTAssertEqual(view.bounds.height, size.height, accuracy: 1e-6, "step \(step)")
        }
    }

    func testMultiplierAndInequalities() {
        let root = root()
        let view = box(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            view.heightAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.25),
        ])
        let wish = view.heightAnchor.constraint(equalToConstant: 100)
        wish.priority = .defaultHigh
        wish.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, CGSize(width: 160, height: 40))
    }

    func testConstraintsAcrossLevels() {
        let root = root()
        let container = UIView(frame: rect(30, 40, 200, 100))
        root.addSubview(container)
        let middle = box(in: container)
        pin(middle, to: container, inset: 10)
        let deep = box(nil, 10, in: middle)
        let outside = box(20, 10, in: root)
        NSLayoutConstraint.activate([
            outside.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 55),
            outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
            deep.leftAnchor.constraint(equalTo: outside.leftAnchor),
            deep.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -90),
            deep.centerYAnchor.constraint(equalTo: outside.centerYAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(middle.frame, rect(10, 10, 180, 80))
        XCTAssertEqual(deep.frame, rect(15, 20, 155, 10))
        container.frame = rect(40, 40, 200, 100)
        root.layoutIfNeeded()
        XCTAssertEqual(deep.frame, rect(5, 20, 155, 10))
        XCTAssertEqual(deep.convert(deep.bounds, to: root), rect(55, 70, 155, 10))
    }

    func testRightToLeft() {
        let root = root()
        root.semanticContentAttribute = .forceRightToLeft
        let view = box(40, 20, in: root)
        view.semanticContentAttribute = .forceRightToLeft
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, rect(250, 0, 40, 20))
    }

    func testContentSize() {
        let root = root()
        let (first, second) = (SizedView(100, 20), SizedView(80, 30))
        for view in [first, second] {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame, second.frame], [rect(0, 0, 220, 20), rect(220, 0, 80, 30)])
        second.size = CGSize(width: 120, height: 40)
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame, second.frame], [rect(0, 0, 180, 20), rect(180, 0, 120, 40)])
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.bounds.size.width = 150
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame, second.frame], [rect(0, 0, 100, 20), rect(100, 0, 50, 40)])
    }

    /// Both wishes are required: the one that makes room goes first.
    func testRequiredContentSizeFollowsTheContent() {
        let root = root()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            label.setContentHuggingPriority(.required, for: axis)
            label.setContentCompressionResistancePriority(.required, for: axis)
        }
        root.addSubview(label)
        for text in ["February 26", "Mar 1", "February 26", "Two\nlines", ""] {
            label.numberOfLines = 0
            label.text = text
            root.layoutIfNeeded()
            XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width, accuracy: 0.34, text)
            XCTAssertEqual(label.bounds.height, label.intrinsicContentSize.height, accuracy: 0.34, text)
        }
        XCTAssertEqual(findings, [])
    }

    func testTextThatWrapsGetsTheHeightOfItsWidth() {
        final class Text: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 400, height: 10) }
            override var wrapsToWidth: Bool { true }
            override func contentHeight(forWidth width: CGFloat) -> CGFloat { (400 / width).rounded(.up) * 10 }
        }
        let root = root()
        let text = Text()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: root.leftAnchor),
            text.rightAnchor.constraint(equalTo: root.rightAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(text.frame, rect(0, 0, 300, 20))
        root.bounds.size.width = 100
        root.layoutIfNeeded()
        XCTAssertEqual(text.frame, rect(0, 0, 100, 40))
        root.bounds.size.width = 500
        root.layoutIfNeeded()
        XCTAssertEqual(text.frame, rect(0, 0, 500, 10))
        let other = box()
        other.addSubview(text)
        pin(text, to: other)
        XCTAssertEqual(
            other.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 20))
    }

    func testAlignmentInsetsAndBaselines() {
        final class Odd: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
            override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (12, 6) }
        }
        let root = root()
        let odd = Odd()
        odd.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(odd)
        let mark = box(1, 1, in: root)
        NSLayoutConstraint.activate([
            odd.leftAnchor.constraint(equalTo: root.leftAnchor), odd.topAnchor.constraint(equalTo: root.topAnchor),
            mark.topAnchor.constraint(equalTo: odd.firstBaselineAnchor),
            mark.leftAnchor.constraint(equalTo: odd.rightAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(odd.frame, rect(-2, -1, 56, 24))
        XCTAssertEqual(mark.frame, rect(50, 11, 1, 1))
    }

    func testTheBaselineOfAButtonIsInItsMiddleHoweverHighItIs() {
        let root = root()
        let high = UIButton(type: .system)
        let other = UIButton(type: .system)
        for (button, title) in [(high, "Lap"), (other, "Start")] {
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
        }
        let mark = box(1, 1, in: root)
        NSLayoutConstraint.activate([
            high.topAnchor.constraint(equalTo: root.topAnchor), high.heightAnchor.constraint(equalToConstant: 60),
            other.topAnchor.constraint(equalTo: high.topAnchor),
            other.firstBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
            mark.topAnchor.constraint(equalTo: high.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual([high.frame.minY, high.frame.height, other.frame.minY, other.frame.height], [0, 60, 0, 60])
        let title = high.titleLabel!
        XCTAssertEqual(mark.frame.minY, title.frame.minY + title.baselineOffsets().first, accuracy: 0.5)
        XCTAssertEqual(title.frame.midY, 30, accuracy: 0.5)
        high.contentVerticalAlignment = .top
        other.contentVerticalAlignment = .top
        root.layoutIfNeeded()
        XCTAssertEqual(mark.frame.minY, title.frame.minY + title.baselineOffsets().first, accuracy: 0.5)
        XCTAssertEqual(other.frame.height, other.intrinsicContentSize.height)
    }

    /// As apps hinge a view at its lower edge: half its height in a constraint makes up for the anchor point.
    func testConstraintsPlaceTheCentreWhereverTheAnchorPointIs() {
        let root = root()
        let door = box(40, 100, in: root)
        let top = door.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        NSLayoutConstraint.activate([top, door.leftAnchor.constraint(equalTo: root.leftAnchor)])
        door.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        root.layoutIfNeeded()
        XCTAssertEqual(door.center, CGPoint(x: 20, y: 60))
        XCTAssertEqual(door.frame, rect(0, -40, 40, 100))
        top.constant += 50
        root.layoutIfNeeded()
        XCTAssertEqual(door.frame, rect(0, 10, 40, 100))
    }

    func testEdgesAreOnPixelsAndNeighboursMeet() {
        let root = root(100, 100)
        let boxes = (0..<3).map { _ in box(nil, 10, in: root) }
        boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        boxes[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        for (a, b) in zip(boxes, boxes.dropFirst()) {
            b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
            b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
        }
        root.layoutIfNeeded()
        let scale = UIScreen.main.scale
        for (a, b) in zip(boxes, boxes.dropFirst()) { XCTAssertEqual(a.frame.maxX, b.frame.minX, accuracy: 1e-9) }
        for view in boxes {
            XCTAssertEqual((view.frame.minX * scale).rounded(), view.frame.minX * scale, accuracy: 1e-9)
        }
        XCTAssertEqual(boxes[2].frame.maxX, 100, accuracy: 1e-9)
    }

    func testTransformSurvives() {
        let root = root()
        let view = box(40, 20, in: root)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(view.center, CGPoint(x: 20, y: 10))
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    }

    func testGuides() {
        let root = root()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = box(40, 20, in: root)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 60),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, rect(5, 0, 100, 60))
        XCTAssertEqual(view.frame, rect(35, 20, 40, 20))
        root.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(root.constraints, [])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.size, CGSize(width: 40, height: 20))
    }

    func testScrollContent() {
        final class Scroller: UIView {
            var told = 0
            override var scrollsContent: Bool { true }
            override func constrainedContentSizeDidChange() { told += 1 }
        }
        let root = root()
        let scroller = Scroller(frame: rect(10, 20, 100, 100))
        root.addSubview(scroller)
        let content = box(400, 500, in: scroller)
        pin(content, to: scroller)
        let floating = box(30, 30, in: scroller)
        floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 25).isActive = true
        floating.leftAnchor.constraint(equalTo: scroller.scrollFrameGuide.leftAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(scroller.constrainedContentSize(insteadOf: .zero), CGSize(width: 400, height: 500))
        XCTAssertEqual(scroller.told, 1)
        XCTAssertEqual(content.frame, rect(0, 0, 400, 500))
        XCTAssertEqual(floating.frame, rect(0, 5, 30, 30))
        scroller.bounds.origin = CGPoint(x: 3, y: 50)
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, rect(0, 0, 400, 500))
        XCTAssertEqual(floating.frame, rect(3, 55, 30, 30))
        XCTAssertEqual(findings, [])
    }

    func testFittingSizes() {
        let view = UIView(frame: rect(0, 0, 5, 5))
        let inner = SizedView(70, 30)
        view.addSubview(inner)
        pin(inner, to: view, inset: 8)
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 86, height: 46))
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 86, height: 46))
        XCTAssertEqual(
            view.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 320, height: 46))
        XCTAssertEqual(view.frame, rect(0, 0, 5, 5))
        XCTAssertEqual(findings, [])
    }

    func testAmbiguity() {
        let root = root()
        let view = box(40, 20, in: root)
        root.layoutIfNeeded()
        XCTAssertTrue(view.hasAmbiguousLayout)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        XCTAssertFalse(view.hasAmbiguousLayout)
    }

    func testSubtreeMovesBetweenWindows() {
        let (_, first) = shownWindow()
        let (_, second) = shownWindow()
        let card = box(100, 50, in: first.view)
        let inner = box(in: card)
        pin(inner, to: card, inset: 5)
        let place = card.topAnchor.constraint(equalTo: first.view.topAnchor, constant: 30)
        place.isActive = true
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(card.frame, rect(0, 30, 100, 50))
        second.view.addSubview(card)
        XCTAssertFalse(place.isActive)
        card.topAnchor.constraint(equalTo: second.view.topAnchor, constant: 60).isActive = true
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(card.frame, rect(0, 60, 100, 50))
        XCTAssertEqual(inner.frame, rect(5, 5, 90, 40))
        XCTAssertEqual(first.view.existingLayoutEngine?.entries.count, 0)
        XCTAssertEqual(findings, [])
    }

    func testPriorityRules() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = .defaultLow
        constraint.priority = .required
        constraint.isActive = true
        constraint.priority = .defaultHigh
        constraint.priority = .required
        XCTAssertEqual(exceptions.count, 0)
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = root()
        root.addSubview(view)
        root.layoutIfNeeded()
        constraint.priority = .defaultHigh
        XCTAssertEqual(
            exceptions.map(\.reason),
            [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000."
            ])
        XCTAssertEqual(constraint.priority, .required)
        constraint.constant = .nan
        XCTAssertEqual(exceptions.count, 2)
        XCTAssertEqual(constraint.constant, 5)
    }

    func testAPriorityThatIsLoweredBeforeTheLayoutCounts() {
        let root = root(300, 200)
        let view = box(nil, 20, in: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.isActive = true
        wide.priority = .defaultHigh
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 120)
        XCTAssertEqual(findings, [])
    }

    func testMeaninglessConstraintsRaise() {
        let view = UIView()
        typealias Attribute = NSLayoutConstraint.Attribute
        let pairs: [(Attribute, Attribute)] = [(.width, .left), (.top, .height), (.leading, .left)]
        for (first, second) in pairs {
            _ = NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: view, attribute: second, multiplier: 1,
                constant: 0)
        }
        _ = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1,
            constant: 20)
        let anchorOfNothing: NSLayoutDimension
        do { anchorOfNothing = UIView().widthAnchor }
        anchorOfNothing.constraint(equalToConstant: 5).isActive = true
        XCTAssertEqual(exceptions.map(\.name), Array(repeating: .invalidArgumentException, count: 5))
    }

    func testValueByName() throws {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.setValue(12.0, forKey: "constant")
        XCTAssertEqual(constraint.value(forKey: "constant") as? CGFloat, 12)
    }
}
