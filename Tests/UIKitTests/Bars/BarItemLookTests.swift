import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What an app sets for single items and for search bars.
@preconcurrency @MainActor final class BarItemLookTests: NavigationTestCase {
    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testAnItemHasAGroundAndAMovedTitleAndCanBeHidden() throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        _ = showNavigation(controller)
        let label = try XCTUnwrap(item.button.subviews.compactMap { $0 as? UILabel }.first)
        let x = label.frame.minX
        item.setTitlePositionAdjustment(UIOffset(horizontal: 7, vertical: 0), for: .default)
        item.setBackgroundImage(picture(20), for: .normal, barMetrics: .default)
        TestEnvironment.commit()
        XCTAssertEqual(label.frame.minX, x + 7)
        let ground = try XCTUnwrap(item.button.subviews.compactMap { $0 as? BarButtonGround }.first)
        XCTAssertEqual(ground.frame.height, 20)
        item.isHidden = true
        TestEnvironment.commit()
        XCTAssertNil(item.button.superview)
        item.isHidden = false
        TestEnvironment.commit()
        XCTAssertNotNil(item.button.superview)
    }

    func testASearchBarMovesItsFieldAndShowsAPrompt() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.layoutIfNeeded()
        let field = bar.searchTextField.frame
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.searchTextField.frame, field.offsetBy(dx: 3, dy: 4))
        let height = bar.intrinsicContentSize.height
        bar.prompt = "Prompt"
        XCTAssertGreaterThan(bar.intrinsicContentSize.height, height)
        bar.setSearchFieldBackgroundImage(picture(30), for: .normal)
        XCTAssertNotNil(bar.searchTextField.background)
    }

    func testScopesComeAndGoWithTheSearch() {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = showNavigation(controller)
        XCTAssertFalse(search.searchBar.showsScopeBar)
        let height = navigation.navigationBar.bounds.height
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        settle()
        XCTAssertTrue(search.searchBar.showsScopeBar)
        XCTAssertEqual(navigation.navigationBar.bounds.height, height + SearchBarMetrics.scopeHeight, accuracy: 0.5)
        search.isActive = false
        settle()
        XCTAssertFalse(search.searchBar.showsScopeBar)
        XCTAssertEqual(navigation.navigationBar.bounds.height, height, accuracy: 0.5)
    }
}
