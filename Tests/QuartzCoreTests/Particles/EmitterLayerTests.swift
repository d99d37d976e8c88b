import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class EmitterLayerTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: true) }

    private func cell(birthRate: Float, lifetime: Float) throws -> CAEmitterCell {
        let bitmap = try XCTUnwrap(Bitmap(width: 1, height: 1))
        bitmap[0, 0] = 0xFFFF_FFFF
        let cell = CAEmitterCell()
        cell.contents = CGImage(bitmap)
        cell.birthRate = birthRate
        cell.lifetime = lifetime
        return cell
    }

    private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 9, height: 3)
        layer.emitterPosition = CGPoint(x: 0.5, y: 1.5)
        layer.emitterCells = cells
        return layer
    }

    func test_particlesFlyAndEnd() throws {
        let cell = try cell(birthRate: 1, lifetime: 2.5)
        cell.velocity = 2
        let layer = emitter(cell)
        layer.beginTime = 0
        // Born at 1, 2 and 3 seconds; the first one is gone after 2.5 of its own.
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 0.5).text(names)[1], ".........")
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 2).text(names)[1], "w.w......")
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 3).text(names)[1], "w.w.w....")
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 4).text(names)[1], "w.w.w....")
    }

    func test_colorsScalesAndAccelerations() throws {
        let cell = try cell(birthRate: 1, lifetime: 10)
        cell.color = Drawing.color(0xFF0000)
        cell.xAcceleration = 4
        cell.scaleSpeed = 1
        let layer = emitter(cell)
        layer.birthRate = 1
        _ = try Drawing.render(layer, 9, 3, at: 1)
        layer.birthRate = 0
        // After two seconds: half of four times two squared to the right, three times as large.
        XCTAssertEqual(try Drawing.render(layer, 12, 3, at: 3).text(names), Array(repeating: ".......rrr..", count: 3))
    }

    func test_sameSeedSameParticles() throws {
        func picture(seed: UInt32, looks: [Double]) throws -> [String] {
            let cell = try cell(birthRate: 20, lifetime: 5)
            cell.velocity = 3
            cell.emissionRange = .pi * 2
            cell.lifetimeRange = 2
            let layer = emitter(cell)
            layer.emitterPosition = CGPoint(x: 10, y: 10)
            layer.emitterShape = .circle
            layer.emitterSize = CGSize(width: 4, height: 4)
            layer.seed = seed
            layer.frame.size = CGSize(width: 20, height: 20)
            for time in looks { _ = try Drawing.render(layer, 20, 20, at: time) }
            return try Drawing.render(layer, 20, 20, at: 2).text(names)
        }
        let often = try picture(seed: 3, looks: [0, 0.3, 0.7, 1.1])
        XCTAssertEqual(often, try picture(seed: 3, looks: [0, 1]))
        XCTAssertNotEqual(often, try picture(seed: 4, looks: [0, 1]))
    }

    func test_particlesSendOutParticles() throws {
        let rocket = try cell(birthRate: 1, lifetime: 1.5)
        rocket.contents = nil
        rocket.velocity = 4
        let spark = try cell(birthRate: 10, lifetime: 9)
        rocket.emitterCells = [spark]
        let layer = emitter(rocket)
        _ = try Drawing.render(layer, 9, 3, at: 1)
        layer.birthRate = 0
        let row = try Drawing.render(layer, 9, 3, at: 2.4).text(names)[1]
        XCTAssertNotEqual(row.first, " ")
        XCTAssertGreaterThan(row.count { $0 != "." }, 4)
    }

    func test_additiveColorsAddUp() throws {
        let (red, green) = (try cell(birthRate: 1, lifetime: 9), try cell(birthRate: 1, lifetime: 9))
        red.color = Drawing.color(0xFF0000)
        green.color = Drawing.color(0x00FF00)
        let layer = emitter(red, green)
        layer.renderMode = .additive
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 1).color(0, 1), 0xFFFF00)
        layer.renderMode = .unordered
        XCTAssertEqual(try Drawing.render(layer, 9, 3, at: 1).color(0, 1), 0x00FF00)
    }

    func test_framesGoOnWhileParticlesAreInTheAir() throws {
        let layer = emitter(try cell(birthRate: 1, lifetime: 1))
        let root = CALayer()
        root.addSublayer(layer)
        XCTAssertTrue(AnimationTimeline.shared.isActive)
        XCTAssertFalse(AnimationTimeline.shared.isSettling)
        layer.birthRate = 0
        AnimationTimeline.shared.update()
        XCTAssertFalse(AnimationTimeline.shared.isActive)
    }
}
