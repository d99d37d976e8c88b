@_spi(Framework) import UIKit
import UIKitTesting
import XCTest

/// Layers and animations keep values under any key, and layers those of `@NSManaged` properties.
@preconcurrency @MainActor final class KeyedContainerTests: ScreenTestCase {
    /// As the translation writes `@NSManaged var`.
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { __managedValue(self, "progress") }
            set { __setManagedValue(self, newValue, "progress") }
        }
        var tint: UIColor? {
            get { __managedValue(self, "tint") }
            set { __setManagedValue(self, newValue, "tint") }
        }
        var start: CGFloat {
            get { __managedValue(self, "start") }
            set { __setManagedValue(self, newValue, "start") }
        }
        static var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override class func defaultValue(forKey key: String) -> Any? {
            key == "start" ? 0.25 : super.defaultValue(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.value(forKey: event) ?? 0
            animation.duration = 0.1
            return animation
        }
        override func draw(in context: CGContext) {
            Self.drawn.append((progress * 100).rounded() / 100)
            context.fill(CGRect(x: 0, y: 0, width: progress * 10, height: 1))
        }
    }

    func test_layersAndAnimationsKeepValuesUnderAnyKey() {
        let layer = CALayer()
        XCTAssertNil(layer.value(forKey: "whatever"))
        layer.setValue("here", forKey: "whatever")
        XCTAssertEqual(layer.value(forKey: "whatever") as? String, "here")
        XCTAssertEqual(CALayer(layer: layer).value(forKey: "whatever") as? String, "here")
        layer.setValue(nil, forKey: "whatever")
        XCTAssertNil(layer.value(forKey: "whatever"))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "id")
        animation.setValue(3, forKey: "duration")
        XCTAssertEqual(animation.value(forKey: "id") as? String, "fade")
        XCTAssertEqual(animation.duration, 3)
        XCTAssertEqual(animation.value(forKey: "keyPath") as? String, "opacity")
    }

    func test_managedPropertiesOfLayersAreNothingUntilSet() {
        let ring = Ring()
        XCTAssertEqual([ring.progress, ring.start], [0, 0.25])
        XCTAssertNil(ring.tint)
        ring.progress = 0.5
        ring.tint = .red
        XCTAssertEqual(ring.progress, 0.5)
        XCTAssertEqual(ring.tint, .red)
        ring.tint = nil
        XCTAssertNil(ring.tint)
        XCTAssertEqual(Ring(layer: ring).progress, 0.5)
        XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? Float, 1)
    }

    func test_managedPropertiesAnimateByTheLayersAction() {
        let screen = TestScreen()
        let controller = UIViewController()
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        controller.view.layer.addSublayer(ring)
        screen.show(controller)
        Ring.drawn = []
        ring.progress = 1
        screen.advance(by: 0.05)
        XCTAssertEqual(ring.presentation()?.progress ?? 0, 0.5, accuracy: 0.2)
        screen.advance(by: 0.2)
        XCTAssertEqual(Ring.drawn.last, 1)
        XCTAssertTrue(Ring.drawn.contains { $0 > 0 && $0 < 1 }, "\(Ring.drawn)")
    }

    func test_propertiesOfControlsByTheirNames() {
        let table = UITableView()
        XCTAssertTrue(
            table.value(forKey: "panGestureRecognizer") as? UIGestureRecognizer === table.panGestureRecognizer)
        XCTAssertEqual(
            table.value(forKeyPath: "panGestureRecognizer.state") as? Int, UIGestureRecognizer.State.possible.rawValue)
        let bar = UISearchBar()
        XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
    }
}
