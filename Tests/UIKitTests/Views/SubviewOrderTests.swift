import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Where views come to be among their siblings, and their layers among layers that the app adds itself.
@preconcurrency @MainActor final class SubviewOrderTests: EventTestCase {
    private var parent: UIView!
    private var names: [ObjectIdentifier: String] = [:]

    override func begin() {
        super.begin()
        parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        names = [:]
    }

    override func end() {
        parent = nil
        super.end()
    }

    private func view(_ name: String) -> UIView {
        let view = UIView()
        names[ObjectIdentifier(view.layer)] = name
        return view
    }

    private func addLayer(_ name: String) {
        let layer = CALayer()
        names[ObjectIdentifier(layer)] = name
        parent.layer.addSublayer(layer)
    }

    private var layers: String {
        (parent.layer.sublayers ?? []).map { names[ObjectIdentifier($0)] ?? "?" }.joined(separator: " ")
    }
    private var views: String {
        parent.subviews.map { names[ObjectIdentifier($0.layer)] ?? "?" }.joined(separator: " ")
    }

    func testALayerBetweenTwoViewsStaysThere() {
        parent.addSubview(view("a"))
        addLayer("x")
        parent.addSubview(view("b"))
        addLayer("y")
        XCTAssertEqual(layers, "a x b y")
        parent.bringSubviewToFront(parent.subviews[0])
        XCTAssertEqual(layers, "x b y a")
        XCTAssertEqual(views, "b a")
    }

    func testAViewComesBesideItsSibling() {
        let (a, b) = (view("a"), view("b"))
        parent.addSubview(a)
        addLayer("x")
        parent.addSubview(b)
        addLayer("y")
        parent.insertSubview(view("above a"), aboveSubview: a)
        parent.insertSubview(view("below b"), belowSubview: b)
        parent.insertSubview(view("above b"), aboveSubview: b)
        XCTAssertEqual(layers, "a above a x below b b above b y")
        XCTAssertEqual(views, "a above a below b b above b")
    }

    func testIndexesCountViews() {
        for name in ["a", "b"] {
            addLayer("under \(name)")
            parent.addSubview(view(name))
        }
        addLayer("x")
        parent.insertSubview(view("1"), at: 1)
        parent.insertSubview(view("9"), at: 9)
        parent.insertSubview(view("-1"), at: -1)
        XCTAssertEqual(views, "-1 a 1 b 9")
        XCTAssertEqual(layers, "under a -1 a under b 1 b x 9")
        parent.sendSubviewToBack(parent.subviews[4])
        XCTAssertEqual(views, "9 -1 a 1 b")
    }

    func testAViewBesideAStrangerComesToTheFront() {
        let stranger = UIView()
        parent.addSubview(view("a"))
        parent.insertSubview(view("below"), belowSubview: stranger)
        addLayer("x")
        parent.insertSubview(view("above"), aboveSubview: stranger)
        XCTAssertEqual(views, "a below above")
        XCTAssertEqual(layers, "a below x above")
        parent.insertSubview(parent.subviews[0], belowSubview: stranger)
        XCTAssertEqual(views, "below above a")
    }

    func testViewsChangePlaces() {
        parent.addSubview(view("a"))
        addLayer("x")
        parent.addSubview(view("b"))
        addLayer("y")
        parent.addSubview(view("c"))
        addLayer("z")
        parent.exchangeSubview(at: 2, withSubviewAt: 0)
        XCTAssertEqual(views, "c b a")
        XCTAssertEqual(layers, "c x b y a z")
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        XCTAssertEqual(layers, "b x c y a z")
        parent.exchangeSubview(at: 1, withSubviewAt: 3)
        XCTAssertEqual(views, "b c a")
    }

    // MARK: Sizes

    func testANewSizeLaysOutTheSuperview() {
        let superview = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView()
        superview.addSubview(subview)
        func layouts(after body: () -> Void) -> Int {
            superview.layoutIfNeeded()
            superview.count = 0
            body()
            superview.layoutIfNeeded()
            return superview.count
        }
        XCTAssertEqual(layouts { subview.layer.bounds.size.width = 10 }, 1)
        XCTAssertEqual(layouts { subview.layer.bounds.origin.x = 10 }, 0)
        XCTAssertEqual(layouts { subview.bounds.size.width = 20 }, 1)
        XCTAssertEqual(layouts { subview.frame = CGRect(x: 0, y: 0, width: 30, height: 10) }, 1)
        XCTAssertEqual(layouts { subview.frame.origin.x = 5 }, 0)
        XCTAssertEqual(layouts { subview.center.x = 9 }, 0)
        // A view that constraints place keeps what it is given until then.
        subview.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(layouts { subview.frame.size.width = 40 }, 0)
        XCTAssertEqual(layouts { subview.layer.bounds.size.width = 50 }, 1)
        subview.translatesAutoresizingMaskIntoConstraints = true
        // What the superview does in its own layout is no reason for another.
        superview.body = { subview.frame = CGRect(x: 0, y: 0, width: CGFloat(superview.count), height: 10) }
        XCTAssertEqual(layouts { superview.setNeedsLayout() }, 1)
    }
}

private final class LayoutCountingView: UIView {
    var count = 0
    var body: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        body()
    }
}
