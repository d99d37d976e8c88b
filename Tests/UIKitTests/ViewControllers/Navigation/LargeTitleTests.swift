import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Large titles, and the bar's looks, as content is scrolled.
@preconcurrency @MainActor final class LargeTitleTests: NavigationTestCase {
    private final class Table: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private var table: Table!
    private var navigation: UINavigationController!
    private let barTop = 59 - 16.0 / 3

    override func begin() {
        super.begin()
        table = Table(style: .plain)
        table.title = "Rules"
        navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        show(navigation)
    }

    override func end() {
        (table, navigation) = (nil, nil)
        super.end()
    }

    private var barHeight: CGFloat { navigation.navigationBar.bounds.height }

    func testTheTitleIsLargeAtTheBeginning() {
        XCTAssertEqual(barHeight, 96)
        XCTAssertEqual(table.view.safeAreaInsets.top, barTop + 96, accuracy: 0.001)
        XCTAssertEqual(table.tableView.contentOffset.y, -(barTop + 96), accuracy: 0.34)
        XCTAssertNil(navigation.navigationBar.background.backgroundColor)
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), [])
    }

    func testTheTitleGoesAsTheContentIsScrolled() {
        let start = table.tableView.contentOffset.y
        for (way, height) in [(20.0, 76.0), (40, 56), (52, 44), (300, 44), (30, 66), (0, 96)] {
            table.tableView.contentOffset.y = start + way
            TestEnvironment.commit()
            XCTAssertEqual(barHeight, height, accuracy: 0.34, "\(way)")
            XCTAssertEqual(table.view.safeAreaInsets.top, barTop + height, accuracy: 0.34, "\(way)")
            XCTAssertEqual(table.tableView.contentOffset.y, start + way, accuracy: 0.34)
            XCTAssertEqual(navigation.navigationBar.background.backgroundColor == nil, way <= 52, "\(way)")
        }
        table.tableView.contentOffset.y = start + 300
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), ["Rules"])
    }

    func testAFingerPullsTheTitleBackWithoutResistance() {
        let start = table.tableView.contentOffset.y
        table.tableView.contentOffset.y = start + 52
        TestEnvironment.commit()
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 440))
        // The first 10 points make it a pan.
        XCTAssertEqual(table.tableView.contentOffset.y, start + 52 - 30, accuracy: 0.5)
        XCTAssertEqual(barHeight, 74, accuracy: 0.5)
        lift(CGPoint(x: 200, y: 440))
        settle()
        XCTAssertEqual(barHeight, 96, accuracy: 0.5)
        XCTAssertEqual(table.tableView.contentOffset.y, start, accuracy: 0.5)
    }

    func testWhatIsLeftOfATitleIsTakenAway() {
        let start = table.tableView.contentOffset.y
        drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 395))
        lift(CGPoint(x: 200, y: 395))
        settle()
        XCTAssertEqual(barHeight, 44, accuracy: 0.5)
        XCTAssertEqual(table.tableView.contentOffset.y, start + 52, accuracy: 0.5)
    }

    func testPulledDownTheBarGrowsWithTheContent() {
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
        XCTAssertGreaterThan(barHeight, 110)
        XCTAssertEqual(table.view.safeAreaInsets.top, barTop + 96, accuracy: 0.34)
        lift(CGPoint(x: 200, y: 500))
        settle()
        XCTAssertEqual(barHeight, 96, accuracy: 0.34)
    }

    func testItemsDecide() {
        let detail = UIViewController()
        detail.title = "Detail"
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: true)
        settle()
        XCTAssertEqual(barHeight, 44)
        XCTAssertEqual(detail.view.safeAreaInsets.top, barTop + 44, accuracy: 0.001)
        let further = UIViewController()
        further.title = "Further"
        navigation.pushViewController(further, animated: true)
        settle()
        XCTAssertEqual(barHeight, 44)
        further.navigationItem.largeTitleDisplayMode = .always
        settle()
        XCTAssertEqual(barHeight, 96)
        navigation.popToRootViewController(animated: true)
        settle()
        XCTAssertEqual(barHeight, 96)
        XCTAssertEqual(table.tableView.contentOffset.y, -(barTop + 96), accuracy: 0.34)
    }

    func testAScrolledScreenComesBackAsItWas() {
        let start = table.tableView.contentOffset.y
        table.tableView.contentOffset.y = start + 300
        let detail = UIViewController()
        detail.title = "Detail"
        navigation.pushViewController(detail, animated: true)
        settle()
        XCTAssertEqual(barHeight, 96)
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(barHeight, 44)
        XCTAssertEqual(table.tableView.contentOffset.y, start + 300, accuracy: 0.34)
    }
}
