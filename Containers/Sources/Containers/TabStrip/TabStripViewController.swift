import UIKit

/// A container with a strip of tabs over its content: any number of them, with texts, pictures or both, or a segmented control.
///
/// Titles, pictures and badges are those of the controllers' `title` and `tabBarItem`. A finger swipes to the neighbours; the
/// change follows it and may be turned round. A controller's view is loaded when it is first shown.
@MainActor open class TabStripViewController: SelectionContainerViewController {
    /// What a tab shows.
    public enum Style: CaseIterable, Sendable {
        case text, image, imageAndText
        /// One segmented control in place of tabs.
        case segmented
    }

    /// What tabs show.
    public var style = Style.text { didSet { if isViewLoaded { listDidChange() } } }

    /// Whether a finger swipes between neighbours.
    public var isSwipeEnabled = true { didSet { swipe.recognizer.isEnabled = isSwipeEnabled } }

    let strip = TabStripView()
    let segments = UISegmentedControl()
    private lazy var swipe = SwipeDriver(self)

    /// Makes a strip with its controllers; the first is selected.
    public convenience init(viewControllers: [UIViewController], style: Style = .text) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
        self.viewControllers = viewControllers
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        transition = .slide()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        transition = .slide()
    }

    open override var fillsViewWithContent: Bool { false }

    open override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        strip.didPick = { [weak self] in self?.pick($0) }
        segments.addTarget(self, action: #selector(didPickSegment), for: .valueChanged)
        super.viewDidLoad()
        for subview in [strip, segments] as [UIView] { view.addSubview(subview) }
        contentView.clipsToBounds = true
        contentView.addGestureRecognizer(swipe.recognizer)
        swipe.recognizer.isEnabled = isSwipeEnabled
        swipe.offer = { [weak self] in self?.neighbour(at: $0) }
        swipe.didEnd = { [weak self] isFinished in
            guard let self else { return }
            selectionDidChange()
            if isFinished, let selectedViewController {
                selectionDelegate?.selectionContainer(self, didSelect: selectedViewController)
            }
        }
    }

    open override func listDidChange() {
        let items = viewControllers.map { controller in
            TabStripView.Item(
                title: itemTitle(of: controller), image: controller.tabBarItem.image,
                badge: controller.tabBarItem.badgeValue, isEnabled: controller.tabBarItem.isEnabled)
        }
        strip.isHidden = style == .segmented
        segments.isHidden = style != .segmented
        if style == .segmented {
            segments.removeAllSegments()
            for (index, item) in items.enumerated() {
                segments.insertSegment(withTitle: item.title, at: index, animated: false)
                segments.setEnabled(item.isEnabled, forSegmentAt: index)
            }
        } else {
            strip.show(items, style)
        }
        selectionDidChange()
        view.setNeedsLayout()
    }

    open override func selectionDidChange() {
        segments.selectedSegmentIndex = selectedIndex ?? UISegmentedControl.noSegment
        strip.select(selectedIndex, animated: view.window != nil)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let insets = view.safeAreaInsets
        let width = view.bounds.width - insets.left - insets.right
        let height = style == .segmented ? segments.sizeThatFits(.zero).height + 16 : strip.preferredHeight
        strip.frame = CGRect(x: insets.left, y: insets.top, width: width, height: height)
        segments.frame = strip.frame.insetBy(dx: 16, dy: 8)
        guard contentView.superview === view else { return }
        let top = insets.top + height
        contentView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard isViewLoaded, previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else {
            return
        }
        listDidChange()
    }

    // MARK: By hand

    private func pick(_ index: Int) {
        selectByHand(viewControllers[index])
        selectionDidChange()
    }

    @objc private func didPickSegment() { pick(segments.selectedSegmentIndex) }

    private func neighbour(at velocity: CGPoint) -> SwipeDriver.Offer? {
        guard abs(velocity.x) > abs(velocity.y), let selectedIndex else { return nil }
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let isForward = velocity.x * sign < 0
        let index = selectedIndex + (isForward ? 1 : -1)
        guard viewControllers.indices.contains(index), viewControllers[index].tabBarItem.isEnabled,
            selectionDelegate?.selectionContainer(self, shouldSelect: viewControllers[index]) ?? true
        else { return nil }
        return SwipeDriver.Offer(
            controllers: [viewControllers[index]], transition: (transition ?? .slide()).backward(!isForward),
            way: CGVector(dx: contentView.bounds.width * sign * (isForward ? -1 : 1), dy: 0))
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    /// Control-Tab goes to the next tab, with Shift to the one before, round the ends.
    open override var keyCommands: [UIKeyCommand]? {
        guard viewControllers.count > 1 else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(input: "\t", modifierFlags: .control, action: #selector(selectNext)),
            UIKeyCommand(input: "\t", modifierFlags: [.control, .shift], action: #selector(selectPrevious)),
        ]
    }

    @objc private func selectNext() { step(1) }
    @objc private func selectPrevious() { step(-1) }

    private func step(_ step: Int) {
        guard let selectedIndex else { return }
        pick((selectedIndex + step + viewControllers.count) % viewControllers.count)
    }
}
