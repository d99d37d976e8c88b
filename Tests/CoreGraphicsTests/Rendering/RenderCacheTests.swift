import Foundation
import XCTest

@testable import CoreGraphics

/// What renderers keep is counted, and nothing is kept beyond its use.
final class RenderCacheTests: XCTestCase {
    private let caches = RenderCaches()

    private func list(_ body: (CGContext) -> Void) -> DisplayList {
        let context = CGContext(recordingInto: CGSize(width: 100, height: 100))
        body(context)
        return context.takeList()
    }

    private func opaqueTile(_ shade: CGFloat = 0) -> Tile {
        let size = CGSize(width: 20, height: 20)
        let list = list {
            $0.setFillColor(CGColor(gray: shade, alpha: 1))
            $0.fill(CGRect(origin: .zero, size: size))
        }
        return Tile(opaque: list, size: size)
    }

    private func draw(_ tile: Tile, x: Int = 0) throws {
        var list = DisplayList()
        list.append(DisplayCommand(.tile(tile), transform: CGAffineTransform(translationX: CGFloat(x), y: 0)))
        try draw(list)
    }

    private func draw(_ list: DisplayList) throws {
        DisplayListRenderer(target: try XCTUnwrap(Bitmap(width: 100, height: 100)), caches: caches).render(list)
    }

    // MARK: Tiles

    func test_aTileThatWasDrawnOnceIsNotKept() throws {
        var tile: Tile? = opaqueTile()
        weak let drawn = tile
        try draw(XCTUnwrap(tile))
        XCTAssertEqual(caches.tiles.count, 1)
        tile = nil
        XCTAssertNil(drawn)
        caches.removeAbandoned()
        XCTAssertEqual(caches.tiles.count, 0)
    }

    func test_theTextOfATileThatWasReplacedIsNotKept() throws {
        var layouts: [() -> TextLayout?] = []
        for number in 0..<20 {
            let layout = TextLayout(.text(String(number), size: 12))
            layouts.append { [weak layout] in layout }
            let text = list {
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                $0.draw(layout, at: .zero, color: .black)
            }
            try draw(Tile(opaque: text, size: CGSize(width: 20, height: 20)))
        }
        XCTAssertEqual(layouts.compactMap { $0() }.count, 0)
    }

    func test_thePictureOfAMovedTileGoesWithTheTile() throws {
        var tile: Tile? = opaqueTile()
        for x in 0..<3 { try draw(XCTUnwrap(tile), x: x) }
        XCTAssertEqual(caches.tiles.cost, 20 * 20 * 4)
        tile = nil
        caches.removeAbandoned()
        XCTAssertEqual([caches.tiles.count, caches.tiles.cost], [0, 0])
    }

    func test_aTileThatMovesAgainIsCountedOnce() throws {
        let tile = opaqueTile()
        for x in 0..<9 {
            try draw(tile, x: x)
            caches.removeAbandoned()
        }
        XCTAssertEqual([caches.tiles.count, caches.tiles.cost], [1, 20 * 20 * 4])
    }

    // MARK: Images

