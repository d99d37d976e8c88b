import Foundation

/// A view whose firm press shows previews, where the screen feels how firm one is: none here does, as no device has since 2019.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The object that makes previews, which is not kept alive.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates, in points.
    var sourceRect: CGRect { get set }
    /// The recognizer of firm presses, for others to wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

/// An object that makes previews for firm presses, which no screen here feels: nobody calls its methods.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller to preview for a press at a point of the source view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the previewed controller for good.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Something that is offered below a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

extension UIViewController {
    /// Asks for previews of a view's content by firm presses. No screen here feels those, so that the delegate is never asked;
    /// `traitCollection.forceTouchCapability` says so.
    @discardableResult public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

    /// Takes a request for previews back.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    unowned let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
    }
}
