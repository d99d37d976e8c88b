import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Containers, alerts and sheets beside those that iOS drew.
@preconcurrency @MainActor final class ContainerReferencePictureTests: XCTestCase {
    /// Compares the changes of colour in a part of a row, one by one.
    private func compareEdges(
        _ comparison: inout PictureComparison, _ measure: String, rightAt y: Double, from left: Double,
        to right: Double, within tolerance: Double = 1, over levels: Int = 8
    ) {
        compare(
            &comparison, measure, comparison.theirs.edges(rightAt: y, from: left, to: right, over: levels),
            comparison.ours.edges(rightAt: y, from: left, to: right, over: levels), tolerance)
    }

    /// Compares the changes of colour in a part of a column, one by one.
    private func compareEdges(
        _ comparison: inout PictureComparison, _ measure: String, downAt x: Double, from top: Double,
        to bottom: Double, within tolerance: Double = 1, over levels: Int = 8
    ) {
        compare(
            &comparison, measure, comparison.theirs.edges(downAt: x, from: top, to: bottom, over: levels),
            comparison.ours.edges(downAt: x, from: top, to: bottom, over: levels), tolerance)
    }

    private func compare(
        _ comparison: inout PictureComparison, _ measure: String, _ theirs: [Picture.Edge], _ ours: [Picture.Edge],
        _ tolerance: Double
    ) {
        comparison.compare(measure + ", number", Double(theirs.count), Double(ours.count), within: 0, unit: "")
        for (index, pair) in zip(theirs, ours).enumerated() {
            comparison.compare("\(measure), \(index)", pair.0.position, pair.1.position, within: tolerance)
        }
    }

    // MARK: Tabs and navigation

