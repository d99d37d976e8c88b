import Foundation

/// Says something and asks what to do: in the middle of the screen, or as a list of actions at its bottom.
///
/// An action sheet is a popover where there is room for one; it needs a source there (fact 6.20).
open class UIAlertController: UIViewController {
    /// How an alert controller is presented.
    public enum Style: Int, Sendable { case actionSheet, alert }

    private var storedStyle = Style.alert
    private(set) var storedFields: [UITextField] = []

    /// Makes an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        storedStyle = preferredStyle
    }

    open override var title: String? { didSet { panel?.contentDidChange() } }
    /// The text below the title.
    open var message: String? { didSet { panel?.contentDidChange() } }
    /// The title and the message with attributes in place of the plain ones, which apps set by name only.
    var attributedTitle: NSAttributedString? { didSet { panel?.contentDidChange() } }
    var attributedMessage: NSAttributedString? { didSet { panel?.contentDidChange() } }
    /// The controller of a view below texts and fields, as high as its preferred content size, which apps set by name
    /// only.
    var contentController: UIViewController? {
        didSet {
            guard contentController !== oldValue else { return }
            if let oldValue {
                oldValue.willMove(toParent: nil)
                oldValue.viewIfLoaded?.removeFromSuperview()
                oldValue.removeFromParent()
            }
            if let contentController { addChild(contentController) }
            panel?.contentDidChange()
            contentController?.didMove(toParent: self)
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        panel?.contentDidChange()
    }

    /// What the alert says, styled or not.
    var texts: AlertTexts {
        AlertTexts(title: .init(title, styled: attributedTitle), message: .init(message, styled: attributedMessage))
    }
    /// Whether it comes as an alert or from the bottom, as it was made.
    open var preferredStyle: Style { storedStyle }

    // MARK: Actions

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds a button. A second one that cancels raises an exception.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            NSException.raise(
                .internalInconsistencyException,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        action.owner = self
        actions.append(action)
        actionsDidChange()
    }

    /// The action that the return key stands for, with a bold title. It has to be one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
                NSException.raise(
                    .internalInconsistencyException,
                    "The preferred action of an alert controller must be contained in the actions array")
                self.preferredAction = oldValue
            }
            actionsDidChange()
        }
    }

    func actionsDidChange() { panel?.contentDidChange() }

    // MARK: Text fields

    /// The text fields of an alert; nil without any.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    /// Adds a text field to an alert; action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard storedStyle == .alert else {
            NSException.raise(
                .internalInconsistencyException,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField(frame: .zero)
        storedFields.append(field)
        configurationHandler?(field)
        panel?.contentDidChange()
    }

    /// Shows text fields that somebody else has made.
    func adopt(_ fields: [UITextField]) {
        storedFields = fields
        panel?.contentDidChange()
    }

    /// Does what the action that cancels does.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return super.accessibilityPerformEscape() }
        perform(cancelAction)
        return true
    }

    // MARK: Presentation

    // An alert is in a place of its own; an action sheet is a popover that adapts.
    override var automaticPresentationStyle: UIModalPresentationStyle {
        storedStyle == .alert ? .custom : .popover
    }

    /// The view that draws all of it, once it is loaded.
    private(set) var panel: AlertPanel?

    open override func loadView() {
        let panel = AlertPanel(self)
        self.panel = panel
        view = panel
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        panel?.contentDidChange()
        preferredContentSize = panel?.fittingSize(width: AlertMetrics.popoverWidth) ?? .zero
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        storedFields.first?.becomeFirstResponder()
    }

    /// Leaves the screen, and then does what the action is for.
    func perform(_ action: UIAlertAction) {
        guard action.isEnabled, presentation.home?.isIdle == true else { return }
        view.endEditing(true)
        action.willPerform?()
        startDismissing(animated: true) { action.handler?(action) }
    }

    /// A touch beside an action sheet stands for the action that cancels.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    @_spi(Framework) open override func answer(_ key: DefaultKey) {
        if let action = key == .accept ? preferredAction : cancelAction { perform(action) }
    }

    override func makeOwnPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenter)
    }

    override var styleInsteadOfPopover: UIModalPresentationStyle { .custom }

    override func textForMissingSource(of popover: UIPopoverPresentationController) -> String {
        missingSourceText(popover.presentingViewController)
    }
}

/// What an alert says above its actions.
struct AlertTexts {
    /// A text, or one with attributes in its place.
    struct Text {
        var plain: String?
        var styled: NSAttributedString?

        init(_ plain: String? = nil, styled: NSAttributedString? = nil) { (self.plain, self.styled) = (plain, styled) }

        var isEmpty: Bool { (styled?.string ?? plain ?? "").isEmpty }
    }

    var title = Text()
    var message = Text()
}

extension UIAlertController {
    /// Choice (6.20): in UIKit's words.
    fileprivate func missingSourceText(_ presenter: UIViewController) -> String {
        "Your application has presented a UIAlertController (\(objectText(self))) of style "
            + "UIAlertControllerStyleActionSheet from \(plainClassName(presenter)) "
            + "(\(objectText(presenter))). The modalPresentationStyle of a UIAlertController with this "
            + "style is UIModalPresentationPopover. You must provide location information for this popover through the "
            + "alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or "
            + "a barButtonItem.  If this information is not known when you present the alert controller, you may provide "
            + "it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }
}
