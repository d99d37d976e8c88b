import CoreGraphics
import DisplayProtocol
import Foundation

/// What an inspector shows of a view or a controller beside what everybody wants to know.
///
/// Nothing is asked of them that would lay them out, load them or make them anything.
extension TreeBuilder {
    static func details(of view: UIView) -> Tree.ViewDetails {
        var details = Tree.ViewDetails()
        details.controller = view.controller?.traceIdentifier
        details.backgroundColor = view.layer.backgroundColor.map(text)
        details.tintColor = (view.tintColor as UIColor?).map {
            text($0.resolvedColor(with: view.untrackedTraits).cgColor)
        }
        details.cornerRadius = Double(view.layer.cornerRadius)
        details.transform = numbers(view.transform)
        details.tag = view.tag == 0 ? nil : view.tag
        details.bounds = Tree.Rectangle(view.bounds)
        details.scroll = view.scrollDetails
        let size = view.intrinsicContentSize
        details.intrinsicWidth = size.width == UIView.noIntrinsicMetric ? nil : Double(size.width)
        details.intrinsicHeight = size.height == UIView.noIntrinsicMetric ? nil : Double(size.height)
        let state = view.layoutState.constraints
        details.huggingPriorities = numbers(state.hugging)
        details.compressionResistancePriorities = numbers(state.compressionResistance)
        details.layoutMargins = Tree.Insets(view.layoutMargins)
        details.safeAreaInsets = Tree.Insets(view.safeAreaInsets)
        details.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        // Only constraints leave a choice, and only a view that an engine knows has any.
        if let item = state.item, item.role == .placed { details.hasAmbiguousLayout = view.hasAmbiguousLayout }
        return details
    }

    static func details(of controller: UIViewController) -> Tree.ControllerDetails {
        Tree.ControllerDetails(
            isViewLoaded: controller.isViewLoaded, isBeingPresented: controller.isBeingPresented,
            isBeingDismissed: controller.isBeingDismissed, isMovingToParent: controller.moving.isMovingToParent,
            isMovingFromParent: controller.moving.isMovingFromParent,
            presenting: controller.presentingViewController?.traceIdentifier,
            presented: controller.presentedViewController?.traceIdentifier,
            selected: controller.shownChild?.traceIdentifier,
            appearanceForwarding: controller.shouldAutomaticallyForwardAppearanceMethods ? "automatic" : "manual")
    }

    private static func text(_ color: CGColor) -> String {
        let rgba = color.rgba
        func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
        return String(
            format: "#%02X%02X%02X%02X", byte(rgba.red), byte(rgba.green), byte(rgba.blue), byte(rgba.alpha))
    }

    private static func numbers(_ transform: CGAffineTransform) -> [Double]? {
        if transform.isIdentity { return nil }
        return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
    }

    private static func numbers(_ priorities: AxisPriorities) -> [Double] {
        [Double(priorities.horizontal.rawValue), Double(priorities.vertical.rawValue)]
    }
}

extension Tree.Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