    private func tabsAndNavigation() -> UIViewController {
        let content = SafeAreaLabelsViewController()
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: content)
        // As on iOS 13, where bars did not become clear over content that they do not cover.
        navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.tabBar.standardAppearance.configureWithOpaqueBackground()
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
        return tabs
    }

    func test_tabsAroundNavigation() throws {
        // The picture leaves out the safe area.
        var stage = PictureStage(375, 734, scale: 3)
        stage.category = .medium
        var comparison = try comparison("tab-navigation-13.2-iphonex", stage, tabsAndNavigation)
        compareEdges(&comparison, "bars", downAt: 100, from: 30, to: 734)
        comparison.compareColor("hairline of the navigation bar", at: 100, 44.1)
        comparison.compareColor("hairline of the tab bar", at: 100, 684.8)
        comparison.compareBox("plus", in: CGRect(x: 5, y: 5, width: 50, height: 36), within: 2)
        comparison.compareText("top", in: CGRect(x: 140, y: 46, width: 100, height: 30))
        comparison.compareText("leading", in: CGRect(x: 0, y: 350, width: 40, height: 40))
        comparison.compareText("trailing", in: CGRect(x: 300, y: 350, width: 75, height: 40))
        comparison.compareBox(
            "question mark", in: CGRect(x: 170, y: 665, width: 40, height: 18), within: 1.5, color: false)
        comparison.check()
    }

    /// Its host was upright, which leaves bars as high as upright: only distances from the sides are compared.
    func test_tabsAroundNavigationOnTheirSide() throws {
        var stage = PictureStage(812, 351, scale: 3)
        stage.category = .medium
        stage.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        var comparison = try comparison("tab-navigation-landscape-13.2-iphonex", stage, tabsAndNavigation)
        for (name, left, top, right, bottom) in [
            ("plus", 44.0, 3.0, 100.0, 29.0), ("leading", 30, 130, 90, 200), ("trailing", 700, 130, 800, 200),
        ] {
            let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            comparison.compare(
                name + ", left", comparison.theirs.ink(in: rect)?.left, comparison.ours.ink(in: rect)?.left, within: 2)
        }
        comparison.check()
    }

    func test_groupedTableInNavigation() throws {
        var stage = PictureStage(414, 716, scale: 3)
        stage.category = .medium
        stage.safeArea.top = 47
        var comparison = try comparison("navigation-grouped-table-16.2-iphone8plus", stage) {
            let table = TransportViewController(style: .grouped)
            table.title = "Transportation"
            return UINavigationController(rootViewController: table)
        }
        comparison.compareText("title", in: CGRect(x: 100, y: 51, width: 214, height: 36))
        comparison.compareColor("bar", at: 20, 10)
        comparison.compareSeparators(downAt: 330, from: 152, to: 560)
        compareEdges(&comparison, "edges of groups", downAt: 330, from: 140, to: 300)
        comparison.compareText("header", in: CGRect(x: 10, y: 120, width: 200, height: 22))
        comparison.check()
    }

    // MARK: Tab bars

    func test_tabBarOfPictures() throws {
        let colour = UIColor(red: 103 / 255, green: 109 / 255, blue: 116 / 255, alpha: 1)
        var comparison = try comparison("tabbar-icons-17-iphone8", PictureStage(375, 667, scale: 3)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
            let disc = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
            }
            bar.items = ["Left", "Middle", "Right"].map { UITabBarItem(title: $0, image: disc, selectedImage: nil) }
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .white
            appearance.stackedLayoutAppearance.normal.iconColor = colour
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: colour, .font: UIFont.systemFont(ofSize: 10, weight: .bold),
            ]
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
            controller.view.addSubview(bar)
            return controller
        }
        compareEdges(&comparison, "hairline", downAt: 5, from: 600, to: 667)
        comparison.compareColor("hairline", at: 5, 617.8)
        for index in 0..<3 {
            let left = CGFloat(index) * 125 + 10
            comparison.compareBox(
                "picture \(index)", in: CGRect(x: left, y: 622, width: 105, height: 30), within: 1)
            comparison.compareText(
                "title \(index)", in: CGRect(x: left, y: 653, width: 105, height: 14), edges: 3, color: true)
        }
        comparison.check()
    }

    func test_badges() throws {
        // The left of the picture is the screen; frames are tinted, so that colours are not compared.
        let theirs = try ReferencePictures.picture("tabbars-titles-badges-18.5-iphone16pro", scale: 3)
        let lines = theirs.separators(downAt: 0.5, from: 100, to: 500).map { ($0.row + 1) / 3 }
        XCTAssertEqual(lines.count, 2)
        var comparison = try comparison("tabbars-titles-badges-18.5-iphone16pro", PictureStage(402, 874, scale: 3)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let badges: [[String?]] = [[nil, nil, nil, nil, nil, nil], ["", "3", "A", "3"]]
            let titles = [["Item A", "Item B", "Item C", "", "Item E", ""], ["Item A", "Item B", "Item C", "Item D"]]
            for (index, top) in lines.enumerated() {
                let bar = UITabBar(frame: CGRect(x: 0, y: top, width: 402, height: 49))
                bar.items = zip(titles[index], badges[index]).map { title, badge in
                    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
                    item.badgeValue = badge
                    return item
                }
                bar.standardAppearance.configureWithOpaqueBackground()
                bar.scrollEdgeAppearance = bar.standardAppearance
                if index == 0 { bar.selectedItem = bar.items?[1] }
                controller.view.addSubview(bar)
            }
            return controller
        }
        for index in [0, 1, 4] {
            let rect = CGRect(x: 4 + 67 * CGFloat(index), y: lines[0] + 30, width: 58, height: 18)
            comparison.compareText("title \(index)", in: rect)
        }
        for index in 0..<4 {
            let left = [3, 103, 203, 304][index]
            let rect = CGRect(x: CGFloat(left), y: lines[1] + 30, width: 94, height: 18)
            comparison.compareText("title under badge \(index)", in: rect)
            let badge = CGRect(x: CGFloat(left), y: lines[1] + 2, width: 94, height: 24)
            comparison.compareBox("badge \(index)", in: badge, within: 1.5, color: false)
        }
        comparison.check()
    }

    // MARK: Presentation

    func test_alert() throws {
        var stage = PictureStage(414, 896, scale: 3)
        stage.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        var comparison = try comparison("alert-13-iphonexsmax", stage) {
            let alert = UIAlertController(title: "The 2nd prime is 17", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Ok", style: .default))
            return Presenter(alert)
        }
        compareEdges(&comparison, "card and line", downAt: 100, from: 390, to: 515)
        compareEdges(&comparison, "card", rightAt: 440, from: 60, to: 90)
        compareEdges(&comparison, "card", rightAt: 440, from: 320, to: 350)
        comparison.compareColor("dimmed", at: 20, 300)
        comparison.compareColor("card", at: 100, 420, within: 6)
        comparison.compareColor("line", at: 100, 461.2, within: 12)
        comparison.compareText("title", in: CGRect(x: 80, y: 410, width: 254, height: 40), edges: 6)
        comparison.compareText("action", in: CGRect(x: 80, y: 466, width: 254, height: 34), edges: 2)
        comparison.check()
    }

    func test_sheet() throws {
        var stage = PictureStage(414, 896, scale: 3)
        stage.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        stage.ground = .black
        var comparison = try comparison("sheet-13-iphonexsmax", stage) {
            let sheet = UIViewController()
            sheet.view.backgroundColor = .systemBackground
            return Presenter(sheet)
        }
        compareEdges(&comparison, "cards", downAt: 207, from: 30, to: 120)
        // Ours may have a pixel of both colours between them.
        comparison.compare(
            "left of the card behind", comparison.theirs.edges(rightAt: 53, from: 5, to: 40).last?.position,
            comparison.ours.edges(rightAt: 53, from: 5, to: 40).last?.position, within: 1)
        comparison.compare(
            "right of the card behind", comparison.theirs.edges(rightAt: 53, from: 380, to: 410).first?.position,
            comparison.ours.edges(rightAt: 53, from: 380, to: 410).first?.position, within: 1)
        comparison.compareColor("card behind", at: 207, 50)
        comparison.compareColor("card", at: 207, 200)
        comparison.check()
    }

    // MARK: Collections and switches

    func test_collectionAcross() throws {
        var stage = PictureStage(375, 667, scale: 3)
        stage.safeArea.top = 20
        var comparison = try comparison("collection-horizontal-13.2-iphone8", stage) { AcrossViewController() }
        compareEdges(&comparison, "cells", rightAt: 300, from: 0, to: 375, within: 0)
        compareEdges(&comparison, "cells", downAt: 100, from: 0, to: 667, within: 0)
        comparison.compareColor("cell", at: 100, 300)
        comparison.check()
    }

    func test_switches() throws {
        let theirs = try ReferencePictures.picture("switches-18.5-iphone16pro", scale: 3)
        // Where the tinted frames begin.
        let tops = theirs.edges(downAt: 175.8, from: 60, to: 540).filter { $0.from == .white }.map { $0.position / 3 }
        XCTAssertEqual(tops.count, 9)
        let are = [true, false, true, true, false, true, true, false, false]
        var comparison = try comparison("switches-18.5-iphone16pro", PictureStage(402, 874, scale: 3)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            for (top, isOn) in zip(tops, are) {
                let view = UISwitch(frame: CGRect(x: 175 + 2.0 / 3, y: top, width: 0, height: 0))
                view.isOn = isOn
                controller.view.addSubview(view)
            }
            return controller
        }
        let middle = tops[0] + 15.5
        compareEdges(&comparison, "end of the thumb", rightAt: middle, from: 222, to: 226.3, over: 20)
        for (index, x) in [(0, 211.2), (1, 191.2)] {
            comparison.compare(
                "top of thumb \(index)",
                comparison.theirs.edges(downAt: x, from: tops[index] + 0.7, to: tops[index] + 5).first?.position,
                comparison.ours.edges(downAt: x, from: tops[index] + 0.7, to: tops[index] + 5).first?.position,
                within: 1)
        }
        comparison.check()
    }
}

/// Presents something as soon as it is there.
private final class Presenter: UIViewController {
    private let other: UIViewController

    init(_ other: UIViewController) {
        self.other = other
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(other, animated: false)
    }
}

private final class TransportViewController: UITableViewController {
    private let sections = [
        ("Directions", ["Open in Apple Maps", "Open in Google Maps"]),
        ("Travelling by", ["By bus and/or tram", "Free shuttle buses", "By train", "By car", "By plane", "By taxi"]),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].1.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
        cell.textLabel?.font = .preferredFont(forTextStyle: .body)
        if indexPath.section == 1 { cell.accessoryType = .disclosureIndicator }
        return cell
    }
}

/// Cells in a row that goes on to the right.
private final class AcrossViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 20
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundColor = .white
        collection.dataSource = self
        collection.delegate = self
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collection)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            collection.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            collection.topAnchor.constraint(equalTo: guide.topAnchor),
            collection.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = UIColor.orange
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: min(collectionView.bounds.width - 50, 300), height: collectionView.bounds.height)
    }
}
