import CoreGraphics
import Foundation
import XCTest

final class DisplayListTests: XCTestCase {
    private func list(_ body: (CGContext) -> Void) -> DisplayList {
        let context = CGContext(recordingInto: CGSize(width: 100, height: 100))
        body(context)
        return context.takeList()
    }

    func test_commandsOutsideTheDamageAreNotExecuted() throws {
        let list = list { context in
            for row in 0..<10 { context.fill(CGRect(x: 0, y: row * 10, width: 100, height: 10)) }
        }
        XCTAssertEqual(list.commands.count, 10)
        let bitmap = try XCTUnwrap(Bitmap(width: 100, height: 100))
        let renderer = DisplayListRenderer(target: bitmap)
        renderer.render(list, damage: PixelRect(x: 0, y: 42, width: 100, height: 6))
        XCTAssertEqual(renderer.executedCommands, 1)
        XCTAssertEqual([bitmap[0, 41], bitmap[0, 42], bitmap[0, 47], bitmap[0, 48]], [0, 0xFF00_0000, 0xFF00_0000, 0])
        renderer.render(list)
        XCTAssertEqual(renderer.executedCommands, 11)
        renderer.render(list, damage: PixelRect(x: 200, y: 0, width: 5, height: 5))
        XCTAssertEqual(renderer.executedCommands, 11)
    }

