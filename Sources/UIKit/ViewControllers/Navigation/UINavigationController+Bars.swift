import Foundation
import QuartzCore

extension UINavigationController {
    // MARK: Where the bars are

    /// Where the navigation bar begins and ends, in points of the controller's view.
    var barSpan: (top: CGFloat, bottom: CGFloat) {
        guard let view = storedView else { return (0, 0) }
        let top = Self.barTop(below: view.safeAreaInsets.top)
        return (top, top + bar.intrinsicContentSize.height)
    }

    /// Bars begin under the status bar. Below an island the safe area leaves more room than that.
    private static func barTop(below safeTop: CGFloat) -> CGFloat {
        switch safeTop {
        case 59: 59 - 16.0 / 3
        case 62: 62 - 17.0 / 3
        default: safeTop
        }
    }

    func layOutBars() {
        guard let view = storedView else { return }
        let span = barSpan
        let height = span.bottom - span.top
        bar.bounds.size = CGSize(width: view.bounds.width, height: height)
        bar.center = CGPoint(
            x: view.bounds.midX, y: (isBarHidden ? -height : span.top) + height / 2)
        bar.isHidden = isBarHidden
        for controller in [showing.controller, showing.next] { controller.map(updateInsets) }
    }

    // MARK: Where the children are

    /// The edges at which a child's view goes on under the bars.
    private func extendedEdges(of controller: UIViewController) -> UIRectEdge {
        var edges = controller.edgesForExtendedLayout
        if !bar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars { edges.remove(.top) }
        return edges
    }

    /// Where a child's view is, in the wrapper's coordinates.
    func frame(of controller: UIViewController) -> CGRect {
        guard let view = storedView else { return .zero }
        let edges = extendedEdges(of: controller)
        var frame = view.bounds
        if !isBarHidden, !edges.contains(.top) {
            let top = barSpan.bottom
            frame.origin.y += top
            frame.size.height -= top
        }
        if barInsets.bottom > 0, !edges.contains(.bottom) { frame.size.height -= view.safeAreaInsets.bottom }
        frame.size.height = max(0, frame.size.height)
        return frame
    }

    /// What the bars cover of a child's view.
    private func updateInsets(of controller: UIViewController) {
        guard let view = storedView else { return }
        var insets = UIEdgeInsets.zero
        if !isBarHidden, extendedEdges(of: controller).contains(.top) {
            insets.top = barSpan.bottom - view.safeAreaInsets.top
        }
        controller.barInsets = insets
    }

    /// Moves a child's view to its place, wherever an animation shows it.
    func place(_ controller: UIViewController) {
        let frame = frame(of: controller)
        if let view = controller.storedView, view.untransformedFrame != frame {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        updateInsets(of: controller)
    }

    // MARK: What the navigation bar shows

    func updateBarItems(animated: Bool) {
        bar.show(stack.map(\.navigationItem), animated: animated)
    }

    /// The back button asks a subclass that is the bar's delegate, as UIKit's own is.
    func backWasTapped() {
        guard showing.running == nil, stack.count > 1, let item = bar.topItem else { return }
        if let asked = self as? any UINavigationBarDelegate, !asked.navigationBar(bar, shouldPop: item) { return }
        popViewController(animated: true)
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {}

    /// Facts 5.30 and 8.04: the child is laid out anew, and no size transition is announced.
    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard let view = storedView else { return }
        guard animated, isOnScreen else { return view.setNeedsLayout() }
        let span = barSpan
        let away = CGPoint(x: view.bounds.midX, y: (span.top - span.bottom) / 2)
        bar.isHidden = false
        if !hidden { bar.center = away }
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            bar.center = hidden ? away : CGPoint(x: view.bounds.midX, y: (span.top + span.bottom) / 2)
            showing.controller.map(place)
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.storedView?.setNeedsLayout()
        }
    }
}
