import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class LayerOverrideTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    private final class Owner: CALayerDelegate {
        var events: [String] = []
        func draw(_ layer: CALayer, in context: CGContext) { events.append("owner draws") }
        func layoutSublayers(of layer: CALayer) { events.append("owner lays out") }
    }

    private final class Layer: CALayer {
        var events: [String] = []
        override func draw(in context: CGContext) { events.append("draws") }
        override func layoutSublayers() {
            events.append("lays out")
            super.layoutSublayers()
        }
    }

    func test_overridesComeBeforeTheDelegate() {
        let (layer, owner) = (Layer(), Owner())
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = owner
        layer.display()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        XCTAssertEqual(layer.events, ["draws", "lays out"])
        XCTAssertEqual(owner.events, ["owner lays out"])
    }

    private final class Watcher: CALayer {
        var events: [String] = []
        override func addSublayer(_ layer: CALayer) {
            events.append("add")
            super.addSublayer(layer)
        }
        override func insertSublayer(_ layer: CALayer, at index: UInt32) {
            events.append("insert at \(index)")
            super.insertSublayer(layer, at: index)
        }
        override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            events.append("insert below")
            super.insertSublayer(layer, below: sibling)
        }
        override func removeFromSuperlayer() {
            if superlayer != nil { events.append("leave") }
            super.removeFromSuperlayer()
        }
        override func setNeedsLayout() {
            events.append("needs layout")
            super.setNeedsLayout()
        }
        override func add(_ animation: CAAnimation, forKey key: String?) {
            events.append("animate \(key ?? "")")
            super.add(animation, forKey: key)
        }
    }

    func test_eachWayOfAddingASublayerHasAnOverrideOfItsOwn() {
        let layer = Watcher()
        let (one, other, third) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(one)
        layer.insertSublayer(other, at: 0)
        layer.insertSublayer(third, below: one)
        XCTAssertEqual(layer.sublayers, [other, third, one])
        layer.setNeedsLayout()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertEqual(layer.events, ["add", "insert at 0", "insert below", "needs layout", "animate fade"])
    }

    func test_aLayerHearsThatItLeavesItsSuperlayer() {
        let (first, second, layer) = (CALayer(), CALayer(), Watcher())
        first.addSublayer(layer)
        second.addSublayer(layer)
        second.sublayers = nil
        XCTAssertEqual(layer.events, ["leave", "leave"])
        XCTAssertNil(layer.superlayer)
    }
}
