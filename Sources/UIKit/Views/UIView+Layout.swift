import Foundation
import QuartzCore

/// What layout needs to know of a view.
struct ViewLayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    /// The pass that places this view; its frame is then not the app's word.
    var isPlacedByConstraints = false
    /// Whether the view has its new size and not yet its new place.
    var isBetweenPlaces = false
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
        constraintMarks.isNeeded = true
        mark(for: .constraints)
        CATransaction.noteChange()
    }

    /// Calls `updateConstraints()` where it is needed, from the deepest views upwards (fact 12.03).
    func updateMarkedConstraints() {
        for _ in 0..<100 where constraintMarks.isAwaited {
            if constraintMarks.subtreeIsMarked {
                constraintMarks.subtreeIsMarked = false
                visitChildren(for: .constraints) { $0.updateMarkedConstraints() }
            }
            guard constraintMarks.isNeeded else { continue }
            constraintMarks.isNeeded = false
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
        constraintMarks.isNeeded = false
    }

    // MARK: Tint

    func propagateTintColor() {
        tellSubtree { $0.tintColorDidChange() }
    }
}

/// The pass down the view tree before the layers' own.
package enum ViewPass: CaseIterable {
    case constraints
}

extension UIView: PassNode {
    package var nodeAbove: UIView? { storedSuperview }
    package var nodesBelow: [UIView] { storedSubviews }

    package subscript(pass: ViewPass) -> PassMarks<UIView> {
        _read { yield constraintMarks }
        _modify { yield &constraintMarks }
    }
}
