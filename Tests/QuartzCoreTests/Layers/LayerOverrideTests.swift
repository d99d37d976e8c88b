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
}
