import CoreGraphics
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class LayerKeyPathTests: XCTestCase {
    override func setUp() { MainActor.assumeIsolated { TestEnvironment.reset() } }

    func test_pathsReachIntoTransforms() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        XCTAssertEqual(view.transform.b, 1, accuracy: 1e-9)
        view.setValue(2, forKeyPath: "layer.transform.scale")
        XCTAssertEqual(view.transform.b, 2, accuracy: 1e-9)
        view.layer.setValue(30, forKeyPath: "position.x")
        XCTAssertEqual(view.center.x, 30)
    }

    func test_emittersFindCellsByName() {
        let (fire, smoke) = (CAEmitterCell(), CAEmitterCell())
        (fire.name, smoke.name) = ("fire", "smoke")
        let layer = CAEmitterLayer()
        layer.emitterCells = [fire, smoke]
        layer.setValue(12, forKeyPath: "emitterCells.smoke.birthRate")
        XCTAssertEqual([fire.birthRate, smoke.birthRate], [0, 12])
    }

    func test_rasterizationIsSetByName() {
        let layer = CALayer()
        layer.setValue(true, forKey: "shouldRasterize")
        layer.setValue(3, forKeyPath: "rasterizationScale")
        XCTAssertTrue(layer.shouldRasterize)
        XCTAssertEqual(layer.rasterizationScale, 3)
    }

    func test_textLayersTakeFontsAndAttributes() throws {
        func width(_ change: (CATextLayer) -> Void) throws -> Int {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            layer.string = "mmmm"
            layer.fontSize = 20
            layer.foregroundColor = UIColor.black.cgColor
            change(layer)
            layer.displayIfNeeded()
            let image = UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
            let pixels = try XCTUnwrap(image.cgImage?.bitmap)
            return (0..<pixels.width).count { x in (0..<pixels.height).contains { pixels[x, $0] >> 24 > 0 } }
        }
        let plain = try width { $0.font = UIFont.systemFont(ofSize: 12) }
        let bold = try width { $0.font = UIFont.systemFont(ofSize: 12, weight: .black) }
        let large = try width {
            $0.string = NSAttributedString(string: "mmmm", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        }
        XCTAssertGreaterThan(plain, 20)
        XCTAssertGreaterThan(bold, plain)
        XCTAssertGreaterThan(large, bold)
    }
}
