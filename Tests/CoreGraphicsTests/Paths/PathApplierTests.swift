import XCTest

@testable import CoreGraphics

final class PathApplierTests: XCTestCase {
    func testAFunctionGetsEachStepAndWhatItWasGiven() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        let points = NSMutableArray()
        path.apply(info: Unmanaged.passUnretained(points).toOpaque()) { info, step in
            guard let info, step.pointee.type != .closeSubpath else { return }
            Unmanaged<NSMutableArray>.fromOpaque(info).takeUnretainedValue().add(step.pointee.points[0].y)
        }
        XCTAssertEqual(points as? [CGFloat], [2, 4])
    }

    func testTextAndArraysAreFoundationsObjects() {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
        XCTAssertNotNil(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        XCTAssertEqual(CGColorSpace(name: CGColorSpace.displayP3)?.name, CGColorSpace.displayP3)
        XCTAssertTrue((CGColorSpace.sRGB as AnyObject) is NSString)
    }
}
