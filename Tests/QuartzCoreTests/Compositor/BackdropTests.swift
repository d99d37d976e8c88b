import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// Layers that blur what is behind them.
@preconcurrency @MainActor final class BackdropTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private let size = (width: 120, height: 60)

    /// Black on the left, white on the right, and a material over the middle rows.
    private func scene(saturation: Double = 1) -> (root: CALayer, right: CALayer, material: CALayer) {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 120, height: 60), 0x000000)
        let right = Drawing.layer(CGRect(x: 60, y: 0, width: 60, height: 60), 0xFFFFFF)
        let material = Drawing.layer(CGRect(x: 0, y: 20, width: 120, height: 20))
        material.backdrop = Backdrop(deviation: 6, saturation: saturation)
        root.addSublayer(right)
        root.addSublayer(material)
        return (root, right, material)
    }

    private func levels(_ bitmap: Bitmap, y: Int) -> [UInt32] {
        [10, 50, 60, 70, 110].map { bitmap.color($0, y) & 255 }
    }

    func testABackdropBlursWhatIsBehindItAndNothingElse() throws {
        let (root, _, _) = scene()
        let bitmap = try Drawing.render(root, size.width, size.height)
        XCTAssertEqual(levels(bitmap, y: 10), [0, 0, 255, 255, 255])
        XCTAssertEqual(levels(bitmap, y: 50), [0, 0, 255, 255, 255])
        let row = levels(bitmap, y: 30)
        XCTAssertEqual([row[0], row[4]], [0, 255])
        XCTAssertEqual(Double(row[1]), 12, accuracy: 8)
        XCTAssertEqual(Double(row[2]), 133, accuracy: 12)
        XCTAssertEqual(Double(row[3]), 243, accuracy: 8)
    }

    func testColoursGoAwayFromGrey() throws {
        let (root, right, _) = scene(saturation: 2)
        right.frame = root.bounds
        right.backgroundColor = Drawing.color(0x808060)
        let color = try Drawing.render(root, size.width, size.height).color(60, 30)
        XCTAssertEqual([color >> 16 & 255, color >> 8 & 255, color & 255], [130, 130, 66])
    }

    func testRoundedCornersAndOpacityHoldForTheBlur() throws {
        let (root, _, material) = scene()
        let round = Drawing.layer(CGRect(x: 40, y: 10, width: 40, height: 40))
        (round.masksToBounds, round.cornerRadius) = (true, 20)
        material.removeFromSuperlayer()
        material.frame = round.bounds
        round.addSublayer(material)
        round.addSublayer(Drawing.layer(CGRect(x: 18, y: 18, width: 4, height: 4), 0xFF0000))
        root.addSublayer(round)
        let bitmap = try Drawing.render(root, size.width, size.height)
        XCTAssertEqual(bitmap.color(41, 11), 0)
        XCTAssertGreaterThan(bitmap.color(55, 30) & 255, 20)
        XCTAssertEqual(bitmap.color(60, 30), 0xFF0000)
        let blurred = bitmap.color(55, 30) & 255
        round.opacity = 0.5
        let faded = try Drawing.render(root, size.width, size.height).color(55, 30) & 255
        XCTAssertEqual(Double(faded), Double(blurred) / 2, accuracy: 2)
    }

    func testAPartialRedrawEqualsAFullOne() throws {
        let (root, right, material) = scene(saturation: 1.5)
        let small = Drawing.layer(CGRect(x: 20, y: 2, width: 8, height: 8), 0x00FF00)
        root.insertSublayer(small, below: material)
        // Opaque, above the material: what it hides is blurred all the same.
        let above = Drawing.layer(CGRect(x: 30, y: 0, width: 80, height: 55), 0x223344)
        let compositor = Compositor()
        let bitmap = try XCTUnwrap(Bitmap(width: size.width, height: size.height))
        var shown: DisplayList?
        let changes: [() -> Void] = [
            {}, { small.position.y += 9 }, { small.backgroundColor = Drawing.color(0xFF00FF) },
            { right.frame.origin.x = 70 }, { root.addSublayer(above) }, { small.position.x += 40 },
            { material.frame = CGRect(x: 10, y: 12, width: 60, height: 33) }, { material.opacity = 0.4 },
            { above.removeFromSuperlayer() }, { material.cornerRadius = 9 }, { small.position.y += 20 },
        ]
        for (step, change) in changes.enumerated() {
            change()
            root.displaySubtree()
            let list = compositor.frame(of: [root], width: size.width, height: size.height, scale: 1)
            compositor.draw(list, replacing: shown, in: bitmap)
            shown = list
            let fresh = try Drawing.render(root, size.width, size.height)
            XCTAssertTrue(bitmap.hasSamePixels(as: fresh), "step \(step)")
        }
    }

    func testDamageIsSpreadByTheBlurOnly() throws {
        let (root, right, _) = scene()
        let compositor = Compositor()
        func frame() -> DisplayList { compositor.frame(of: [root], width: 120, height: 60, scale: 1) }
        let before = frame()
        right.frame = CGRect(x: 116, y: 0, width: 4, height: 4)
        right.backgroundColor = Drawing.color(0x00FF00)
        let damage = frame().changes(since: before)
        XCTAssertTrue(damage.rects.allSatisfy { $0.x >= 60 - 30 }, "\(damage)")
    }
}
