import UIKit
import XCTest

@testable import Mail

@MainActor
final class InboxViewControllerTests: XCTestCase {
    private let folder = TemporaryFolder()
    private let service = FakeMailService()
    private lazy var store = MailStore(service: service, cache: MailCache(name: "test", folder: folder.url))

    private func makeInbox() -> InboxViewController {
        store.load()
        let inbox = InboxViewController(store: store, account: .work)
        inbox.loadViewIfNeeded()
        return inbox
    }

    /// All the texts of a row.
    private func texts(_ inbox: InboxViewController, row: Int) -> [String] {
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
        }
        let cell = inbox.tableView(inbox.tableView, cellForRowAt: IndexPath(row: row, section: 0))
        return texts(cell.contentView)
    }

    private func rows(_ inbox: InboxViewController) -> Int { inbox.tableView.numberOfRows(inSection: 0) }

    func testTheNewestMessageIsOnTop() {
        let inbox = makeInbox()
        XCTAssertEqual(inbox.title, "Work")
        XCTAssertEqual(rows(inbox), 2)
        XCTAssertEqual(
            texts(inbox, row: 0), ["Mary Somerville", "Jan 1", "Thursday", "Will you come to tea?"])
        XCTAssertEqual(texts(inbox, row: 1).first, "Charles Babbage")
    }

    func testSearchNarrows() throws {
        let inbox = makeInbox()
        let search = try XCTUnwrap(inbox.navigationItem.searchController)
        for (text, senders) in [
            ("TEA", ["Mary Somerville"]), ("babbage", ["Charles Babbage"]), ("cucumber", []),
            ("", ["Mary Somerville", "Charles Babbage"]),
        ] {
            search.searchBar.text = text
            inbox.updateSearchResults(for: search)
            XCTAssertEqual((0..<rows(inbox)).map { texts(inbox, row: $0)[0] }, senders, text)
        }
    }

    func testDeletingTakesTheRow() throws {
        let inbox = makeInbox()
        let configuration = inbox.tableView(
            inbox.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        let action = try XCTUnwrap(configuration?.actions.first)
        XCTAssertEqual(action.title, "Delete")
        XCTAssertEqual(action.style, .destructive)
        var isDone = false
        action.handler(action, inbox.view) { isDone = $0 }
        XCTAssertTrue(isDone)
        XCTAssertEqual(rows(inbox), 1)
        XCTAssertEqual(service.requests.last, "delete 2")
    }

    func testMailThatArrivesIsShown() {
        let inbox = makeInbox()
        service.messages["work"] = .success([.mill, .tea, .lecture])
        store.load(.work)
        XCTAssertEqual(rows(inbox), 3)
    }

    func testTheBadgeCountsWhatIsUnread() throws {
        store.load()
        let tabs = MainTabBarController(store: store, session: Session())
        let item = try XCTUnwrap(tabs.viewControllers?.first?.tabBarItem)
        XCTAssertEqual(item.badgeValue, "2")
        store.markRead(.mill, in: .work)
        XCTAssertEqual(item.badgeValue, "1")
        store.delete(.lecture, in: .home)
        XCTAssertNil(item.badgeValue)
    }

    func testAMessageIsReadOnTopOfTheInbox() throws {
        let inbox = makeInbox()
        let tabs = MainTabBarController(store: store, session: Session())
        let split = try XCTUnwrap(tabs.viewControllers?.first as? UISplitViewController)
        let navigation = try XCTUnwrap(split.viewController(for: .primary) as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        navigation.pushViewController(inbox, animated: false)
        window.layoutIfNeeded()

        inbox.tableView(inbox.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(store.unreadCount(in: .work), 0)
        XCTAssertEqual(navigation.viewControllers.count, 3)
        XCTAssertFalse(navigation.topViewController === inbox)
    }
}
