import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class TransitionTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: true) }
    override func tearDown() { Drawing.start() }

    /// A red layer, four pixels wide and two high at (4, 2), that becomes green within a second.
    private func changing(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CALayer {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 12, height: 6))
        let layer = Drawing.layer(CGRect(x: 4, y: 2, width: 4, height: 2), 0xFF0000)
        root.addSublayer(layer)
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = Drawing.color(0x00FF00)
        return root
    }

    private func row(_ root: CALayer, _ y: Int, at time: Double) throws -> String {
        try Drawing.render(root, 12, 6, at: time).text(names)[y]
    }

    private func column(_ root: CALayer, _ x: Int, at time: Double) throws -> String {
        let rows = try Drawing.render(root, 12, 6, at: time).text(names)
        return String(rows.map { Array($0)[x] })
    }

    func test_fadeMixesInSteps() throws {
        let root = changing(.fade)
        XCTAssertEqual(try Drawing.render(root, 12, 6, at: 0).color(5, 3), 0xFF0000)
        // 128 of 256 parts of each.
        XCTAssertEqual(try Drawing.render(root, 12, 6, at: 0.5).color(5, 3), 0x7F7F00)
        XCTAssertEqual(try Drawing.render(root, 12, 6, at: 0.25).color(5, 3), 0xBF3F00)
        XCTAssertEqual(try Drawing.render(root, 12, 6, at: 1).color(5, 3), 0x00FF00)
        XCTAssertEqual(try Drawing.render(root, 12, 6, at: 0.5).color(3, 3), 0)
    }

    func test_fadeOfTranslucentFacesKeepsWhatIsBelow() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0x0000FF)
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 1, height: 1))
        root.addSublayer(layer)
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = Drawing.color(0xFF0000)
        let bitmap = try Drawing.render(root, 2, 1, at: 0.5)
        XCTAssertEqual(bitmap.color(0, 0), 0x7F0080)
        XCTAssertEqual(bitmap.color(1, 0), 0x0000FF)
    }

    func test_pushMovesBoth() throws {
        let right = changing(.push, .fromRight)
        XCTAssertEqual(try row(right, 3, at: 0), "....rrrrgggg")
        XCTAssertEqual(try row(right, 3, at: 0.5), "..rrrrgggg..")
        XCTAssertEqual(try row(right, 3, at: 1), "....gggg....")
        XCTAssertEqual(try row(changing(.push, .fromLeft), 3, at: 0.5), "..ggggrrrr..")
        XCTAssertEqual(try column(changing(.push, .fromTop), 5, at: 0.5), ".ggrr.")
        XCTAssertEqual(try column(changing(.push, .fromBottom), 5, at: 0.5), ".rrgg.")
    }

    func test_moveInCoversAndRevealUncovers() throws {
        XCTAssertEqual(try row(changing(.moveIn, .fromRight), 3, at: 0.5), "....rrgggg..")
        XCTAssertEqual(try row(changing(.reveal, .fromRight), 3, at: 0.5), "..rrrrgg....")
        XCTAssertEqual(try row(changing(.moveIn, .fromLeft), 3, at: 0.25), ".ggggrrr....")
    }

    func test_flipTurnsOneFaceAwayAndTheOtherIn() throws {
        let third = 1.0 / 3
        // The cosine of a third of a half turn is a half.
        XCTAssertEqual(try row(changing(.flip, .fromLeft), 3, at: third), ".....rr.....")
        XCTAssertEqual(try row(changing(.flip, .fromLeft), 3, at: 2 * third), ".....gg.....")
        XCTAssertEqual(try row(changing(.flip, .fromLeft), 3, at: 1), "....gggg....")
    }

    func test_oldFaceKeepsTheOldTree() throws {
        let root = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 1))
        let layer = Drawing.layer(CGRect(x: 0, y: 0, width: 4, height: 1), 0xFF0000)
        let inner = Drawing.layer(CGRect(x: 1, y: 0, width: 1, height: 1), 0xFFFFFF)
        root.addSublayer(layer)
        layer.addSublayer(inner)
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        inner.removeFromSuperlayer()
        XCTAssertEqual(try Drawing.render(root, 4, 1, at: 0).text(names), ["rwrr"])
        XCTAssertEqual(try Drawing.render(root, 4, 1, at: 1).text(names), ["rrrr"])
    }

    /// Pictures of tiles are kept between frames; they must not change what is drawn.
    func test_framesOfAFadeAreTheSameWithAndWithoutKeptPictures() throws {
        let root = changing(.fade)
        let compositor = Compositor()
        let bitmap = try XCTUnwrap(Bitmap(width: 12, height: 6))
        var shown: DisplayList?
        for time in stride(from: 0.0, through: 1.2, by: 0.1) {
            let list = compositor.frame(of: [root], width: 12, height: 6, scale: 1, at: time)
            compositor.draw(list, replacing: shown, in: bitmap)
            shown = list
            XCTAssertTrue(bitmap.hasSamePixels(as: try Drawing.render(root, 12, 6, at: time)), "at \(time)")
        }
    }
}
