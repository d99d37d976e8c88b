import Foundation
import QuartzCore

/// What layout needs to know of a view.
struct ViewLayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var needsUpdateConstraints = false
    /// Whether a view below needs `updateConstraints()`.
    var subtreeNeedsUpdateConstraints = false
    /// The pass that places this view; its frame is then not the app's word.
    var isPlacedByConstraints = false
    /// The scale at which a scroll view shows the view, whose top left corner constraints place all the same.
    var zoomScale: CGFloat = 1
    var constraints = ConstraintState()
}

extension UIView {
    func layOutNow() {
        bringTraitsUpToDate()
        updateMarkedConstraints()
        solveConstraints()
        layer.layoutIfNeeded()
        reportBrokenConstraints()
    }

    func setNeedsLayoutInSubtree() {
        tellSubtree { $0.setNeedsLayout() }
    }

    /// One view's part of a layout pass, with its controller's callbacks around it (facts 2.06, 12.02).
    func performLayoutPass() {
        guard let controller else {
            TraitTracking.track(self, .layout) { layoutSubviews() }
            return
        }
        // Choice (16.17): after the insets were told, which come with the window, and before the layout callbacks.
        if isInVisibleWindow { controller.deliverIsAppearing(controller.appearance.animated) }
        controller.updateContentUnavailableIfNeeded()
        TraitTracking.track(self, .layout) {
            controller.record("viewWillLayoutSubviews")
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.record("viewDidLayoutSubviews")
            controller.viewDidLayoutSubviews()
        }
    }

    // MARK: Updating constraints

    func markForConstraintUpdate() {
        layoutState.needsUpdateConstraints = true
        var ancestor = storedSuperview
        while let view = ancestor, !view.layoutState.subtreeNeedsUpdateConstraints {
            view.layoutState.subtreeNeedsUpdateConstraints = true
            ancestor = view.storedSuperview
        }
        CATransaction.noteChange()
    }

    /// Calls `updateConstraints()` where it is needed, from the deepest views upwards (fact 12.03).
    func updateMarkedConstraints() {
        for _ in 0..<100 where layoutState.needsUpdateConstraints || layoutState.subtreeNeedsUpdateConstraints {
            if layoutState.subtreeNeedsUpdateConstraints {
                layoutState.subtreeNeedsUpdateConstraints = false
                for view in storedSubviews { view.updateMarkedConstraints() }
            }
            guard layoutState.needsUpdateConstraints else { continue }
            layoutState.needsUpdateConstraints = false
            TraitTracking.track(self, .constraints) {
                if let controller {
                    controller.updateViewConstraints()
                } else {
                    updateConstraintsNow()
                }
            }
        }
    }

    func updateConstraintsNow() {
        updateConstraints()
        layoutState.needsUpdateConstraints = false
    }

    // MARK: Tint

    func propagateTintColor() {
        tellSubtree { $0.tintColorDidChange() }
    }
}
