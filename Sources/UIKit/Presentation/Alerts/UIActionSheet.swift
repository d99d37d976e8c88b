import Foundation

/// A list of actions at the bottom of the screen that tells a delegate which was tapped: the older form of
/// `UIAlertController`.
///
/// Where there is room, it is a popover at what it is shown from.
open class UIActionSheet: UIView {
    private var titles: [String] = []
    private var alert: UIAlertController?

    /// The delegate, which hears of taps; not kept alive.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The text at the top.
    open var title: String = ""
    /// The look that was asked for; all are one since iOS 7.
    open var actionSheetStyle = UIActionSheetStyle.default
    /// The index of the button that leaves everything as it is; -1 without one.
    open var cancelButtonIndex = -1
    /// The index of the red button; -1 without one.
    open var destructiveButtonIndex = -1
    /// The index of the first button that neither cancels nor destroys and that the sheet was made with; -1 without one.
    open private(set) var firstOtherButtonIndex = -1

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes an action sheet from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a sheet with a red button, others, and one that cancels.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        firstOtherButtonIndex = titles.count
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Makes a sheet with a red button and one that cancels; nil leaves out either.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Adds a button, and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }
    /// The title of a button; nil for an index that no button has.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    // MARK: Showing

    /// Whether the sheet is on the screen.
    open var isVisible: Bool { alert != nil }

    /// Shows the sheet over the window of a view; where it is a popover, it points to the middle of the view.
    open func show(in view: UIView) { present(in: view, animated: true) { $0.show(middleOf: view) } }

    /// Shows the sheet over the window of a tab bar.
    open func show(from view: UITabBar) { show(in: view) }
    /// Shows the sheet over the window of a toolbar.
    open func show(from view: UIToolbar) { show(in: view) }

    /// Shows the sheet; where it is a popover, it points to a rectangle of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(in: view, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the sheet; where it is a popover, it points to a bar button.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(in: item.customView ?? item.button, animated: animated) { $0.barButtonItem = item }
    }

    private func present(in view: UIView, animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
        let window = view as? UIWindow ?? view.window
        guard alert == nil, let presenter = window?.rootViewController?.topmostPresented else { return }
        let alert = makeController()
        self.alert = alert
        delegate?.willPresent(self)
        if let popover = alert.popoverPresentationController { place(popover) }
        presenter.present(alert, animated: animated) { [weak self] in
            guard let self, self.alert != nil else { return }
            delegate?.didPresent(self)
        }
    }

    private func makeController() -> UIAlertController {
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            let action = UIAlertAction(title: title, style: style) { [self] _ in didDismiss(index) }
            action.willPerform = { [weak self] in
                guard let self else { return }
                delegate?.actionSheet(self, clickedButtonAt: index)
                delegate?.actionSheet(self, willDismissWithButtonIndex: index)
            }
            alert.addAction(action)
        }
        return alert
    }

    /// Takes the sheet away as if a button were the reason, which is not reported as tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alert else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        alert.dismiss(animated: animated) { [self] in didDismiss(buttonIndex) }
    }

    private func didDismiss(_ index: Int) {
        alert = nil
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

extension UIPopoverPresentationController {
    /// Points to the middle of a view, as what is not at home anywhere else.
    fileprivate func show(middleOf view: UIView) {
        sourceView = view
        sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        permittedArrowDirections = []
    }
}

extension UIViewController {
    /// The controller at the end of the presentations that begin here.
    var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