    func test_theBitmapBehindAScaledCopyIsNotKept() throws {
        var big: CGImage? = CGImage(try XCTUnwrap(Bitmap(width: 400, height: 400)))
        weak let bitmap = big?.bitmap
        for _ in 0..<3 {
            let image = try XCTUnwrap(big)
            try draw(list { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10)) })
        }
        XCTAssertEqual([caches.scaledImages.count, caches.scaledImages.cost], [1, 10 * 10 * 4])
        big = nil
        XCTAssertNil(bitmap)
        caches.removeAbandoned()
        XCTAssertEqual([caches.scaledImages.count, caches.seenScaledImages.count], [0, 0])
    }

    // MARK: Shadows

    func test_aShadowCountsWhatItWasMadeOf() throws {
        func drawShadow(of drawing: (CGContext) -> Void) throws {
            try draw(
                list {
                    $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .black)
                    drawing($0)
                })
        }
        try drawShadow { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let plain = caches.shadows.cost
        let image = CGImage(try XCTUnwrap(Bitmap(width: 500, height: 500)))
        try drawShadow { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        XCTAssertEqual(caches.shadows.cost, 2 * plain + 500 * 500 * 4)
    }

    func test_imagesWithShadowsAreKeptUpToTheLimitOnly() throws {
        for _ in 0..<40 {
            let image = CGImage(try XCTUnwrap(Bitmap(width: 1000, height: 1000)))
            try draw(
                list {
                    $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .black)
                    $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
                })
        }
        XCTAssertEqual(caches.shadows.count, (64 << 20) / (1000 * 1000 * 4))
    }

    // MARK: Surfaces

    func test_thePoolCountsBytes() throws {
        let pool = SurfacePool(limit: 6, byteLimit: 100 * 100 * 4)
        for _ in 0..<3 { pool.give(try XCTUnwrap(Bitmap(width: 60, height: 60))) }
        XCTAssertEqual(pool.byteCount, 2 * 60 * 60 * 4)
        pool.give(try XCTUnwrap(Bitmap(width: 200, height: 200)))
        XCTAssertEqual(pool.byteCount, 0)
        pool.give(try XCTUnwrap(Bitmap(width: 10, height: 10)))
        _ = pool.take(width: 10, height: 10)
        XCTAssertEqual(pool.byteCount, 0)
    }

    func test_aBitmapContextDoesNotKeepAllThatWasDrawn() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        var longest = 0
        for step in 0..<5000 {
            context.fill(CGRect(x: step % 8, y: step / 8 % 8, width: 1, height: 1))
            longest = max(longest, context.list.commands.count)
        }
        XCTAssertLessThan(longest, 1024)
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual([image.bitmap[0, 0], image.bitmap[7, 7]], [0xFF00_0000, 0xFF00_0000])
    }

    // MARK: Values by key

    func test_theLeastRecentlyUsedValueIsDropped() {
        var cache = LeastRecentCache<Int, String>(limit: 10)
        cache.insert("a", for: 1, cost: 4)
        cache.insert("b", for: 2, cost: 4)
        XCTAssertEqual(cache.value(for: 1), "a")
        cache.insert("c", for: 3, cost: 4)
        XCTAssertEqual([1, 2, 3].map { cache.value(for: $0) }, ["a", nil, "c"])
        cache.insert("d", for: 4, cost: 40)
        XCTAssertEqual([cache.count, cache.cost], [1, 40])
        cache.removeAll { $0 == 4 }
        XCTAssertEqual([cache.count, cache.cost], [0, 0])
    }

    // MARK: Text

    func test_layoutsAreCountedInBytes() {
        func request(_ number: Int) -> TextLayoutRequest {
            let text = String(repeating: "word ", count: 400) + String(number)
            return .text(text, size: 12)
        }
        let size = TextLayout(request(100)).byteCount
        XCTAssertGreaterThan(size, 2000 * 60)
        let cache = TextLayoutCache(capacity: 1024, byteLimit: 10 * size)
        for number in 100..<150 {
            _ = cache.layout(for: request(number))
            XCTAssertLessThanOrEqual(cache.byteCount, 10 * size)
        }
        XCTAssertGreaterThan(cache.count, 4)
        cache.removeAll()
        XCTAssertEqual(cache.byteCount, 0)
    }

    func test_theGlyphRunsOfALayoutAreCountedInGlyphs() {
        let runs = GlyphRunCache()
        for line in 0..<100 {
            _ = runs.runs(of: line) {
                let glyph = GlyphRun.Glyph(id: 0, x: 0, y: 0)
                let font = TextLayout(.text("a", size: 12))
                return [
                    GlyphRun(
                        font: font.paragraphs[0].runs[0].font, color: nil, baselineOffset: 0,
                        glyphs: Array(repeating: glyph, count: 1000))
                ]
            }
            XCTAssertLessThanOrEqual(runs.glyphCount, 16384)
        }
    }

    func test_bigGlyphsAreFilledInsteadOfKept() throws {
        let layout = TextLayout(.text("a", size: 40))
        let font = layout.paragraphs[0].runs[0].font
        XCTAssertEqual([1, 2, 4, 8].map { font.drawsOutlines(scale: $0) }, [false, false, true, true])
    }
}
