import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Menus that collection views and tables open for fingers that rest on items.
@preconcurrency @MainActor final class ItemMenuTests: CollectionTestCase {
    private final class Menus: NSObject, UICollectionViewDelegate {
        var log: (String) -> Void = { _ in }
        var refuses = false

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("didSelect \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("menu \(indexPath.item) at \(Int(point.x)),\(Int(point.y))")
            guard !refuses else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [log] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in log("copy") }])
            })
        }
        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log("preview")
            animator.preferredCommitStyle = .pop
            animator.addCompletion { [log] in log("committed") }
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("end") }
    }

    private final class SeveralMenus: NSObject, UICollectionViewDelegate {
        var log: (String) -> Void = { _ in }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("menu \(indexPaths.map(\.item))")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
        }
    }

    private var menus: Menus!

    override func end() {
        menus = nil
        super.end()
    }

    private func show(_ menus: Menus) {
        self.menus = menus
        show([6])
        collection.delegate = menus
        menus.log = { [unowned self] in log.append($0) }
    }

    private func press(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.6)
        up(x, y)
        settle()
    }

    private func tapRow(_ title: String) throws {
        let row = try XCTUnwrap(MenuPresentation.current?.rows.first { $0.element.storedTitle == title })
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testALongPressOpensTheMenuOfAnItemAndSelectsNothing() throws {
        show(Menus())
        press(85, 125)
        XCTAssertEqual(takeLog(), ["menu 1 at 85,25", "display"])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [])
        try tapRow("Copy")
        XCTAssertEqual(takeLog(), ["end", "copy"])
        XCTAssertNil(MenuPresentation.current)
    }

    func testAnItemWithoutAMenuIsSelectedHoweverLongThePress() {
        let menus = Menus()
        menus.refuses = true
        show(menus)
        press(85, 125)
        XCTAssertEqual(takeLog(), ["menu 1 at 85,25", "didSelect 1"])
        XCTAssertNil(MenuPresentation.current)
    }

    func testATapStillSelects() {
        show(Menus())
        tap(85, 125)
        XCTAssertEqual(takeLog(), ["didSelect 1"])
    }

    func testATapOnThePreviewIsTheApps() {
        show(Menus())
        press(85, 125)
        _ = takeLog()
        // The cell's picture has not moved: there is room for the menu below it.
        tap(85, 125)
        settle()
        XCTAssertEqual(takeLog(), ["preview", "end", "committed"])
        XCTAssertNil(MenuPresentation.current)
    }

    func testOneOfSeveralSelectedItemsStandsForAll() {
        let menus = SeveralMenus()
        show([6])
        collection.delegate = menus
        collection.allowsMultipleSelection = true
        for item in [2, 0] {
            collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        menus.log = { [unowned self] in log.append($0) }
        press(25, 125)
        XCTAssertEqual(takeLog(), ["menu [0, 2]"])
        tap(25, 700)
        settle()
        press(85, 125)
        XCTAssertEqual(takeLog(), ["menu [1]"])
        tap(25, 700)
        settle()
        press(85, 400)
        XCTAssertEqual(takeLog(), ["menu []"])
    }

    // MARK: Tables

    private final class Table: UITableViewController {
        var log: (String) -> Void = { _ in }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("select \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log("menu \(indexPath.row)")
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [log] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in log("copy") }])
            })
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("end") }
    }

    func testALongPressOpensTheMenuOfARowAndSelectsNothing() throws {
        let table = Table(style: .plain)
        table.log = { [unowned self] in log.append($0) }
        window.rootViewController = table
        settle()
        XCTAssertNotNil(table.tableView.contextMenuInteraction)
        press(100, 59 + 44 + 20)
        XCTAssertEqual(takeLog(), ["menu 1"])
        XCTAssertNil(table.tableView.indexPathForSelectedRow)
        try tapRow("Copy")
        XCTAssertEqual(takeLog(), ["end", "copy"])
        press(100, 59 + 20)
        XCTAssertEqual(takeLog(), ["menu 0", "select 0"])
    }
}
