import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The edit menus of rows and items that a delegate allows.
@preconcurrency @MainActor final class ListEditMenuTests: EventTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var log: (String) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select") }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            log("should \(indexPath.row)")
            return indexPath.row == 1
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action.description == "copy:" }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log("\(action.description) \(indexPath.row)") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { ["cut:", "paste:"].contains(action.description) }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log("\(action.description) \(indexPath.item)") }
    }

    private let source = Source()

    private func hold(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.6)
        up(x, y)
        settle()
    }

    func testAFingerThatRestsOnARowShowsItsMenu() {
        source.log = { [weak self] in self?.log.append($0) }
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
        table.rowHeight = 60
        table.dataSource = source
        table.delegate = source
        root.addSubview(table)
        settle()
        hold(100, 230)
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
        XCTAssertEqual(takeLog(), ["should 0", "select"])
        hold(100, 290)
        let menu = UIMenuController.shared
        XCTAssertTrue(menu.isMenuVisible)
        XCTAssertEqual(takeLog(), ["should 1"])
        tap(menu.menuFrame.midX, menu.menuFrame.midY)
        settle()
        XCTAssertEqual(takeLog(), ["copy: 1"])
        XCTAssertFalse(menu.isMenuVisible)
    }

    func testAFingerThatRestsOnAnItemShowsItsMenu() {
        source.log = { [weak self] in self?.log.append($0) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 200, width: 300, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = source
        root.addSubview(collection)
        settle()
        hold(50, 250)
        let menu = UIMenuController.shared
        XCTAssertTrue(menu.isMenuVisible)
        tap(menu.menuFrame.minX + 20, menu.menuFrame.midY)
        settle()
        XCTAssertEqual(takeLog(), ["cut: 0"])
    }
}
