import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A static table whose second row an app changes.
final class StaticTableController: UITableViewController {
    var extra = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - (extra && section == 0 ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath.row == 1 { cell.textLabel?.text = "Changed" }
        return cell
    }
}

@preconcurrency @MainActor final class StaticTableTests: StoryboardTestCase {
    private func cell(_ id: String, _ title: String, _ attributes: String = "") -> String {
        """
        <tableViewCell id="\(id)" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        textLabel="\(id)-t" style="IBUITableViewCellStyleDefault" hidesAccessoryWhenEditing="NO" indentationLevel="1" \
        \(attributes)><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>\
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-v">\
        <subviews><label id="\(id)-t" text="\(title)"/></subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private func controller(class name: String?) throws -> UITableViewController {
        let table = """
            <tableView key="view" id="t" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
            dataMode="static" style="grouped" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
            sectionHeaderHeight="18" sectionFooterHeight="18" allowsSelectionDuringEditing="YES" \
            contentViewInsetsToSafeArea="YES"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
            <sections><tableViewSection id="s1" headerTitle="Head"><string key="footerTitle">One
            Two</string><cells>\(cell("a", "A", "rowHeight=\"60\""))\(cell("b", "B"))</cells></tableViewSection>\
            <tableViewSection id="s2"><cells>\(cell("c", "C", "reuseIdentifier=\"x\""))</cells></tableViewSection>\
            </sections><connections><outlet property="dataSource" destination="v" id="o1"/>\
            <outlet property="delegate" destination="v" id="o2"/></connections></tableView>
            """
        let storyboard = folder.storyboard(
            StoryboardText.scene(
                "v", element: "tableViewController", class: name,
                attributes: "clearsSelectionOnViewWillAppear=\"NO\"",
                view: nil, content: table), initial: "v")
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITableViewController)
    }

    func testStaticRows() throws {
        let controller = try controller(class: nil)
        show(controller)
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertTrue(table.dataSource === controller)
        XCTAssertFalse(controller.clearsSelectionOnViewWillAppear)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), ["A", "B", "C"])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
        XCTAssertEqual(table.title(0, isHeader: true), "Head")
        XCTAssertEqual(table.title(0, isHeader: false)?.hasPrefix("One\n"), true)
        XCTAssertNil(table.title(1, isHeader: true))
        XCTAssertEqual(table.visibleCells[0].indentationLevel, 1)
        // The document's 18 points are no less than a title needs.
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 55 + 1.0 / 3)
        // Rows that scroll away come back as they were.
        let last = table.visibleCells[2]
        table.contentOffset.y = -2000
        FramePipeline.shared.runFrame()
        XCTAssertEqual(table.visibleCells, [])
        table.contentOffset.y = 0
        FramePipeline.shared.runFrame()
        XCTAssertTrue(table.visibleCells.last === last)
        XCTAssertNotNil(last.window)
    }

    func testOverridesWinAndCallSuper() throws {
        let controller = try XCTUnwrap(controller(class: "StaticTableController") as? StaticTableController)
        show(controller)
        XCTAssertEqual(controller.tableView.visibleCells.map(\.textLabel?.text), ["A", "Changed", "C"])
        controller.extra = true
        controller.tableView.reloadData()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(controller.tableView.visibleCells.map(\.textLabel?.text), ["A", "C"])
    }

    func testSectionInsetsAreMeasuredFromWhatTheLayoutSays() throws {
        func reference(_ attributes: String) -> UICollectionViewFlowLayout.SectionInsetReference? {
            let view =
                UINib.view(
                    "<collectionView id=\"k\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\" "
                        + "\(attributes)/></collectionView>") as? UICollectionView
            return (view?.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference
        }
        XCTAssertEqual(reference(""), .fromContentInset)
        XCTAssertEqual(reference("sectionInsetReference=\"safeArea\""), .fromSafeArea)
        XCTAssertEqual(reference("sectionInsetReference=\"layoutMargins\""), .fromLayoutMargins)
    }

    func testCollectionViewController() throws {
        let collection = """
            <collectionView key="view" id="k" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
            dataMode="prototypes" prefetchingEnabled="NO" minimumZoomScale="0.0" maximumZoomScale="0.0">\
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
            <collectionViewFlowLayout key="collectionViewLayout" id="l" minimumLineSpacing="7" \
            minimumInteritemSpacing="3" scrollDirection="horizontal" automaticEstimatedItemSize="YES">\
            <size key="itemSize" width="40" height="60"/><size key="headerReferenceSize" width="0.0" height="8"/>\
            <size key="footerReferenceSize" width="0.0" height="0.0"/>\
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>\
            <cells><collectionViewCell id="c" reuseIdentifier="Cell" opaque="NO" clipsSubviews="YES" \
            multipleTouchEnabled="YES" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="40" height="60"/>\
            <collectionViewCellContentView key="contentView" id="cv" opaque="NO" clipsSubviews="YES" \
            multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO">\
            <subviews><label id="x" text="In the cell"/></subviews></collectionViewCellContentView>\
            </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="h" opaque="NO" \
            clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Head">\
            <rect key="frame" x="0.0" y="0.0" width="9" height="60"/></collectionReusableView>\
            <connections><outlet property="dataSource" destination="v" id="o1"/></connections></collectionView>
            """
        let storyboard = folder.storyboard(
            StoryboardText.scene(
                "v", element: "collectionViewController", view: nil, content: collection), initial: "v")
        let controller = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? UICollectionViewController)
        show(controller)
        let view = try XCTUnwrap(controller.collectionView)
        XCTAssertFalse(controller.view is UICollectionView)
        XCTAssertTrue(view.dataSource === controller)
        XCTAssertFalse(view.isPrefetchingEnabled)
        let layout = try XCTUnwrap(view.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(layout.minimumLineSpacing, 7)
        XCTAssertEqual(layout.minimumInteritemSpacing, 3)
        XCTAssertEqual(layout.scrollDirection, .horizontal)
        XCTAssertEqual(layout.itemSize, CGSize(width: 40, height: 60))
        XCTAssertEqual(layout.estimatedItemSize, UICollectionViewFlowLayout.automaticSize)
        // Of a header's size the width counts here: with one, the data source would have to make the header.
        XCTAssertEqual(layout.headerReferenceSize, CGSize(width: 0, height: 8))
        XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let path = IndexPath(item: 0, section: 0)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        XCTAssertEqual((cell.contentView.subviews.first as? UILabel)?.text, "In the cell")
        let head = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head", for: path)
        XCTAssertEqual(head.reuseIdentifier, "Head")
        XCTAssertFalse(head === cell)
    }
}