    func test_clippedAwayCommandsAreNotExecuted() throws {
        let list = list { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 50, y: 50, width: 10, height: 10))
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        let renderer = DisplayListRenderer(target: try XCTUnwrap(Bitmap(width: 100, height: 100)))
        renderer.render(list)
        XCTAssertEqual(renderer.executedCommands, 1)
    }

    func test_redrawingDamageGivesTheSamePixelsAsRedrawingAll() throws {
        let list = list(TestScene.draw)
        let whole = try XCTUnwrap(Bitmap(width: 128, height: 128))
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        DisplayListRenderer(target: whole).render(list, transform: scale)
        let parts = try XCTUnwrap(Bitmap(width: 128, height: 128))
        let renderer = DisplayListRenderer(target: parts)
        var generator = SeededGenerator(seed: 20)
        renderer.render(list, transform: scale)
        for _ in 0..<40 {
            let area = PixelRect(
                x: Int.random(in: -10..<128, using: &generator), y: Int.random(in: -10..<128, using: &generator),
                width: Int.random(in: 1..<60, using: &generator), height: Int.random(in: 1..<60, using: &generator))
            parts.fill(0, in: area)
            renderer.render(list, transform: scale, damage: area)
            XCTAssertLessThanOrEqual(parts.largestDifference(from: whole), Bitmap.cuttingError, "\(area)")
        }
    }

    func test_listsAreDrawnIntoLists() throws {
        let inner = list { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func row(_ opacity: CGFloat) throws -> [UInt32] {
            let outer = list { context in
                context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 100))
                context.translateBy(x: 2, y: 0)
                context.draw(inner, opacity: opacity)
            }
            let image = try XCTUnwrap(outer.makeImage(size: CGSize(width: 5, height: 1), scale: 1))
            return (0..<5).map { image.bitmap[$0, 0] }
        }
        XCTAssertEqual(try row(1), [0, 0, 0xFF00_0000, 0, 0])
        XCTAssertEqual(try row(0.5), [0, 0, 0x8000_0000, 0, 0])
    }

    func test_imageHasItsScale() throws {
        let list = list { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
        let image = try XCTUnwrap(list.makeImage(size: CGSize(width: 2, height: 1.2), scale: 2, isOpaque: false))
        XCTAssertEqual([image.width, image.height], [4, 3])
        XCTAssertEqual((0..<4).map { image.bitmap[$0, 1] }, [0, 0, 0xFF00_0000, 0xFF00_0000])
        XCTAssertNil(list.makeImage(size: .zero, scale: 2))
        XCTAssertNil(list.makeImage(size: CGSize(width: 1e9, height: 1), scale: 2))
        XCTAssertNil(list.makeImage(size: CGSize(width: CGFloat.nan, height: 1), scale: 2))
    }

    func test_equalDrawingGivesEqualLists() {
        XCTAssertEqual(list(TestScene.draw), list(TestScene.draw))
        XCTAssertTrue(list(TestScene.draw).damage(since: list(TestScene.draw)).isNull)
    }

    func test_damageIsWhereTheListsDiffer() {
        func rows(_ changed: Int?) -> DisplayList {
            list { context in
                for row in 0..<5 {
                    context.setFillColor(gray: row == changed ? 1 : 0, alpha: 1)
                    context.fill(CGRect(x: 0, y: row * 10, width: 100, height: 10))
                }
            }
        }
        XCTAssertEqual(rows(2).damage(since: rows(nil)), CGRect(x: 0, y: 20, width: 100, height: 10))
        XCTAssertEqual(rows(1).damage(since: rows(3)), CGRect(x: 0, y: 10, width: 100, height: 30))
        let empty = DisplayList()
        XCTAssertEqual(rows(nil).damage(since: empty), CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    func test_damageCountsShadowsAndClips() {
        let before = DisplayList()
        let after = list { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 30))
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
            context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        XCTAssertEqual(after.damage(since: before), CGRect(x: 20, y: 20, width: 30, height: 10))
    }

    func test_damageIsEnoughForAnyChange() throws {
        // Random lists that share most commands: redrawing the damage has to be as good as redrawing everything.
        var generator = SeededGenerator(seed: 33)
        for _ in 0..<60 {
            let seeds = (0..<8).map { _ in UInt64.random(in: 0..<1000, using: &generator) }
            var changed = seeds
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt64.random(
                    in: 1000..<2000, using: &generator)
            }
            if Bool.random(using: &generator) { changed.remove(at: Int.random(in: 0..<8, using: &generator)) }
            let (old, new) = (list { Self.shapes(seeds, $0) }, list { Self.shapes(changed, $0) })
            let screen = try XCTUnwrap(Bitmap(width: 100, height: 100))
            let renderer = DisplayListRenderer(target: screen)
            renderer.render(old)
            let damage = PixelRect(new.damage(since: old)).outset(by: 1)
            screen.fill(0, in: damage)
            renderer.render(new, damage: damage)
            let fresh = try XCTUnwrap(Bitmap(width: 100, height: 100))
            DisplayListRenderer(target: fresh).render(new)
            XCTAssertLessThanOrEqual(
                screen.largestDifference(from: fresh), Bitmap.cuttingError, "\(seeds) -> \(changed)")
        }
    }

    private static func shapes(_ seeds: [UInt64], _ context: CGContext) {
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
            context.saveGState()
            context.translateBy(x: number(0...80), y: number(0...80))
            context.rotate(by: number(0...6))
            context.setFillColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
            if seed % 3 == 0 {
                context.setShadow(
                    offset: CGSize(width: number(-5...5), height: number(-5...5)), blur: number(0...8), color: .black)
            }
            let rect = CGRect(x: 0, y: 0, width: number(1...30), height: number(1...30))
            switch seed % 4 {
            case 0: context.fill(rect)
            case 1: context.fillEllipse(in: rect)
            case 2: context.stroke(rect, width: number(0.5...4))
            default:
                context.clip(to: rect)
                context.fillEllipse(in: rect.insetBy(dx: -3, dy: -3))
            }
            context.restoreGState()
        }
    }

    func test_groupsOfPooledBitmapsStartClean() throws {
        let caches = RenderCaches()
        let bitmap = try XCTUnwrap(Bitmap(width: 8, height: 8))
        let renderer = DisplayListRenderer(target: bitmap, caches: caches)
        renderer.render(list { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }, opacity: 0.5)
        bitmap.fill(0)
        renderer.render(list { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }, opacity: 0.5)
        XCTAssertEqual([bitmap[0, 0], bitmap[1, 0], bitmap[7, 7]], [0x8000_0000, 0, 0])
    }

    func test_externalDrawablesAreAskedInsideTheDamageOnly() throws {
        let drawable = CountingDrawable()
        let list = list { $0.draw(drawable, at: CGPoint(x: 20, y: 20), color: .black) }
        XCTAssertEqual(list.bounds, CGRect(x: 20, y: 15, width: 10, height: 7))
        let renderer = DisplayListRenderer(target: try XCTUnwrap(Bitmap(width: 100, height: 100)))
        renderer.render(list, damage: PixelRect(x: 50, y: 50, width: 10, height: 10))
        XCTAssertEqual(drawable.count, 0)
        renderer.render(list)
        XCTAssertEqual(drawable.count, 1)
    }

    func test_scaledImagesLookTheSameWhenTheyAreCached() throws {
        let picture = try XCTUnwrap(Bitmap(width: 16, height: 16))
        for y in 0..<16 { for x in 0..<16 { picture[x, y] = 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) } }
        let image = CGImage(picture, isOpaque: true)
        let list = list { context in
            context.drawUpright(image, in: CGRect(x: 2, y: 2, width: 8, height: 8))
            context.draw(image, in: CGRect(x: 20, y: 2, width: 24, height: 24))
        }
        let caches = RenderCaches()
        let frames = try (0..<3).map { _ in
            let bitmap = try XCTUnwrap(Bitmap(width: 50, height: 30))
            DisplayListRenderer(target: bitmap, caches: caches).render(list)
            return bitmap
        }
        XCTAssertTrue(frames[0].hasSamePixels(as: frames[1]))
        XCTAssertTrue(frames[1].hasSamePixels(as: frames[2]))
        XCTAssertNotEqual(frames[0][5, 5], 0)
        // Drawn with `draw(_:in:)` in a space with y down, the image is upside down.
        XCTAssertGreaterThan(frames[0][30, 3] & 255, frames[0][30, 24] & 255)
    }
}

extension Bitmap {
    /// What a component may differ by when only a part is drawn.
    ///
    /// cairo cuts outlines at the clip and rounds where it cuts them; it counts coverage in 15 rows a pixel, so that a
    /// slanted edge may gain or lose one of them.
    fileprivate static let cuttingError = 255 / 15

    /// The largest difference of any component.
    fileprivate func largestDifference(from other: Bitmap) -> Int {
        var largest = 0
        for y in 0..<height {
            for (one, two) in zip(row(y), other.row(y)) where one != two {
                for shift: UInt32 in [0, 8, 16, 24] {
                    largest = max(largest, abs(Int(one >> shift & 255) - Int(two >> shift & 255)))
                }
            }
        }
        return largest
    }
}

private final class CountingDrawable: DisplayListDrawable, @unchecked Sendable {
    var count = 0
    let bounds = CGRect(x: 0, y: -5, width: 10, height: 7)
    let byteCount = 0
    func draw(in cairo: OpaquePointer, color: RGBA) { count += 1 }
}
