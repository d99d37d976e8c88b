import XCTest

@_spi(Testing) @testable import UIKit

/// The framework's own methods, named by selector.
@preconcurrency @MainActor final class FrameworkSelectorTests: ScreenTestCase {
    private final class Stubborn: UIView {
        var gives = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { gives }
    }

    func testViewsAnswerToTheirMethodsNames() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.layoutIfNeeded()
        child.perform(Selector("setNeedsLayout"))
        XCTAssertTrue(child.layer.needsLayout())
        child.perform(Selector("removeFromSuperview"))
        XCTAssertNil(child.superview)
        XCTAssertFalse(child.responds(to: Selector("fly")))
    }

    func testEndEditing() {
        let (parent, first) = (UIView(), Stubborn())
        parent.addSubview(first)
        XCTAssertTrue(first.becomeFirstResponder())
        XCTAssertFalse(UIView().endEditing(true), "it is elsewhere")
        XCTAssertFalse(parent.endEditing(false))
        XCTAssertTrue(first.isFirstResponder)
        first.gives = true
        parent.perform(Selector("endEditing:"), with: nil)
        XCTAssertFalse(first.isFirstResponder)
        first.gives = false
        first.becomeFirstResponder()
        XCTAssertTrue(parent.endEditing(true))
        XCTAssertFalse(first.isFirstResponder)
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var asked: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked.append("rows")
            return 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            asked.append("items")
            return 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { .init() }
    }

    func testListsReload() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        table.dataSource = rows
        collection.dataSource = rows
        table.layoutIfNeeded()
        collection.layoutIfNeeded()
        rows.asked = []
        table.performSelector(onMainThread: Selector("reloadData"), with: nil, waitUntilDone: true)
        table.layoutIfNeeded()
        XCTAssertEqual(Set(rows.asked), ["rows"])
        rows.asked = []
        collection.performSelector(onMainThread: Selector("reloadData"), with: nil, waitUntilDone: true)
        collection.layoutIfNeeded()
        XCTAssertEqual(Set(rows.asked), ["items"])
    }

    func testControllersGoBack() {
        let (root, top) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        navigation.perform(Selector("popViewControllerAnimated:"), with: false)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertTrue(navigation.responds(to: Selector("dismissViewControllerAnimated:completion:")))
        XCTAssertFalse(root.responds(to: Selector("popViewControllerAnimated:")))
    }

    func testWheelsTurn() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.perform(Selector("startAnimating"))
        XCTAssertTrue(wheel.isAnimating)
        wheel.perform(Selector("stopAnimating"))
        XCTAssertFalse(wheel.isAnimating)
    }

    func testGestureRecognizersAndItemsHaveTables() {
        XCTAssertTrue(UITapGestureRecognizer() as Any is any ObjectiveCExposed)
        XCTAssertTrue(UIBarButtonItem() as Any is any ObjectiveCExposed)
    }
}
