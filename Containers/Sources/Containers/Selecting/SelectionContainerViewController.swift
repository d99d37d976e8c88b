import UIKit

/// A container that has a list of controllers and shows one of them, and the base of menus and tab strips.
///
/// Only the selected controller is a child; the views of the others are loaded when they are first selected. The list may change
/// at any time. A subclass shows the list: it overrides `listDidChange()` and `selectionDidChange()`, and calls
/// `selectByHand(_:)` when a person picks something.
@MainActor open class SelectionContainerViewController: ContainerViewController {
    /// The receiver of a person's selections.
    public weak var selectionDelegate: (any SelectionContainerDelegate)?

    /// How a controller that a person picks takes the place of the one before; backward where it comes earlier in the list.
    public var transition: ContainerTransition? = .crossFade

    private var list: [UIViewController] = []
    private var observations: [ObjectIdentifier: [NSKeyValueObservation]] = [:]
    private var restoredIndex: Int?

    // MARK: The list

    /// The controllers to choose from. The selected one stays selected if it is among new ones; otherwise the first is.
    public final var viewControllers: [UIViewController] {
        get { list }
        set { change(newValue, selecting: selectedViewController) }
    }

    /// Puts a controller into the list, or moves it there; the selection stays.
    public final func insert(_ controller: UIViewController, at index: Int) {
        var controllers = list.filter { $0 !== controller }
        controllers.insert(controller, at: min(index, controllers.count))
        change(controllers, selecting: selectedViewController)
    }

    /// Takes the controller at an index out of the list. Where it is selected, its neighbour will be.
    @discardableResult public final func removeViewController(at index: Int) -> UIViewController {
        var controllers = list
        let removed = controllers.remove(at: index)
        let neighbour = controllers.indices.contains(index) ? controllers[index] : controllers.last
        change(controllers, selecting: removed === selectedViewController ? neighbour : selectedViewController)
        return removed
    }

    /// Moves the controller at an index to another; the selection stays with its controller.
    public final func moveViewController(from index: Int, to newIndex: Int) {
        var controllers = list
        controllers.insert(controllers.remove(at: index), at: newIndex)
        change(controllers, selecting: selectedViewController)
    }

    /// The identifiers of the storyboard's scenes that fill the list, with commas between them, for Interface Builder.
    ///
    /// The scenes are made from the storyboard that the container comes from, when its view is loaded.
    @IBInspectable public var sceneIdentifiers: String = ""

    // MARK: The selection

    /// The controller that is shown, or will be when what was asked for is done.
    public final var selectedViewController: UIViewController? {
        get { shownViewControllers.first }
        set {
            guard let newValue, list.contains(newValue) else {
                preconditionFailure("a selected controller is one of viewControllers; add it there first")
            }
            select(newValue)
        }
    }

    /// The place of the selected controller in the list; nil while the list is empty.
    public final var selectedIndex: Int? {
        get { selectedViewController.flatMap { list.firstIndex(of: $0) } }
        set {
            guard let newValue, list.indices.contains(newValue) else {
                preconditionFailure("selectedIndex is one of the \(list.count) places in viewControllers")
            }
            select(list[newValue])
        }
    }

    /// Selects a controller of the list.
    ///
    /// - Parameter transition: How it takes the place of the one before; nil at once.
    public final func select(
        _ controller: UIViewController, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(list.contains(controller), "a selected controller is one of viewControllers; add it there first")
        show([controller], using: transition?.backward(isBackward(to: controller)), completion: completion)
        if isViewLoaded { selectionDidChange() }
    }

    /// Selects as a person does: the delegate may refuse, hears of it, and the change is animated.
    public final func selectByHand(_ controller: UIViewController) {
        guard selectionDelegate?.selectionContainer(self, shouldSelect: controller) ?? true else { return }
        select(controller, using: transition)
        selectionDelegate?.selectionContainer(self, didSelect: controller)
    }

    func isBackward(to controller: UIViewController) -> Bool {
        guard let old = selectedIndex, let new = list.firstIndex(of: controller) else { return false }
        return new < old
    }

    // MARK: For subclasses

    /// Called when the list, or a title, picture or badge in it, has changed, and when the view is loaded. The base does nothing.
    open func listDidChange() {}

    /// Called when another controller was selected, and when the view is loaded. The base does nothing.
    open func selectionDidChange() {}

    /// The text for a controller in the list: its title, or its tab bar item's.
    public final func itemTitle(of controller: UIViewController) -> String {
        controller.title ?? controller.tabBarItem.title ?? controller.navigationItem.title ?? ""
    }

    // MARK: Working

    private func change(_ controllers: [UIViewController], selecting wanted: UIViewController?) {
        precondition(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "viewControllers names each controller once")
        list = controllers
        observeItems()
        let selected = wanted.flatMap { controllers.contains($0) ? $0 : nil } ?? controllers.first
        if selected !== shownViewControllers.first { show(selected.map { [$0] } ?? []) }
        guard isViewLoaded else { return }
        listDidChange()
        selectionDidChange()
    }

    private func observeItems() {
        let old = observations
        observations = [:]
        for controller in list {
            let key = ObjectIdentifier(controller)
            observations[key] = old[key] ?? observe(controller)
        }
    }

    private func observe(_ controller: UIViewController) -> [NSKeyValueObservation] {
        let tell: @Sendable () -> Void = { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isViewLoaded else { return }
                self.listDidChange()
            }
        }
        let item: UITabBarItem = controller.tabBarItem
        return [
            controller.observe(\.title) { _, _ in tell() },
            item.observe(\.title) { _, _ in tell() },
            item.observe(\.image) { _, _ in tell() },
            item.observe(\.badgeValue) { _, _ in tell() },
            item.observe(\.isEnabled) { _, _ in tell() },
        ]
    }

    open override func viewDidLoad() {
        if list.isEmpty, !sceneIdentifiers.isEmpty, let storyboard {
            viewControllers = sceneIdentifiers.split(separator: ",").map {
                storyboard.instantiateViewController(withIdentifier: $0.trimmingCharacters(in: .whitespaces))
            }
        }
        super.viewDidLoad()
        if let restoredIndex, list.indices.contains(restoredIndex) { show([list[restoredIndex]]) }
        listDidChange()
        selectionDidChange()
    }

    open override func didCancelChange(from old: [UIViewController], to new: [UIViewController]) {
        super.didCancelChange(from: old, to: new)
        selectionDidChange()
    }

    // MARK: Restoration

    private static let indexKey = "Containers.selectedIndex"

    open override var restorableViewControllers: [UIViewController] { list }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selectedIndex ?? -1, forKey: Self.indexKey)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let index = coder.decodeInteger(forKey: Self.indexKey)
        guard coder.containsValue(forKey: Self.indexKey), index >= 0 else { return }
        if list.indices.contains(index) { select(list[index]) } else { restoredIndex = index }
    }
}

/// The receiver of what a person selects; both methods may be left out.
@MainActor public protocol SelectionContainerDelegate: AnyObject {
    /// Whether a person may select a controller.
    func selectionContainer(
        _ container: SelectionContainerViewController, shouldSelect controller: UIViewController
    ) -> Bool
    /// Called when a person has selected a controller, the selected one too; its change may still be animated.
    func selectionContainer(_ container: SelectionContainerViewController, didSelect controller: UIViewController)
}

extension SelectionContainerDelegate {
    public func selectionContainer(
        _ container: SelectionContainerViewController, shouldSelect controller: UIViewController
    ) -> Bool { true }
    public func selectionContainer(
        _ container: SelectionContainerViewController, didSelect controller: UIViewController
    ) {}
}
