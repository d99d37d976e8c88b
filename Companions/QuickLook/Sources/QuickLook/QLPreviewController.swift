import Foundation
@_spi(Framework) import UIKit

/// Shows files, one at a time.
open class QLPreviewController: UIViewController {
    /// Has the files; not kept alive.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// Hears what becomes of the controller; not kept alive.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    private var index = 0
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let bar = UINavigationBar()
    private let barItem = UINavigationItem()

    /// The number of the file that is shown; `NSNotFound` where there is none.
    open var currentPreviewItemIndex: Int {
        get { count == 0 ? NSNotFound : index }
        set {
            guard newValue != index else { return }
            index = newValue
            reloadData()
        }
    }

    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? { item(index) }

    /// Whether a file can be shown: each can, since of those that are not known the name is.
    nonisolated open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL?.isFileURL ?? false
    }

    /// Asks for the files again.
    open func reloadData() {
        guard isViewLoaded else { return }
        let page = page(index).map { [$0] } ?? [PreviewPage(nil, -1)]
        pages.setViewControllers(page, direction: .forward, animated: false)
        applyTitle()
    }

    /// Shows the file again.
    open func refreshCurrentPreviewItem() { reloadData() }

    private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

    private func item(_ index: Int) -> (any QLPreviewItem)? {
        (0..<count).contains(index) ? dataSource?.previewController(self, previewItemAt: index) : nil
    }

    private func page(_ index: Int) -> PreviewPage? { item(index).map { PreviewPage($0, index) } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pages.dataSource = self
        pages.delegate = self
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        barItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave() })
        bar.items = [barItem]
        view.addSubview(bar)
        for item in [barItem, navigationItem] {
            item.rightBarButtonItem = UIBarButtonItem(
                systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
        }
        reloadData()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A navigation controller has a bar of its own.
        bar.isHidden = navigationController != nil
        let top = view.safeAreaInsets.top
        let barHeight: CGFloat = bar.isHidden ? 0 : 44
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        pages.view.frame = CGRect(
            x: 0, y: top + barHeight, width: view.bounds.width,
            height: max(0, view.bounds.height - top - barHeight))
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    private func applyTitle() {
        let title = currentPreviewItem?.shownTitle
        barItem.title = title
        navigationItem.title = title
    }

    private func leave() { dismiss(animated: true) }

    private func share() {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        present(UIActivityViewController(activityItems: [url], applicationActivities: nil), animated: true)
    }
}

extension QLPreviewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    /// The file before another.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PreviewPage).flatMap { page($0.index - 1) }
    }

    /// The file after another.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PreviewPage).flatMap { page($0.index + 1) }
    }

    /// The page was turned over.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let page = pageViewController.viewControllers?.first as? PreviewPage, page.index >= 0 else { return }
        index = page.index
        applyTitle()
    }
}
