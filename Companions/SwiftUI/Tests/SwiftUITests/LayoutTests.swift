import UIKitTesting
import XCTest

@testable import SwiftUI

@preconcurrency @MainActor final class LayoutTests: XCTestCase {
    private var screen: TestScreen!

    override func setUp() async throws {
        __introduce(__SwiftUI.self)
        screen = TestScreen()
    }

    /// The frames of coloured views in a controller's view of 300 by 200 points, in the order of the views.
    private func frames(_ view: some View) -> [CGRect] {
        let controller = UIHostingController(rootView: view)
        controller.safeAreaRegions = []
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        _ = controller.sizeThatFits(in: CGSize(width: 300, height: 200))
        controller.view.layoutIfNeeded()
        return controller.view.subviews.map(\.frame)
    }

    func testAStackSharesWhatIsLeft() {
        XCTAssertEqual(
            frames(
                HStack(spacing: 10) {
                    Color.red.frame(width: 50, height: 20)
                    Color.green
                    Color.blue
                }),
            [
                CGRect(x: 0, y: 90, width: 50, height: 20), CGRect(x: 60, y: 0, width: 115, height: 200),
                CGRect(x: 185, y: 0, width: 115, height: 200),
            ])
    }

    /// A spacer gets what the others leave, so that a text beside it has its width.
    func testSpacersComeLast() {
        let text = "Number of cakes and more: 3"
        let alone = frames(HStack { Text(text) })[0].width
        XCTAssertGreaterThan(alone, 150)
        let beside = frames(
            HStack {
                Text(text)
                Spacer()
                Color.red.frame(width: 60, height: 20)
            })
        XCTAssertEqual(beside[0].width, alone)
        XCTAssertEqual(beside[1].maxX, 300)
    }

    func testSpacersPaddingAndAlignment() {
        XCTAssertEqual(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 40, height: 20)
                    Spacer()
                    Color.blue.frame(width: 100, height: 30)
                }.padding(.horizontal, 10)),
            [CGRect(x: 100, y: 0, width: 40, height: 20), CGRect(x: 100, y: 170, width: 100, height: 30)])
    }

    func testPrioritiesAndFlexibleFrames() {
        XCTAssertEqual(
            frames(
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20)
                    Color.blue.layoutPriority(1).frame(maxWidth: 100)
                }),
            [CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 200, y: 0, width: 100, height: 200)])
        XCTAssertEqual(
            frames(Color.red.frame(width: 30, height: 30).frame(maxWidth: .infinity, alignment: .trailing)),
            [CGRect(x: 270, y: 85, width: 30, height: 30)])
    }

    func testBackgroundsOverlaysAndRatios() {
        XCTAssertEqual(
            frames(
                Color.red.frame(width: 60, height: 40)
                    .background(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
                    .overlay(alignment: .topLeading) { Color.green.frame(width: 6, height: 8) }),
            [
                CGRect(x: 170, y: 110, width: 10, height: 10), CGRect(x: 120, y: 80, width: 60, height: 40),
                CGRect(x: 120, y: 80, width: 6, height: 8),
            ])
        XCTAssertEqual(
            frames(Color.red.aspectRatio(1, contentMode: .fit)), [CGRect(x: 50, y: 0, width: 200, height: 200)])
    }

    func testAReaderOfGeometryKnowsItsRoom() {
        let controller = UIHostingController(
            rootView: GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
                .frame(width: 120, height: 50))
        screen.show(controller)
        screen.expectVisible("120 by 50")
    }
}
