@_spi(Framework) import UIKit
import UIKitTesting
import XCTest

/// Layers of an app's own, with a property that their drawing shows.
@preconcurrency @MainActor final class LayerPropertyTests: ScreenTestCase {
    private final class Ring: CALayer {
        /// As the translation writes the setters of `dynamic` properties.
        var progress: CGFloat = 0 {
            willSet { __keyValueWillChange(self, "progress") }
            didSet { __keyValueDidChange(self, "progress") }
        }
        static var drawn: [CGFloat] = []

        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? Ring { progress = ring.progress }
        }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress
            animation.duration = 0.1
            return animation
        }
        override func draw(in context: CGContext) {
            Self.drawn.append((progress * 100).rounded() / 100)
            context.fill(CGRect(x: 0, y: 0, width: progress * 10, height: 1))
        }
    }

    private var screen: TestScreen!
    private var ring: Ring!

    override func begin() {
        super.begin()
        screen = TestScreen()
        ExposedKeys.add("progress", \Ring.progress)
        let controller = UIViewController()
        ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        controller.view.layer.addSublayer(ring)
        screen.show(controller)
        Ring.drawn = []
    }

    func test_animationsDrawEachFrame() {
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.1
        ring.add(animation, forKey: nil)
        screen.advance(by: 0.05)
        XCTAssertEqual(ring.presentation()?.progress ?? 0, 0.5, accuracy: 1e-6)
        XCTAssertEqual(Ring.drawn.max() ?? 0, 0.5, accuracy: 0.01)
        screen.advance(by: 0.1)
        // What the app has set is drawn in the end.
        XCTAssertEqual(Ring.drawn.last, 0)
    }

    func test_changesAnimateByTheLayersAction() {
        ring.progress = 1
        screen.advance(by: 0.05)
        XCTAssertEqual(ring.presentation()?.progress ?? 0, 0.5, accuracy: 0.2)
        screen.advance(by: 0.2)
        XCTAssertEqual(Ring.drawn.last, 1)
        XCTAssertTrue(Ring.drawn.contains { $0 > 0 && $0 < 1 }, "\(Ring.drawn)")
    }
}
