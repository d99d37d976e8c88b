import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// Redrawing what changed has to leave the same pixels as redrawing everything.
@preconcurrency @MainActor final class DamageTests: XCTestCase {
    override func setUp() { Drawing.start(disablingActions: true) }

    override func tearDown() { Drawing.start() }

    private func check(seed: UInt64, steps: Int, features: RandomTree.Features) throws {
        var tree = RandomTree(seed: seed, features: features)
        let (width, height) = (RandomTree.width, RandomTree.height)
        let compositor = Compositor()
        let bitmap = try XCTUnwrap(Bitmap(width: width, height: height))
        var shown: DisplayList?
        for step in 0..<steps {
            tree.root.displaySubtree()
            let time = Double(step) * 0.05
            let list = compositor.frame(
                of: [tree.root], width: width, height: height, scale: RandomTree.scale, at: time)
            compositor.draw(list, replacing: shown, in: bitmap)
            shown = list
            let fresh = try Drawing.render(tree.root, width, height, scale: RandomTree.scale, at: time)
            if !bitmap.hasSamePixels(as: fresh) {
                let place = difference(bitmap, fresh)
                return XCTFail("seed \(seed), step \(step): \(place)")
            }
            tree.change()
        }
    }

    private func difference(_ one: Bitmap, _ two: Bitmap) -> String {
        var count = 0
        var first = ""
        for y in 0..<one.height {
            for x in 0..<one.width where one[x, y] != two[x, y] {
                count += 1
                if first.isEmpty {
                    first = "(\(x), \(y)) \(String(one[x, y], radix: 16)) for \(String(two[x, y], radix: 16))"
                }
            }
        }
        return "\(count) pixels, first \(first)"
    }

    func test_partialRedrawEqualsFullRedraw_plainLayers() throws {
        for seed in 1...60 { try check(seed: UInt64(seed), steps: 12, features: []) }
    }

    func test_partialRedrawEqualsFullRedraw_cornersOpacityMasksShadows() throws {
        for seed in 1000...1060 { try check(seed: UInt64(seed), steps: 12, features: [.effects]) }
    }

    func test_partialRedrawEqualsFullRedraw_everything() throws {
        for seed in 2000...2060 {
            try check(seed: UInt64(seed), steps: 12, features: [.effects, .transforms, .transitions])
        }
    }

