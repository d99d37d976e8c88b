import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class LayerOptionsTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: true) }

    /// An image of two pixels, red and green.
    private func twoPixels() throws -> CGImage {
        let bitmap = try XCTUnwrap(Bitmap(width: 2, height: 1))
        bitmap[0, 0] = 0xFFFF_0000
        bitmap[1, 0] = 0xFF00_FF00
        return CGImage(bitmap)
    }

    func test_rasterizedLayerHasItsOwnScale() throws {
        // Half a point of red at the left: one pixel of four at scale 2, but half of one at scale 1.
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0x0000FF)
        layer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 0.5, height: 1), 0xFF0000))
        layer.magnificationFilter = .nearest
        XCTAssertEqual(try Drawing.render(layer, 4, 2, scale: 2).text(names), ["rbbb", "rbbb"])
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        XCTAssertEqual(try Drawing.render(layer, 4, 2, scale: 2).text(names), ["rbbb", "rbbb"])
        layer.rasterizationScale = 1
        let coarse = try Drawing.render(layer, 4, 2, scale: 2)
        XCTAssertEqual(coarse.color(0, 0), coarse.color(1, 0))
        XCTAssertEqual(coarse.text(names)[0].suffix(2), "bb")
    }

    func test_rasterizedPixelsAreKept() {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 4), 0x0000FF)
        layer.shouldRasterize = true
        let compositor = Compositor()
        func image() -> CGImage? {
            let list = compositor.frame(of: [layer], width: 8, height: 8, scale: 1)
            guard case .image(let image, _, _)? = list.commands.first?.operation else { return nil }
            return image
        }
        let first = image()
        XCTAssertNotNil(first)
        layer.position.x += 1
        XCTAssertTrue(image() === first)
        layer.opacity = 0.5
        XCTAssertTrue(image() === first)
        layer.backgroundColor = Drawing.color(0xFF0000)
        XCTAssertFalse(image() === first)
    }

    func test_nearestFilterKeepsPixelsSquare() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 8, height: 1))
        layer.contents = try twoPixels()
        layer.magnificationFilter = .nearest
        XCTAssertEqual(try Drawing.render(layer, 8, 1).text(names), ["rrrrgggg"])
        layer.magnificationFilter = .linear
        XCTAssertNotEqual(try Drawing.render(layer, 8, 1).text(names), ["rrrrgggg"])
    }

    func test_opacityOfAGroupAndOfEachLayer() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFFFFFF)
        layer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0xFFFFFF))
        layer.opacity = 0.5
        let group = try Drawing.render(layer, 2, 1)
        XCTAssertEqual(group.color(0, 0), group.color(1, 0))
        layer.allowsGroupOpacity = false
        let single = try Drawing.render(layer, 2, 1)
        XCTAssertEqual(single.color(1, 0), group.color(1, 0))
        XCTAssertGreaterThan(single.color(0, 0) & 255, 0xB0)
    }

    func test_compositingFilterMixes() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0x00FF00)
        root.addSublayer(layer)
        layer.compositingFilter = "multiplyBlendMode"
        XCTAssertEqual(layer.compositingFilter as? String, "multiplyBlendMode")
        XCTAssertEqual(try Drawing.render(root, 2, 1).text(names), [".r"])
        layer.compositingFilter = nil
        XCTAssertEqual(try Drawing.render(root, 2, 1).text(names), ["gr"])
    }

    func test_presentationIsOfTheLayersClass() {
        final class Ring: CALayer {
            var width: CGFloat = 3
            override init() { super.init() }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init(layer: Any) {
                super.init(layer: layer)
                if let ring = layer as? Ring { width = ring.width }
            }
        }
        let ring = Ring()
        ring.width = 7
        ring.position.x = 5
        XCTAssertEqual(ring.presentation()?.width, 7)
        XCTAssertEqual(ring.presentation()?.position.x, 5)
        let shape = CAShapeLayer()
        shape.strokeEnd = 0.5
        XCTAssertEqual(shape.presentation()?.strokeEnd, 0.5)
    }

    func test_presentationKnowsItsModel() throws {
        let shape = CAShapeLayer()
        let shown = try XCTUnwrap(shape.presentation())
        XCTAssertTrue(shown.model() === shape)
        XCTAssertTrue(shown.presentation()?.model() === shape)
        XCTAssertTrue(shape.model() === shape)
    }

    func test_flippedGeometryTurnsSublayersUpsideDown() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 3), 0xFFFFFF)
        root.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0xFF0000))
        root.isGeometryFlipped = true
        XCTAssertEqual(try Drawing.render(root, 1, 3).text(names), ["w", "w", "r"])
    }

    func test_scrollLayerScrolls() {
        let scroll = CAScrollLayer()
        scroll.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 4, y: 6))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 6))
        let inner = Drawing.layer(CGRect(x: 0, y: 0, width: 10, height: 100))
        scroll.addSublayer(inner)
        XCTAssertEqual(inner.visibleRect, CGRect(x: 0, y: 6, width: 10, height: 10))
        inner.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 5))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 35))
    }

    func test_tiledLayerDrawsTileByTile() {
        final class Tiles: CATiledLayer {
            var rects: [CGRect] = []
            override func draw(in context: CGContext) { rects.append(context.boundingBoxOfClipPath) }
        }
        let layer = Tiles()
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        layer.contentsScale = 2
        layer.tileSize = CGSize(width: 40, height: 40)
        layer.display()
        XCTAssertEqual(
            layer.rects, [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 20, y: 0, width: 10, height: 20)])
    }
}
