import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class LayerDrawingTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    func test_backgroundFillsTheFrame() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 1, width: 3, height: 2), 0xFF0000)
        XCTAssertEqual(
            try Drawing.render(layer, 5, 4).text(names), [".....", ".rrr.", ".rrr.", "....."])
    }

    func test_pointsAreScaledToPixels() throws {
        let layer = Drawing.layer(CGRect(x: 0.5, y: 0, width: 1, height: 1), 0xFF0000)
        XCTAssertEqual(try Drawing.render(layer, 4, 2, scale: 2).text(names), [".rr.", ".rr."])
    }

    /// A layer draws into a bitmap of its size on iOS, which a hole is punched into by its rectangle and the even-odd rule.
    func test_clipOfADrawnLayerIsItsBounds() throws {
        final class Punched: CALayer {
            var rect = CGRect.null
            override func draw(in context: CGContext) {
                rect = context.boundingBoxOfClipPath
                context.addRect(CGRect(x: 11, y: 20, width: 1, height: 1))
                context.addRect(rect)
                context.clip(using: .evenOdd)
                context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                context.fill(.infinite)
            }
        }
        let layer = Punched()
        layer.bounds = CGRect(x: 10, y: 20, width: 3, height: 1)
        layer.anchorPoint = .zero
        layer.setNeedsDisplay()
        XCTAssertEqual(try Drawing.render(layer, 4, 1).text(names), ["r.r."])
        XCTAssertEqual(layer.rect, CGRect(x: 10, y: 20, width: 3, height: 1))
    }

    func test_infiniteClipsCanBeTurned() throws {
        final class Turned: CALayer {
            override func draw(in context: CGContext) {
                context.rotate(by: 0.3)
                context.scaleBy(x: 8, y: 8)
                context.clip(to: .infinite)
                context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                context.fill(CGRect(x: -9, y: -9, width: 18, height: 18))
            }
        }
        let layer = Turned()
        layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
        layer.setNeedsDisplay()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        XCTAssertEqual(try Drawing.render(layer, 3, 1).text(names), ["rr."])
    }

    func test_movedLayersLieOnWholePixels() throws {
        let layer = Drawing.layer(CGRect(x: 0.4, y: 0.6, width: 2, height: 2), 0xFF0000)
        XCTAssertEqual(try Drawing.render(layer, 3, 3).text(names), ["...", "rr.", "rr."])
    }

    func test_hairlinesDoNotVanish() throws {
        for y in stride(from: 0.0, to: 1.0, by: 0.1) {
            let layer = Drawing.layer(CGRect(x: 0, y: y, width: 1, height: 0.33), 0xFF0000)
            let column = try Drawing.render(layer, 1, 3).text(names)
            XCTAssertEqual(column.filter { $0 == "r" }.count, 1, "at \(y): \(column)")
        }
    }

    func test_sublayersFollowTheirSnappedSuperlayer() throws {
        let outer = Drawing.layer(CGRect(x: 0.4, y: 0, width: 3, height: 1), 0xFF0000)
        outer.addSublayer(Drawing.layer(CGRect(x: 1.2, y: 0, width: 1, height: 1), 0x00FF00))
        // Alone the inner edge, at 1.6, would be at 2; the whole moves as one picture.
        XCTAssertEqual(try Drawing.render(outer, 4, 1).text(names), ["rgr."])
    }

    func test_borderIsInsideAndAboveSublayers() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 3), 0xFF0000)
        layer.borderWidth = 1
        layer.borderColor = Drawing.color(0xFFFFFF)
        layer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 2), 0x00FF00))
        XCTAssertEqual(try Drawing.render(layer, 4, 3).text(names), ["wwww", "wgrw", "wwww"])
    }

    func test_sublayersAreDrawnByZPositionThenAsAdded() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 3, height: 1))
        let (front, one, two) = (
            Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0xFF0000),
            Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0x00FF00),
            Drawing.layer(CGRect(x: 1, y: 0, width: 2, height: 1), 0x0000FF)
        )
        front.zPosition = 1
        for layer in [front, one, two] { outer.addSublayer(layer) }
        XCTAssertEqual(try Drawing.render(outer, 3, 1).text(names), ["rbb"])
    }

    func test_hiddenAndTransparentTreesAreLeftOut() throws {
        for hide in [{ $0.isHidden = true }, { $0.opacity = 0 }] as [(CALayer) -> Void] {
            let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
            outer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0x00FF00))
            hide(outer)
            XCTAssertEqual(try Drawing.render(outer, 2, 1).text(names), [".."])
        }
    }

    func test_masksToBoundsCutsSublayersOnly() throws {
        let outer = Drawing.layer(CGRect(x: 1, y: 0, width: 2, height: 1), 0xFF0000)
        outer.addSublayer(Drawing.layer(CGRect(x: 1, y: 0, width: 3, height: 1), 0x00FF00))
        XCTAssertEqual(try Drawing.render(outer, 6, 1).text(names), [".rggg."])
        outer.masksToBounds = true
        XCTAssertEqual(try Drawing.render(outer, 6, 1).text(names), [".rg..."])
    }

    func test_boundsOriginScrolls() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 2))
        outer.masksToBounds = true
        for index in 0..<4 {
            let color = [UInt32(0xFF0000), 0x00FF00, 0x0000FF, 0xFFFFFF][index]
            outer.addSublayer(Drawing.layer(CGRect(x: 0, y: CGFloat(index), width: 1, height: 1), color))
        }
        outer.bounds.origin.y = 1
        XCTAssertEqual(try Drawing.render(outer, 1, 3).text(names), ["g", "b", "."])
    }

    // MARK: Corners

    func test_cornersAreCutWhereMasked() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFF0000)
        layer.cornerRadius = 8
        for curve in [CALayerCornerCurve.circular, .continuous] {
            layer.cornerCurve = curve
            for corners in 0..<16 {
                layer.maskedCorners = CACornerMask(rawValue: UInt(corners))
                let bitmap = try Drawing.render(layer, 40, 40)
                for (index, place) in [(0, 0), (39, 0), (0, 39), (39, 39)].enumerated() {
                    let isCut = corners & 1 << index != 0
                    XCTAssertEqual(
                        bitmap.color(place.0, place.1), isCut ? 0 : 0xFF0000, "corner \(index) of \(corners)")
                }
                XCTAssertEqual(bitmap.color(20, 0), 0xFF0000)
                XCTAssertEqual(bitmap.color(0, 20), 0xFF0000)
                XCTAssertEqual(bitmap.color(39, 20), 0xFF0000)
            }
        }
    }

    func test_roundedMaskCutsSublayersWithoutSeams() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFFFFFF)
        outer.cornerRadius = 8
        outer.masksToBounds = true
        outer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000))
        let alone = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000)
        alone.cornerRadius = 8
        // The white below must not shine through at the edge; the group's rounding may differ by one.
        let (one, two) = (try Drawing.render(outer, 20, 20), try Drawing.render(alone, 20, 20))
        for y in 0..<20 {
            for x in 0..<20 {
                XCTAssertEqual(one.color(x, y) & 0xFFFF, 0, "at \(x), \(y)")
                XCTAssertLessThanOrEqual(abs(Int(one.color(x, y) >> 16) - Int(two.color(x, y) >> 16)), 1)
            }
        }
    }

    func test_roundedBorderFollowsTheCorner() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0x0000FF)
        layer.cornerRadius = 8
        layer.borderWidth = 2
        layer.borderColor = Drawing.color(0xFFFFFF)
        let bitmap = try Drawing.render(layer, 20, 20)
        XCTAssertEqual(bitmap.color(0, 0), 0)
        XCTAssertEqual(bitmap.color(10, 0), 0xFFFFFF)
        XCTAssertEqual(bitmap.color(10, 1), 0xFFFFFF)
        XCTAssertEqual(bitmap.color(10, 2), 0x0000FF)
        XCTAssertEqual(bitmap.color(2, 3), 0xFFFFFF)
        XCTAssertEqual(bitmap.color(6, 6), 0x0000FF)
    }

    // MARK: Opacity and masks

    func test_opacityActsOnTheTreeAsOnePicture() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
        outer.addSublayer(Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 1), 0x00FF00))
        outer.opacity = 0.5
        let bitmap = try Drawing.render(outer, 2, 1)
        XCTAssertEqual(bitmap.color(0, 0), 0x800000)
        // Nothing of the red below the green.
        XCTAssertEqual(bitmap.color(1, 0), 0x008000)
    }

    func test_maskMultipliesByItsAlpha() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 0, width: 4, height: 1), 0xFF0000)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        mask.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0x00FF00))
        mask.addSublayer(Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 1), 0x00FF00, alpha: 0.5))
        layer.mask = mask
        let bitmap = try Drawing.render(layer, 6, 1)
        XCTAssertEqual((0..<6).map { bitmap.color($0, 0) }, [0, 0xFF0000, 0x800000, 0, 0, 0])
    }

    func test_shapeMaskCutsTheOutline() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 2), 0xFF0000)
        layer.addSublayer(Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 2), 0x00FF00))
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 5), transform: nil)
        layer.mask = mask
        XCTAssertEqual(try Drawing.render(layer, 4, 2).text(names), ["....", ".gr."])
    }

    func test_sublayerThatBecomesTheMaskIsNotDrawn() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 3, height: 1), 0xFF0000)
        let part = Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 1), 0x00FF00)
        layer.addSublayer(part)
        layer.mask = part
        layer.mask = part
        XCTAssertNil(layer.sublayers)
        XCTAssertTrue(part.superlayer === layer)
        XCTAssertEqual(try Drawing.render(layer, 3, 1).text(names), [".r."])
        let other = Drawing.layer(CGRect(x: 0, y: 0, width: 3, height: 1), 0x0000FF)
        other.mask = part
        XCTAssertNil(layer.mask)
        XCTAssertTrue(part.superlayer === other)
        part.removeFromSuperlayer()
        XCTAssertNil(other.mask)
        XCTAssertEqual(try Drawing.render(other, 3, 1).text(names), ["bbb"])
    }

    func test_emptyMaskHidesTheLayer() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0xFF0000)
        layer.mask = CALayer()
        XCTAssertEqual(try Drawing.render(layer, 2, 1).text(names), [".."])
    }

    // MARK: Shadows

    func test_sharpShadowLiesAtItsOffset() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 1, width: 2, height: 2), 0xFF0000)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 1, height: 1)
        layer.shadowColor = Drawing.color(0x0000FF)
        let shadowed = [".....", ".rr..", ".rrb.", "..bb."]
        XCTAssertEqual(try Drawing.render(layer, 5, 4).text(names), shadowed)
        layer.masksToBounds = true
        XCTAssertEqual(try Drawing.render(layer, 5, 4).text(names), [".....", ".rr..", ".rr..", "....."])
    }

    func test_shadowIsOfThePath_orOfEverythingShown() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowColor = Drawing.color(0x0000FF)
        layer.addSublayer(Drawing.layer(CGRect(x: 1, y: 0, width: 2, height: 1), 0xFF0000))
        XCTAssertEqual(try Drawing.render(layer, 4, 2).text(names), [".rr.", ".bb."])
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        XCTAssertEqual(try Drawing.render(layer, 4, 2).text(names), [".rr.", "b..."])
    }

    func test_shadowOfWhatIsOutOfSightIsSeen() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: -3, width: 2, height: 2), 0xFF0000)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowColor = Drawing.color(0x0000FF)
        XCTAssertEqual(try Drawing.render(layer, 2, 2).text(names), ["bb", "bb"])
    }

    // MARK: Transforms

    func test_quarterTurn() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 1, width: 3, height: 1), 0xFF0000)
        layer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0x00FF00))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(try Drawing.render(layer, 3, 3).text(names), [".g.", ".r.", ".r."])
    }

    func test_scaleIsAboutTheAnchorPoint() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 1, width: 2, height: 1), 0xFF0000)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 1, y: 1)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        XCTAssertEqual(try Drawing.render(layer, 6, 2).text(names), ["......", ".rrrr."])
    }

    func test_sublayerTransformIsAboutTheAnchorPoint() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 1))
        outer.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0xFF0000))
        outer.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
        XCTAssertEqual(try Drawing.render(outer, 4, 1).text(names), ["...r"])
    }

    // MARK: Contents

    private func image(_ rows: [[UInt32]]) throws -> CGImage {
        let bitmap = try XCTUnwrap(Bitmap(width: rows[0].count, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() { bitmap[x, y] = 0xFF00_0000 | color }
        }
        return CGImage(bitmap)
    }

    func test_contentsGravity() throws {
        let picture = try image([[0xFF0000, 0x00FF00]])
        let expected: [(CALayerContentsGravity, [String])] = [
            (.center, ["....", ".rg.", "...."]), (.top, [".rg.", "....", "...."]),
            (.bottom, ["....", "....", ".rg."]), (.left, ["....", "rg..", "...."]),
            (.right, ["....", "..rg", "...."]), (.topLeft, ["rg..", "....", "...."]),
            (.topRight, ["..rg", "....", "...."]), (.bottomLeft, ["....", "....", "rg.."]),
            (.bottomRight, ["....", "....", "..rg"]),
        ]
        for (gravity, rows) in expected {
            let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 3))
            layer.contents = picture
            layer.contentsGravity = gravity
            XCTAssertEqual(try Drawing.render(layer, 4, 3).text(names), rows, gravity.rawValue)
        }
    }

    func test_contentsScaleMakesPixelsSmaller() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1))
        layer.contents = try image([[0xFF0000, 0x00FF00]])
        layer.contentsScale = 2
        layer.contentsGravity = .topLeft
        XCTAssertEqual(try Drawing.render(layer, 4, 2, scale: 2).text(names), ["rg..", "...."])
    }

    func test_contentsRectShowsAPart() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 1))
        layer.contents = try image([[0xFF0000, 0x00FF00]])
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        XCTAssertEqual(try Drawing.render(layer, 3, 1).text(names), [".g."])
    }

    func test_contentsCenterStretches() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 6, height: 1))
        layer.contents = try image([[0xFF0000, 0x00FF00, 0x0000FF]])
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        XCTAssertEqual(try Drawing.render(layer, 6, 1).text(names), ["rggggb"])
    }

    func test_recordingIsDrawnInTheLayersCoordinates_andCutAtItsBounds() throws {
        let layer = Drawing.layer(CGRect(x: 1, y: 0, width: 2, height: 1))
        let delegate = ClosureDelegate { context in
            context.setFillColor(Drawing.color(0xFF0000))
            context.fill(CGRect(x: 1, y: 0, width: 5, height: 5))
        }
        layer.delegate = delegate
        layer.setNeedsDisplay()
        XCTAssertEqual(try Drawing.render(layer, 5, 2).text(names), ["..r..", "....."])
    }

    func test_clearingActsOnTheLayersOwnPixels() throws {
        let outer = Drawing.layer(CGRect(x: 0, y: 0, width: 3, height: 1), 0x0000FF)
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 3, height: 1))
        let delegate = ClosureDelegate { context in
            context.setFillColor(Drawing.color(0xFF0000))
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        layer.delegate = delegate
        layer.setNeedsDisplay()
        outer.addSublayer(layer)
        XCTAssertEqual(try Drawing.render(outer, 3, 1).text(names), ["rbr"])
    }

    func test_recordingFollowsGravityUntilItIsDrawnAgain() throws {
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1))
        let delegate = ClosureDelegate { context in
            context.setFillColor(Drawing.color(0xFF0000))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(Drawing.color(0x00FF00))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
        XCTAssertEqual(try Drawing.render(layer, 4, 1).text(names), ["rrgg"])
        layer.contentsGravity = .right
        XCTAssertEqual(try Drawing.render(layer, 4, 1).text(names), ["..rg"])
    }

    func test_renderInContextDrawsTheLayersOwnSpace() throws {
        let layer = Drawing.layer(CGRect(x: 50, y: 50, width: 3, height: 2), 0xFF0000)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        layer.addSublayer(Drawing.layer(CGRect(x: 1, y: 1, width: 1, height: 1), 0x00FF00))
        let context = CGContext(recordingInto: CGSize(width: 4, height: 3))
        layer.render(in: context)
        let bitmap = try XCTUnwrap(Bitmap(width: 4, height: 3))
        DisplayListRenderer(target: bitmap).render(context.takeList())
        XCTAssertEqual(bitmap.text(names), ["rrr.", "rgr.", "...."])
    }
}
