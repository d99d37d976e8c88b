import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ContentUnavailableTests: EventTestCase {
    private final class ListController: UIViewController {
        var items: [String] = []
        var searched: [String?] = []
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            searched.append(state.searchText)
            contentUnavailableConfiguration = items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    private func texts(in view: UIView?) -> [String] {
        var found: [String] = []
        func look(_ view: UIView) {
            guard !view.isHidden else { return }
            if let label = view as? UILabel, let text = label.text { found.append(text) }
            view.subviews.forEach(look)
        }
        view.map(look)
        return found
    }

    func testTheAppIsAskedOnceTheViewIsShownAndWhenItSaysSo() {
        let controller = ListController()
        window.rootViewController = controller
        settle()
        XCTAssertEqual(controller.searched, [nil])
        XCTAssertEqual(texts(in: controller.view), ["No Results", "Check the spelling or try a new search."])
        controller.items = ["a"]
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        XCTAssertEqual(controller.searched, [nil])
        settle()
        XCTAssertEqual(controller.searched, [nil, nil])
        XCTAssertEqual(controller.view.subviews, [])
    }

    func testASearchNamesWhatItDidNotFind() {
        let controller = ListController()
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController?.searchBar.text = "Cup"
        window.rootViewController = controller
        settle()
        XCTAssertEqual(controller.searched, ["Cup"])
        XCTAssertEqual(texts(in: controller.view).first, "No Results for “Cup”")
        XCTAssertEqual(
            (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text, "No Results")
    }

    func testTheContentIsInTheMiddleAndItsButtonIsTapped() throws {
        let controller = UIViewController()
        window.rootViewController = controller
        settle()
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "Empty"
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        settle()
        let view = try XCTUnwrap(controller.view.subviews.first as? UIContentUnavailableView)
        XCTAssertEqual(view.frame, controller.view.bounds)
        let stack = try XCTUnwrap(view.subviews.compactMap { $0 as? UIStackView }.first)
        XCTAssertEqual(stack.center.y, view.safeAreaLayoutGuide.layoutFrame.midY, accuracy: 1)
        let button = try XCTUnwrap(stack.arrangedSubviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
        XCTAssertEqual(button.center.x, stack.bounds.midX, accuracy: 1)
        button.sendActions(for: .primaryActionTriggered)
        // The same view shows the next configuration, with one action.
        configuration.text = "Still empty"
        controller.contentUnavailableConfiguration = configuration
        XCTAssertTrue(controller.view.subviews.first === view)
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(taps, 2)
        controller.contentUnavailableConfiguration = nil
        XCTAssertEqual(controller.view.subviews, [])
    }

    func testItStaysWhereItIsWhileAListScrolls() throws {
        let controller = UITableViewController(style: .plain)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        window.rootViewController = controller
        settle()
        let view = try XCTUnwrap(controller.view.subviews.first { $0 is UIContentUnavailableView })
        XCTAssertEqual(texts(in: view), ["Loading…"])
        let place = view.convert(view.bounds, to: window)
        controller.tableView.contentOffset.y += 50
        settle()
        XCTAssertEqual(view.convert(view.bounds, to: window), place)
        XCTAssertEqual(place, window.bounds)
    }
}
