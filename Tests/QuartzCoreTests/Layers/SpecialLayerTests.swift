import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@preconcurrency @MainActor final class SpecialLayerTests: XCTestCase {
    private let names: [UInt32: Character] = [0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]

    override func setUp() { Drawing.start(disablingActions: false) }

    private func shape(_ rect: CGRect) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: rect, transform: nil)
        return layer
    }

    func test_shapeFillsAndStrokes() throws {
        let layer = shape(CGRect(x: 1.5, y: 1.5, width: 3, height: 2))
        layer.fillColor = Drawing.color(0xFF0000)
        layer.strokeColor = Drawing.color(0xFFFFFF)
        XCTAssertEqual(
            try Drawing.render(layer, 6, 5).text(names), ["......", ".wwww.", ".wrrw.", ".wwww.", "......"])
    }

    func test_shapeDefaults() {
        let layer = CAShapeLayer()
        XCTAssertEqual(layer.fillColor, .black)
        XCTAssertNil(layer.strokeColor)
        XCTAssertEqual([layer.lineWidth, layer.miterLimit, layer.strokeStart, layer.strokeEnd], [1, 10, 0, 1])
        XCTAssertEqual(layer.lineCap, .butt)
        XCTAssertEqual(layer.lineJoin, .miter)
        XCTAssertEqual(layer.fillRule, .nonZero)
        XCTAssertNil(layer.lineDashPattern)
    }

    func test_strokeEndsAreFractionsOfTheLength() throws {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: 8, y: 0.5))
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = Drawing.color(0xFF0000)
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        XCTAssertEqual(try Drawing.render(layer, 8, 1).text(names), ["..rrrr.."])
    }

    func test_strokeEndAnimates() throws {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: 8, y: 0.5))
        layer.path = path
        layer.strokeColor = Drawing.color(0xFF0000)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        XCTAssertEqual(try Drawing.render(layer, 8, 1, at: 0.25).text(names), ["rr......"])
        XCTAssertEqual(try Drawing.render(layer, 8, 1, at: 0.5).text(names), ["rrrr...."])
    }

    func test_pathAnimatesPointByPoint() throws {
        let layer = shape(CGRect(x: 0, y: 0, width: 2, height: 1))
        layer.fillColor = Drawing.color(0xFF0000)
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(rect: CGRect(x: 2, y: 0, width: 6, height: 1), transform: nil)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        XCTAssertEqual(try Drawing.render(layer, 8, 1, at: 0.5).text(names), [".rrrr..."])
    }

    func test_pathsOfOtherStepsJumpAtTheEnd() {
        let layer = shape(CGRect(x: 0, y: 0, width: 2, height: 1))
        let animation = CABasicAnimation(keyPath: "path")
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 1), transform: nil)
        animation.toValue = ellipse
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        XCTAssertEqual(layer.presentationState(at: 0.9)[value: "path"], .path(layer.path!))
        XCTAssertEqual(layer.presentationState(at: 1)[value: "path"], .path(ellipse))
    }

    func test_settingThePathIsNotAnimated() {
        let root = CALayer()
        let layer = shape(CGRect(x: 0, y: 0, width: 2, height: 1))
        root.addSublayer(layer)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1), transform: nil)
        XCTAssertNil(layer.animationKeys())
        layer.strokeEnd = 0.5
        XCTAssertEqual(layer.animationKeys(), ["strokeEnd"])
    }

    func test_axialGradientRunsBetweenItsPoints() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
        layer.colors = [Drawing.color(0xFF0000), Drawing.color(0x0000FF)]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let bitmap = try Drawing.render(layer, 4, 2)
        let reds = (0..<4).map { Int(bitmap.color($0, 0) >> 16) }
        for (red, expected) in zip(reds, [223, 159, 96, 32]) { XCTAssertLessThanOrEqual(abs(red - expected), 1) }
        XCTAssertEqual(bitmap.color(2, 0), bitmap.color(2, 1))
    }

    func test_gradientStopsAtItsLocations() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 4)
        layer.colors = [0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00].map { Drawing.color($0) }
        layer.locations = [0, 0.5, 0.5, 1]
        XCTAssertEqual(try Drawing.render(layer, 1, 4).text(names), ["r", "r", "g", "g"])
    }

    func test_radialGradientEndsAtTheEllipse() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.type = .radial
        layer.colors = [Drawing.color(0xFF0000), Drawing.color(0x0000FF)]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        let bitmap = try Drawing.render(layer, 20, 10)
        XCTAssertEqual(bitmap.color(0, 0), 0x0000FF)
        XCTAssertGreaterThan(bitmap.color(10, 5) >> 16, 220)
        // As far across as down, in fractions.
        XCTAssertLessThanOrEqual(abs(Int(bitmap.color(15, 5) >> 16) - Int(bitmap.color(10, 7) >> 16)), 16)
    }

    func test_gradientIsCutByRoundCorners() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.colors = [Drawing.color(0xFF0000), Drawing.color(0xFF0000)]
        layer.cornerRadius = 8
        let bitmap = try Drawing.render(layer, 20, 20)
        XCTAssertEqual(bitmap.color(0, 0), 0)
        XCTAssertEqual(bitmap.color(10, 10), 0xFF0000)
    }

    func test_gradientColorsAnimate() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.colors = [Drawing.color(0x000000), Drawing.color(0x000000)]
        let animation = CABasicAnimation(keyPath: "colors")
        animation.toValue = [Drawing.color(0x00FF00), Drawing.color(0x00FF00)]
        animation.duration = 1
        layer.add(animation, forKey: nil)
        XCTAssertEqual(try Drawing.render(layer, 1, 1, at: 0.2).color(0, 0), 0x003300)
    }
}
