import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PageControlDirectionTests: EventTestCase {
    private func control() -> UIPageControl {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = 4
        root.addSubview(control)
        return control
    }

    func testDotsRunDownwards() {
        let control = control()
        let across = control.intrinsicContentSize
        control.direction = .topToBottom
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: across.height, height: across.width))
        control.frame = CGRect(origin: CGPoint(x: 100, y: 200), size: control.intrinsicContentSize)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(control.dots[1].center.y - control.dots[0].center.y, PageMetrics.pitch, accuracy: 0.01)
        XCTAssertEqual(control.dots[1].center.x, control.dots[0].center.x)
        tap(100 + across.height / 2, 200 + across.width - 6)
        XCTAssertEqual(control.currentPage, 1)
    }

    func testTheCurrentPageHasItsOwnPicture() {
        let control = control()
        let (usual, current) = (UIImage(systemName: "circle"), UIImage(systemName: "star"))
        control.preferredIndicatorImage = usual
        control.preferredCurrentPageIndicatorImage = current
        control.setCurrentPageIndicatorImage(UIImage(systemName: "heart"), forPage: 2)
        func shown(_ page: Int) -> CGSize? { control.dots[page].image?.size }
        XCTAssertEqual(shown(0), current?.size)
        XCTAssertEqual(shown(1), usual?.size)
        control.currentPage = 2
        XCTAssertEqual(shown(2), UIImage(systemName: "heart")?.size)
        XCTAssertEqual(shown(0), usual?.size)
    }
}