    /// Rows that move get pictures, which are copied from then on.
    func test_scrolledRowsAreTheSameWithAndWithoutKeptPictures() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 50, height: 40), 0xDDDDDD)
        let scroll = Drawing.layer(CGRect(x: 5, y: 5, width: 40, height: 30))
        scroll.masksToBounds = true
        root.addSublayer(scroll)
        let delegate = ClosureDelegate { context in
            context.setFillColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.7)
            context.fillEllipse(in: CGRect(x: 0.3, y: 0.7, width: 39.4, height: 8.3))
        }
        for index in 0..<12 {
            let row = Drawing.layer(CGRect(x: 0, y: CGFloat(index) * 10, width: 40, height: 10), 0xFFFFFF)
            let content = Drawing.layer(CGRect(x: 0, y: 0, width: 40, height: 10))
            content.delegate = delegate
            content.setNeedsDisplay()
            row.addSublayer(content)
            scroll.addSublayer(row)
        }
        let compositor = Compositor()
        let bitmap = try XCTUnwrap(Bitmap(width: 150, height: 120))
        var shown: DisplayList?
        let offsets: [CGPoint] = (0..<12).map { CGPoint(x: $0 > 8 ? CGFloat($0) : 0, y: CGFloat($0) * 7 / 3) }
        for offset in offsets {
            scroll.bounds.origin = offset
            root.displaySubtree()
            let list = compositor.frame(of: [root], width: 150, height: 120, scale: 3, at: 0)
            compositor.draw(list, replacing: shown, in: bitmap)
            shown = list
            XCTAssertTrue(
                bitmap.hasSamePixels(as: try Drawing.render(root, 150, 120, scale: 3)), "at \(offset)")
        }
    }

    func test_farApartChangesAreTwoRectangles() {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100), 0xFFFFFF)
        let (one, two) = (
            Drawing.layer(CGRect(x: 0, y: 0, width: 10, height: 10), 0xFF0000),
            Drawing.layer(CGRect(x: 90, y: 90, width: 10, height: 10), 0xFF0000)
        )
        root.addSublayer(one)
        root.addSublayer(two)
        let compositor = Compositor()
        let before = compositor.frame(of: [root], width: 100, height: 100, scale: 1, at: 0)
        one.backgroundColor = Drawing.color(0x00FF00)
        two.backgroundColor = Drawing.color(0x00FF00)
        var damage = compositor.frame(of: [root], width: 100, height: 100, scale: 1, at: 0).changes(since: before)
        damage.clip(to: PixelRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertEqual(
            damage.rects,
            [PixelRect(x: 0, y: 0, width: 11, height: 11), PixelRect(x: 89, y: 89, width: 11, height: 11)])
    }

    func test_anUnchangedTreeDamagesNothing() {
        let tree = RandomTree(seed: 5, features: [.effects, .transforms])
        tree.root.displaySubtree()
        let compositor = Compositor()
        func frame() -> DisplayList {
            compositor.frame(
                of: [tree.root], width: RandomTree.width, height: RandomTree.height, scale: RandomTree.scale, at: 0)
        }
        let before = frame()
        XCTAssertTrue(frame().changes(since: before).isEmpty)
    }

    // MARK: What is left out

    private func commands(_ list: DisplayList, damage: PixelRect? = nil) throws -> Int {
        let bitmap = try XCTUnwrap(Bitmap(width: 100, height: 100))
        let renderer = DisplayListRenderer(target: bitmap)
        renderer.render(list, damage: damage)
        return renderer.executedCommands
    }

    func test_layersOffScreenAreNotInTheList() {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<1000 {
            root.addSublayer(
                Drawing.layer(CGRect(x: 0, y: CGFloat(index) * 50 + 0, width: 100, height: 49), 0xFF0000))
        }
        let list = Compositor().frame(of: [root], width: 100, height: 100, scale: 1, at: 0)
        // The third begins right below the last pixel, which antialiasing might reach.
        XCTAssertLessThanOrEqual(list.commands.count, 3)
        XCTAssertGreaterThanOrEqual(list.commands.count, 2)
    }

    func test_layersOutsideOfAClipAreNotInTheList() {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 10))
        scroll.masksToBounds = true
        root.addSublayer(scroll)
        for index in 0..<10 {
            scroll.addSublayer(Drawing.layer(CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 8), 0xFF0000))
        }
        scroll.bounds.origin.y = 51
        let list = Compositor().frame(of: [root], width: 100, height: 100, scale: 1, at: 0)
        XCTAssertEqual(list.commands.count, 2)
    }

    func test_whatIsBelowSomethingOpaqueIsNotDrawn() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<5 { root.addSublayer(Drawing.layer(CGRect(x: 10, y: 10, width: 80, height: 80), 0xFF0000)) }
        root.addSublayer(Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100), 0x00FF00))
        let list = Compositor().frame(of: [root], width: 100, height: 100, scale: 1, at: 0)
        XCTAssertEqual(list.commands.count, 6)
        XCTAssertEqual(try commands(list), 1)
    }

    func test_onlyCommandsInTheDamageAreDrawn() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<10 {
            root.addSublayer(Drawing.layer(CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 8), 0xFF0000))
        }
        let list = Compositor().frame(of: [root], width: 100, height: 100, scale: 1, at: 0)
        XCTAssertEqual(try commands(list), 10)
        XCTAssertEqual(try commands(list, damage: PixelRect(x: 0, y: 32, width: 100, height: 3)), 1)
    }
}
