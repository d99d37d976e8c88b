import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Controllers whose views the framework itself puts somewhere are nobody's mistake.
@preconcurrency @MainActor final class HostedControllerTests: MisuseTestCase {
    /// Loads its view in code of its own, which the checks look at.
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .green
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var preview: UIViewController?
        var commit: (UIViewController, any UIContextMenuInteractionCommitAnimating) -> Void = { _, _ in }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(previewProvider: { [weak self] in
                let page = Page()
                self?.preview = page
                return page
            }) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            if let preview { commit(preview, animator) }
        }
    }

    override func end() {
        settle()
        TestEnvironment.advance(by: 12)
        XCTAssertEqual(Misuse.findings.map(\.description), [], name)
        XCTAssertEqual(exceptions, [], name)
        super.end()
    }

    private func touch(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat) {
        TouchDelivery.shared.deliver(.init(phase: phase, point: CGPoint(x: x, y: y)))
        FramePipeline.shared.runFrame()
    }

    private func press(_ menus: Menus) {
        container.view.addInteraction(UIContextMenuInteraction(delegate: menus))
        settle()
        touch(.began, 100, 300)
        TestEnvironment.advance(by: 1)
        touch(.ended, 100, 300)
        settle()
    }

    private func tapPreview(_ menus: Menus) throws {
        let view = try XCTUnwrap(menus.preview?.view)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        touch(.began, middle.x, middle.y)
        touch(.ended, middle.x, middle.y)
        settle()
    }

    func testAPreviewOfAContextMenu() {
        let menus = Menus()
        press(menus)
        TestEnvironment.advance(by: 3)
        XCTAssertNotNil(menus.preview?.view.window)
        XCTAssertEqual(Misuse.findings, [])
        touch(.began, 10, 840)
        touch(.ended, 10, 840)
        settle()
        XCTAssertNil(menus.preview?.view.window)
    }

    func testAPreviewThatIsPushedWhenTheMenuHasGone() throws {
        let navigation = UINavigationController(rootViewController: container)
        show(navigation)
        let menus = Menus()
        menus.commit = { [unowned navigation] preview, animator in
            animator.addCompletion { navigation.pushViewController(preview, animated: true) }
        }
        press(menus)
        try tapPreview(menus)
        XCTAssertTrue(navigation.topViewController === menus.preview)
        XCTAssertNotNil(menus.preview?.view.window)
    }

    func testAPreviewThatIsPushedAtOnce() throws {
        let navigation = UINavigationController(rootViewController: container)
        show(navigation)
        let menus = Menus()
        menus.commit = { [unowned navigation] preview, _ in navigation.pushViewController(preview, animated: false) }
        press(menus)
        try tapPreview(menus)
        XCTAssertTrue(navigation.topViewController === menus.preview)
        XCTAssertNotNil(menus.preview?.view.window, "what the app has taken over stays where it is")
    }

    func testAPreviewThatBecomesAChild() throws {
        let menus = Menus()
        menus.commit = { [unowned self] preview, animator in
            animator.addCompletion { [unowned self] in add(preview, to: container) }
        }
        press(menus)
        try tapPreview(menus)
        XCTAssertTrue(menus.preview?.parent === container)
    }

    func testAPreviewThatIsPresented() throws {
        let menus = Menus()
        menus.commit = { [unowned self] preview, animator in
            animator.addCompletion { [unowned self] in container.present(preview, animated: true) }
        }
        press(menus)
        try tapPreview(menus)
        XCTAssertTrue(container.presentedViewController === menus.preview)
    }

    func testInputViews() {
        let (keys, bar) = (Page(), Page())
        keys.view.frame.size.height = 200
        bar.view.frame.size.height = 44
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.inputView = keys.view
        field.inputAccessoryView = bar.view
        container.view.addSubview(field)
        settle()
        field.becomeFirstResponder()
        settle()
        XCTAssertNotNil(keys.view.window)
        XCTAssertNotNil(bar.view.window)
        field.resignFirstResponder()
        settle()
        withExtendedLifetime((keys, bar)) {}
    }

    func testViewsInBars() {
        let (title, button, tool) = (Page(), Page(), Page())
        for page in [title, button, tool] { page.view.frame.size = CGSize(width: 60, height: 30) }
        container.navigationItem.titleView = title.view
        container.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button.view)
        container.toolbarItems = [UIBarButtonItem(customView: tool.view)]
        let navigation = UINavigationController(rootViewController: container)
        navigation.isToolbarHidden = false
        show(navigation)
        for page in [title, button, tool] { XCTAssertNotNil(page.view.window) }
    }

    func testAHeaderOfATableThatIsAChild() {
        let table = UITableViewController(style: .plain)
        show(table)
        let header = Page()
        table.addChild(header)
        header.view.frame.size.height = 80
        table.tableView.tableHeaderView = header.view
        header.didMove(toParent: table)
        settle()
        XCTAssertNotNil(header.view.window)
    }

    func testSearchResults() {
        let results = Page()
        let search = UISearchController(searchResultsController: results)
        container.navigationItem.searchController = search
        container.definesPresentationContext = true
        show(UINavigationController(rootViewController: container))
        search.isActive = true
        settle()
        search.searchBar.text = "a"
        settle()
        search.isActive = false
        settle()
    }

    func testPresentations() {
        let page = Page()
        page.modalPresentationStyle = .pageSheet
        let popover = Page()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = container.view
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField()
        for presented in [page, popover, alert] as [UIViewController] {
            container.present(presented, animated: true)
            settle()
            XCTAssertNotNil(presented.view.window)
            container.dismiss(animated: true)
            settle()
        }
    }

    /// A presentation that puts the presented view into one of its own.
    private final class Framed: UIPresentationController {
        private let card = UIView()
        override var presentedView: UIView? { card }
        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            card.frame = frameOfPresentedViewInContainerView
            guard let view = presentedViewController.view else { return }
            view.frame = card.bounds
            card.addSubview(view)
        }
    }

    private final class FramedDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Framed(presentedViewController: presented, presenting: presenting) }
    }

    func testACustomPresentationThatFramesTheView() {
        let (page, delegate) = (Page(), FramedDelegate())
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        container.present(page, animated: true)
        settle()
        XCTAssertNotNil(page.view.window)
        container.dismiss(animated: true)
        settle()
        withExtendedLifetime(delegate) {}
    }

    func testTheFrameworksContainers() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Page(), for: .primary)
        split.setViewController(Page(), for: .secondary)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([Page()], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { number in
            let page = Page()
            page.title = "\(number)"
            return page
        }
        for root in [split, pages, tabs] as [UIViewController] {
            show(root)
            TestEnvironment.advance(by: 2)
        }
        pages.setViewControllers([Page()], direction: .forward, animated: true)
        tabs.selectedIndex = 6
        settle()
    }
}
