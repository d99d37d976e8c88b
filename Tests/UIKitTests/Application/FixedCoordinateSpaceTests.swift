import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FixedCoordinateSpaceTests: EventTestCase {
    func testTheDevicesCoordinatesDoNotTurn() {
        let screen = UIScreen.main
        let fixed = screen.fixedCoordinateSpace
        let upright = fixed.bounds
        XCTAssertEqual(upright, screen.bounds)
        let corner = CGPoint(x: 10, y: 20)
        XCTAssertEqual(screen.coordinateSpace.bounds, upright)
        XCTAssertEqual(fixed.convert(corner, from: screen.coordinateSpace), corner)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown] {
            screen.turn(to: orientation)
            XCTAssertEqual(fixed.bounds, upright)
            XCTAssertEqual(
                fixed.convert(screen.bounds, from: screen.coordinateSpace), upright, "\(orientation.rawValue)")
            let there = fixed.convert(corner, from: screen.coordinateSpace)
            XCTAssertEqual(fixed.convert(there, to: screen.coordinateSpace), corner)
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            XCTAssertEqual(view.convert(corner, to: fixed), fixed.convert(corner, from: view))
            view.removeFromSuperview()
            if orientation == .landscapeRight {
                XCTAssertEqual(there, CGPoint(x: upright.width - 20, y: 10))
            }
        }
        screen.turn(to: .portrait)
    }
}
