import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// What a compositor keeps from frame to frame.
@preconcurrency @MainActor final class CompositorMemoryTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private let compositor = Compositor()
    private var shown: DisplayList?

    private func drawFrame(_ root: CALayer) throws {
        root.displaySubtree()
        let bitmap = try XCTUnwrap(Bitmap(width: 100, height: 100))
        let list = compositor.frame(of: [root], width: 100, height: 100, scale: 1)
        compositor.draw(list, replacing: nil, in: bitmap)
        shown = list
    }

    func test_textsThatWereReplacedAreNotKept() throws {
        let layer = TextTestLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = CGColor(gray: 1, alpha: 1)
        var layouts: [() -> TextLayout?] = []
        for number in 0..<40 {
            let layout = TextLayout(
                TextLayoutRequest(
                    string: "\(number)", attributes: TextAttributes(font: FontDescriptor(size: 12))))
            layouts.append { [weak layout] in layout }
            layer.layout = layout
            layer.setNeedsDisplay()
            try drawFrame(layer)
        }
        XCTAssertEqual(layouts.compactMap { $0() }.count, 1)
        XCTAssertLessThanOrEqual(compositor.caches.count, 2)
    }

    func test_picturesOfLayersThatAreGoneAreNotKept() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100), 0x808080)
        for _ in 0..<10 {
            let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFF0000)
            layer.addSublayer(Drawing.layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0x00FF00))
            root.addSublayer(layer)
            for y in 0..<4 {
                layer.frame.origin.y = CGFloat(y)
                try drawFrame(root)
            }
            layer.removeFromSuperlayer()
        }
        try drawFrame(root)
        try drawFrame(root)
        XCTAssertLessThanOrEqual(compositor.caches.count, 1)
    }

    func test_imagesInPiecesGoWithTheirLayers() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100), 0x808080)
        var images: [() -> CGImage?] = []
        for _ in 0..<5 {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            let image = CGImage(try XCTUnwrap(Bitmap(width: 20, height: 20)))
            images.append { [weak image] in image }
            layer.contents = image
            root.addSublayer(layer)
            try drawFrame(root)
            layer.removeFromSuperlayer()
        }
        try drawFrame(root)
        XCTAssertEqual(images.compactMap { $0() }.count, 0)
        XCTAssertLessThanOrEqual(compositor.memory.count, 1)
    }
}

private final class TextTestLayer: CALayer {
    var layout: TextLayout?

    override func draw(in context: CGContext) {
        guard let layout else { return }
        context.draw(layout, at: CGPoint(x: 10, y: 10), color: CGColor(gray: 0, alpha: 1))
    }
}
