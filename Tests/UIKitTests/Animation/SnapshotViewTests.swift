import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class SnapshotViewTests: AnimationTestCase {
    /// The colours of a row of a view, one letter a point.
    private func row(_ view: UIView, y: Int = 0) throws -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        let pixels = try XCTUnwrap(image.cgImage).bitmap
        let names: [UInt32: String] = [0: ".", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b"]
        return (0..<pixels.width).map { names[pixels[$0, y]] ?? "?" }.joined()
    }

    private func color(_ rgb: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }

    /// Red, eight points wide, with a green part from 2 to 4.
    private func striped() -> UIView {
        let view = add(UIView(frame: CGRect(x: 0, y: 100, width: 8, height: 4)))
        view.backgroundColor = color(0xFF0000)
        let inner = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 4))
        inner.backgroundColor = color(0x00FF00)
        view.addSubview(inner)
        return view
    }

    func test_aSnapshotStaysAsItWas() throws {
        let view = striped()
        let snapshot = add(try XCTUnwrap(view.snapshotView(afterScreenUpdates: true)))
        XCTAssertEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 8, height: 4))
        view.backgroundColor = color(0x0000FF)
        view.subviews[0].removeFromSuperview()
        XCTAssertEqual(try row(view), "bbbbbbbb")
        XCTAssertEqual(try row(snapshot), "rrggrrrr")
    }

    func test_aSnapshotShowsWhatIsAnimated() throws {
        let view = striped()
        view.subviews[0].frame.origin.x = 6
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.subviews[0].frame.origin.x = 0 })
        wait(0.5)
        let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
        XCTAssertEqual(try row(snapshot), "rrrggrrr")
    }

    func test_aPartOfAView() throws {
        let view = striped()
        let snapshot = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 1, y: 0, width: 4, height: 2), afterScreenUpdates: true, withCapInsets: .zero))
        XCTAssertEqual(snapshot.bounds.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(try row(snapshot), "rggr")
        snapshot.bounds.size = CGSize(width: 8, height: 2)
        XCTAssertEqual(try row(snapshot), "rrggggrr")
        XCTAssertNil(
            view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero))
    }

    func test_edgesKeepTheirSize() throws {
        let view = striped()
        let snapshot = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 1, y: 0, width: 4, height: 2), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)))
        snapshot.bounds.size = CGSize(width: 10, height: 2)
        XCTAssertEqual(try row(snapshot), "rggggggggr")
        let uneven = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 8, height: 2), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)))
        uneven.bounds.size = CGSize(width: 12, height: 2)
        XCTAssertEqual(try row(uneven), "rrggggggrrrr")
    }

    func test_aHierarchyIsDrawnToScale() throws {
        let view = striped()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 8), format: format).image { _ in
            XCTAssertTrue(
                view.drawHierarchy(in: CGRect(x: 2, y: 0, width: 16, height: 8), afterScreenUpdates: true))
        }
        let pixels = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual(
            [1, 2, 5, 6, 9, 10, 17, 18].map { pixels[$0, 3] },
            [0, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_0000, 0])
        XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
    }
}
