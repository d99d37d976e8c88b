import CoreGraphics
import RetainCounting
import XCTest

@testable import QuartzCore

/// What it takes to change and to show many layers, which may grow with their number and not with its square.
@preconcurrency @MainActor final class LayerGrowthTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private func layers(_ count: Int) -> [CALayer] {
        (0..<count).map { _ in Drawing.layer(CGRect(x: 0, y: 0, width: 10, height: 10), 0xFF0000) }
    }

    private func filled(_ count: Int) -> (parent: CALayer, layers: [CALayer]) {
        let (parent, layers) = (CALayer(), layers(count))
        for layer in layers { parent.addSublayer(layer) }
        parent.layoutIfNeeded()
        parent.displaySubtree()
        return (parent, layers)
    }

    func testAddingIsLinear() throws {
        try expectGrowth(from: 100, atMost: 4.2) { count in
            let (parent, layers) = (CALayer(), self.layers(count))
            return {
                for (index, layer) in layers.enumerated() {
                    if index.isMultiple(of: 2) {
                        parent.addSublayer(layer)
                    } else {
                        parent.insertSublayer(layer, at: 0)
                    }
                }
            }
        }
    }

    func testAddingBesideASiblingIsLinear() throws {
        try expectGrowth(from: 100, atMost: 4.2) { count in
            let (parent, siblings) = self.filled(count)
            let layers = self.layers(count)
            return {
                for (index, layer) in layers.enumerated() {
                    if index.isMultiple(of: 2) {
                        parent.insertSublayer(layer, above: siblings[index])
                    } else {
                        parent.insertSublayer(layer, below: siblings[index])
                    }
                }
            }
        }
    }

    func testRemovingIsLinearFromEitherEnd() throws {
        for isReversed in [false, true] {
            try expectGrowth(from: 100, atMost: 4.2) { count in
                let layers = self.filled(count).layers
                return { for layer in isReversed ? layers.reversed() : layers { layer.removeFromSuperlayer() } }
            }
        }
    }

    func testSettingAllSublayersIsLinear() throws {
        try expectGrowth(from: 100, atMost: 4.2) { count in
            let (parent, layers) = (CALayer(), self.layers(count))
            return {
                parent.sublayers = layers
                parent.sublayers = nil
            }
        }
    }

    func testExchangingIsLinear() throws {
        try expectGrowth(from: 100, atMost: 4.2) { count in
            let (parent, layers) = self.filled(count)
            return { for (one, two) in zip(layers, layers.dropFirst()) { parent.exchangeSublayers(one, two) } }
        }
    }

    func testAPassOverOneLayerDoesNotDependOnItsSiblings() throws {
        try expectGrowth(from: 100, atMost: 1.1) { count in
            let (parent, layers) = self.filled(count)
            return {
                layers[count / 2].setNeedsLayout()
                layers[count / 2].setNeedsDisplay()
                parent.layoutIfNeeded()
                parent.displaySubtree()
            }
        }
    }

    func testAPassOverAllLayersIsLinear() throws {
        try expectGrowth(from: 100, atMost: 4.2) { count in
            let (parent, layers) = self.filled(count)
            return {
                for layer in layers.reversed() { layer.setNeedsLayout() }
                parent.layoutIfNeeded()
            }
        }
    }

    func testAFrameInWhichNothingChangedDoesNotDependOnTheLayers() throws {
        try expectGrowth(from: 100, atMost: 1.1) { count in
            let (parent, _) = self.filled(count)
            let compositor = Compositor()
            let draw = { _ = compositor.frame(of: [parent], width: 100, height: 100, scale: 1, at: 0) }
            // The first takes nothing over, the second keeps what there is.
            draw()
            draw()
            return draw
        }
    }
}
