import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Tab bars, alone and in their controllers: where everything is, and what they answer to.
@preconcurrency @MainActor final class TabBarTests: TabTestCase {
    private func bar(_ count: Int, width: CGFloat = 393) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: width, height: 49))
        bar.items = (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        let root = UIViewController()
        show(root)
        root.view.addSubview(bar)
        settle()
        return bar
    }

    func test_itemsShareTheWidth() {
        XCTAssertEqual(bar(6).buttons.map(\.frame.minX), [2, 68, 133, 199, 264, 330])
        XCTAssertEqual(bar(6).buttons.map(\.frame.width), [62, 61, 62, 61, 62, 61])
        XCTAssertEqual(bar(4).buttons.map(\.frame.minX), [2, 100, 199, 297])
        XCTAssertEqual(bar(4).buttons.map(\.frame.width), [94, 95, 94, 94])
        XCTAssertTrue(bar(4).buttons.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 48 })
        XCTAssertEqual(bar(6, width: 402).buttons.map(\.frame.minX), [2, 69, 136, 203, 270, 337])
    }

    func test_barInAController() {
        let probes = showTabs()
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 769, width: 393, height: 83))
        XCTAssertEqual(probes[0].view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(probes[0].view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    }

    func test_barHasItsPlaceFromTheLoadingOfTheViewOn() {
        final class Tabs: UITabBarController {
            var frame: CGRect?
            override func viewDidLoad() {
                super.viewDidLoad()
                frame = tabBar.frame
            }
        }
        let tabs = Tabs()
        tabs.loadViewIfNeeded()
        XCTAssertEqual(tabs.frame, CGRect(x: 0, y: 803, width: 393, height: 49))
    }

    func test_clearTintOfABarIsClear() {
        let bar = bar(2)
        bar.barTintColor = .clear
        XCTAssertEqual(bar.background.backgroundColor?.cgColor.alpha, 0)
        bar.barTintColor = .red
        XCTAssertEqual(try XCTUnwrap(bar.background.backgroundColor?.cgColor.alpha), 0.85, accuracy: 0.01)
    }

    func test_contentThatGrowsUnderTheBarIsNoticed() {
        let probe = showTabs()[0]
        let scrollView = UIScrollView(frame: probe.view.bounds)
        probe.view.addSubview(scrollView)
        tabs.view.setNeedsLayout()
        settle()
        XCTAssertTrue(tabs.tabBar.isAtScrollEdge)
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        XCTAssertFalse(tabs.tabBar.isAtScrollEdge)
    }

    func test_hiddenBar() {
        let probes = showTabs()
        tabs.isTabBarHidden = true
        settle()
        XCTAssertEqual(probes[0].view.safeAreaInsets.bottom, 34)
        XCTAssertGreaterThanOrEqual(tabs.tabBar.frame.minY, 852)
        tabs.setTabBarHidden(false, animated: true)
        settle()
        XCTAssertEqual(probes[0].view.safeAreaInsets.bottom, 83)
        tabs.tabBar.isHidden = true
        settle()
        XCTAssertEqual(probes[0].view.safeAreaInsets.bottom, 34)
    }

    func test_opaqueBarEndsTheTabs() {
        let probes = showTabs()
        tabs.tabBar.isTranslucent = false
        settle()
        XCTAssertEqual(probes[0].view.frame.height, 769)
        XCTAssertEqual(probes[0].view.safeAreaInsets.bottom, 0)
        probes[0].extendedLayoutIncludesOpaqueBars = true
        settle()
        XCTAssertEqual(probes[0].view.frame.height, 852)
        probes[0].edgesForExtendedLayout = []
        settle()
        XCTAssertEqual(probes[0].view.frame.height, 769)
    }

    func test_tapsOnABarOfItsOwn() {
        let listener = BarListener()
        let bar = bar(3)
        bar.delegate = listener
        XCTAssertNil(bar.selectedItem)
        for x in [200.0, 200, 10] {
            TouchDelivery.shared.deliver(.init(phase: .began, finger: 0, point: CGPoint(x: x, y: 120)))
            TouchDelivery.shared.deliver(.init(phase: .ended, finger: 0, point: CGPoint(x: x, y: 120)))
        }
        XCTAssertEqual(listener.tags, [1, 1, 0])
        XCTAssertEqual(bar.selectedItem?.tag, 0)
        bar.items?[2].isEnabled = false
        TouchDelivery.shared.deliver(.init(phase: .began, finger: 0, point: CGPoint(x: 380, y: 120)))
        TouchDelivery.shared.deliver(.init(phase: .ended, finger: 0, point: CGPoint(x: 380, y: 120)))
        XCTAssertEqual(bar.selectedItem?.tag, 0)
    }

    func test_flowsTapTitles() {
        let probes = showTabs()
        let elements = TreeBuilder.tree().visibleElements(on: UIScreen.main.bounds.size)
        XCTAssertEqual(elements.matching(text: "Tab 2", id: nil).count, 1)
        let frame = elements.matching(text: "Tab 2", id: nil).first?.frame ?? .zero
        for phase in [DisplayMessage.Touch.Phase.began, .ended] {
            TouchDelivery.shared.deliver(
                .init(phase: phase, finger: 0, point: CGPoint(x: frame.midX, y: frame.midY)))
        }
        settle()
        XCTAssertTrue(tabs.selectedViewController === probes[1])
    }

    func test_selectedItemThatIsTakenAway() {
        let bar = bar(3)
        bar.selectedItem = bar.items?[1]
        XCTAssertTrue(bar.buttons[1].isSelected)
        bar.items = [bar.items![0]]
        XCTAssertNil(bar.selectedItem)
        XCTAssertEqual(bar.buttons.count, 1)
    }

    func test_systemItems() {
        for system in UITabBarItem.SystemItem.allCases {
            let item = UITabBarItem(tabBarSystemItem: system, tag: 3)
            XCTAssertNotNil(item.image, "\(system)")
            XCTAssertEqual(item.title, system.title)
            XCTAssertEqual(item.tag, 3)
        }
        XCTAssertEqual(UITabBarItem(tabBarSystemItem: .mostViewed, tag: 0).title, "Most Viewed")
        XCTAssertEqual(DiagnosticsChannel.shared.limits.count, 0)
    }

    func test_selectedImage() {
        let (plain, filled) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        let item = UITabBarItem(title: "A", image: plain, tag: 0)
        XCTAssertTrue(item.selectedImage === plain)
        item.selectedImage = filled
        XCTAssertTrue(item.picture(isSelected: true, isLow: false) === filled)
        XCTAssertTrue(item.picture(isSelected: false, isLow: false) === plain)
    }

    func test_badge() {
        showTabs()
        let item = tabs.tabBar.items![1]
        let badge = tabs.tabBar.buttons[1].badge
        XCTAssertTrue(badge.isHidden)
        item.badgeValue = "3"
        settle()
        XCTAssertFalse(badge.isHidden)
        XCTAssertEqual(badge.frame.size, CGSize(width: 18, height: 18))
        XCTAssertEqual(badge.backgroundColor, .systemRed)
        item.badgeColor = .systemGreen
        item.badgeValue = "999+"
        settle()
        XCTAssertEqual(badge.backgroundColor, .systemGreen)
        XCTAssertGreaterThan(badge.frame.width, 30)
        XCTAssertLessThanOrEqual(badge.frame.maxX, tabs.tabBar.buttons[1].bounds.maxX)
        item.badgeValue = ""
        settle()
        XCTAssertEqual(badge.frame.size, CGSize(width: 18, height: 18))
        item.badgeValue = nil
        XCTAssertTrue(badge.isHidden)
    }

    func test_appearanceIsKeptAsACopy() {
        let bar = bar(2)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.stackedLayoutAppearance.selected.iconColor = .green
        bar.standardAppearance = appearance
        XCTAssertEqual(bar.background.backgroundColor, .red)
        appearance.backgroundColor = .blue
        XCTAssertEqual(bar.background.backgroundColor, .red)
        XCTAssertEqual(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor, .green)
        bar.standardAppearance.backgroundColor = .yellow
        XCTAssertEqual(bar.background.backgroundColor, .yellow)
    }

    func test_theBarIsClearWhileNoContentGoesOnUnderIt() {
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view = scroll
        scroll.contentSize = CGSize(width: 393, height: 2000)
        tabs = UITabBarController()
        tabs.viewControllers = [controller]
        show(tabs)
        XCTAssertNotNil(tabs.tabBar.background.looks?.fill)
        scroll.contentOffset.y = 2000 - 852 + 83
        XCTAssertNil(tabs.tabBar.background.looks?.fill)
        scroll.contentOffset.y -= 10
        XCTAssertNotNil(tabs.tabBar.background.looks?.fill)
    }

    func test_theBarFollowsAnItemThatTheRootOfATabsStackExchanges() {
        let root = UIViewController()
        tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
        show(tabs)
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Home", nil])
        XCTAssertIdentical(tabs.tabBar.selectedItem, root.tabBarItem)
    }

    /// A phone's split view controller is a stack: what was pushed last counts.
    func test_theBarFollowsTheContentOfASplitViewController() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UINavigationController(rootViewController: UIViewController())
        split.setViewController(list, for: .primary)
        tabs = UITabBarController()
        tabs.viewControllers = [split]
        show(tabs)
        XCTAssertNil(tabs.tabBar.background.looks?.fill)
        let controller = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: 393, height: 2000)
        controller.view = scroll
        list.pushViewController(controller, animated: false)
        tabs.view.window?.layoutIfNeeded()
        XCTAssertNotNil(tabs.tabBar.background.looks?.fill)
    }
}

private final class BarListener: NSObject, UITabBarDelegate {
    var tags: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}
