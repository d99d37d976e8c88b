import Foundation

/// What can be done with a file of the app's: a sheet of activities for it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDocumentInteractionController") }

    /// The file.
    open var url: URL?
    /// The file's type; that of its extension unless set.
    open var uti: String? {
        get { ownType ?? url.map { FileTypeNames.name(ofExtension: $0.pathExtension) } }
        set { ownType = newValue }
    }
    private var ownType: String?
    /// The file's name; its own unless set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    /// A value for the app that opens the file; no display opens it in another app.
    open var annotation: Any?
    /// The delegate, which hears of the menu; not kept alive.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The symbols for the file, one.
    open var icons: [UIImage] { [UIImage(systemName: "doc") ?? UIImage()] }

    private weak var sheet: UIActivityViewController?

    /// Makes a controller without a file.
    public override init() { super.init() }

    /// Makes a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Shows the sheet, which on a pad is a popover at a rectangle of a view; false without a file.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(in: view, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the sheet, which on a pad is a popover at a bar button; false without a file.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(in: item.customView ?? item.button, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet of what the file can be opened in, which is that of the options; false without a file.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptionsMenu(from: rect, in: view, animated: animated)
    }

    /// Shows the sheet of what the file can be opened in, which is that of the options; false without a file.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptionsMenu(from: item, animated: animated)
    }

    private func present(
        in view: UIView, animated: Bool, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        let window = view as? UIWindow ?? view.window
        guard let url, sheet == nil, let presenter = window?.rootViewController?.topmostPresented else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        self.sheet = sheet
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        if let popover = sheet.popoverPresentationController { place(popover) }
        presenter.present(sheet, animated: animated)
        return true
    }

    /// Takes the sheet away.
    open func dismissMenu(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    /// Shows the file over the controller that the delegate names; false, since the framework Quick Look is not there, which
    /// is reported.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        DiagnosticsChannel.shared.report(
            "document.no-preview", "\(name ?? "The file") has no preview: Quick Look is not there.",
            advice: "Show the file with views of the app's own.")
        return false
    }
}

/// A delegate that hears of the menu of a file.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the file is shown. Previews are not shown.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Called before the menu appears.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called when the menu has gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// Takes a controller of no app's.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}
