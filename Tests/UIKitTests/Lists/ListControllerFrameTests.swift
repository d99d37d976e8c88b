import DisplayProtocol
import XCTest

@testable import UIKit

/// The frames that the views of lists' controllers have until somebody places them.
@preconcurrency @MainActor final class ListControllerFrameTests: XCTestCase {
    override func tearDown() async throws {
        UIScreen.main.adopt(UIScreen.defaultConfiguration)
    }

    func test_listsLeaveTheStatusBarFree() throws {
        UIScreen.main.adopt(try XCTUnwrap(ScreenConfiguration.device(named: "iPhone SE (3rd generation)")))
        let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let frames = [UITableViewController(), collection, UIViewController()].map(\.view.frame)
        let below = CGRect(x: 0, y: 20, width: 375, height: 647)
        XCTAssertEqual(frames, [below, below, CGRect(x: 0, y: 0, width: 375, height: 667)])
        XCTAssertEqual(collection.collectionView.frame.size, below.size)
    }

    func test_whoeverPlacesThemDecides() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableViewController()
        window.rootViewController = table
        window.isHidden = false
        window.layoutIfNeeded()
        XCTAssertEqual(table.view.frame, window.bounds)
    }
}
