import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollGuideTests: EventTestCase {
    func testConstraintsToTheContentGuideDecideTheContentsSize() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        root.addSubview(scrollView)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        settle()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 200, height: 710))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 200, height: 700))
    }

    func testAnEmptyScrollViewUnderTheStatusBarDoesNotMove() {
        let counter = ScrollCounter()
        let scrollView = UIScrollView()
        scrollView.delegate = counter
        root.addSubview(scrollView)
        settle()
        XCTAssertEqual(counter.scrolls, 0)
        XCTAssertEqual(scrollView.adjustedContentInset, .zero)
        scrollView.frame = root.bounds
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        settle()
        XCTAssertEqual(scrollView.adjustedContentInset, root.safeAreaInsets)
        XCTAssertEqual(scrollView.contentOffset.y, -root.safeAreaInsets.top)
    }
}

private final class ScrollCounter: NSObject, UIScrollViewDelegate {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
