import Foundation

/// The constraints and guides with which a stack view lays out its views.
@MainActor struct StackArrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    /// Below the wish for a fitting size, so that measuring decides first.
    private static let weakest = UILayoutPriority(49)
    /// Above every wish about content, below what the app requires.
    private static let almostRequired = UILayoutPriority(999)

    /// Makes the constraints anew from what the stack is now.
    mutating func replace(in stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
        constraints = []
        guides = []
        var plan = StackPlan(stack)
        plan.make()
        for guide in plan.guides { stack.addLayoutGuide(guide) }
        NSLayoutConstraint.activate(plan.constraints)
        constraints = plan.constraints
        guides = plan.guides
    }

    /// The constraints on their way.
    @MainActor private struct StackPlan {
        let stack: UIStackView
        let visible: [UIView]
        /// What the views lie in: the stack or its margins.
        let canvas: AnyObject
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []

        typealias Attribute = NSLayoutConstraint.Attribute
        let isRow: Bool
        let (start, end, length, middle): (Attribute, Attribute, Attribute, Attribute)
        let (near, far, breadth, centre): (Attribute, Attribute, Attribute, Attribute)

        init(_ stack: UIStackView) {
            self.stack = stack
            visible = stack.arrangedSubviews.filter { !$0.isHidden }
            canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
            isRow = stack.axis == .horizontal
            let row: (Attribute, Attribute, Attribute, Attribute) = (.leading, .trailing, .width, .centerX)
            let column: (Attribute, Attribute, Attribute, Attribute) = (.top, .bottom, .height, .centerY)
            (start, end, length, middle) = isRow ? row : column
            (near, far, breadth, centre) = isRow ? column : row
        }

        mutating func make() {
            collapseHiddenViews()
            guard let first = visible.first, let last = visible.last else { return }
            tie(first, start, canvas, start, name: "UISV-canvas-connection")
            tie(canvas, end, last, end, name: "UISV-canvas-connection")
            distribute()
            align()
        }

        private mutating func tie(
            _ first: AnyObject, _ firstAttribute: Attribute, _ second: AnyObject?, _ secondAttribute: Attribute,
            _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
            priority: UILayoutPriority = .required, name: String
        ) {
            let constraint = NSLayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
                attribute: second == nil ? .notAnAttribute : secondAttribute, multiplier: multiplier,
                constant: constant)
            constraint.priority = priority
            constraint.identifier = name
            constraints.append(constraint)
        }

        /// Hidden views have no length, and stay where they were in the order, so that they come back from there.
        private mutating func collapseHiddenViews() {
            var previous: UIView?
            for view in stack.arrangedSubviews {
                defer { previous = view }
                guard view.isHidden else { continue }
                tie(view, length, nil, .notAnAttribute, priority: almostRequired, name: "UISV-hiding")
                tie(view, near, canvas, near, priority: almostRequired, name: "UISV-alignment")
                if let previous {
                    tie(view, start, previous, end, priority: almostRequired, name: "UISV-spacing")
                } else {
                    tie(view, start, canvas, start, priority: almostRequired, name: "UISV-canvas-connection")
                }
            }
        }

        // MARK: Along the axis

        private mutating func distribute() {
            let pairs = Array(zip(visible, visible.dropFirst()))
            switch stack.distribution {
            case .fill: space(pairs, .equal)
            case .fillEqually:
                space(pairs, .equal)
                for (view, next) in pairs { tie(next, length, view, length, name: "UISV-fill-equally") }
            case .fillProportionally:
                space(pairs, .equal)
                keepProportions()
            case .equalSpacing:
                space(pairs, .greaterThanOrEqual)
                equaliseGuides(pairs, from: end, to: start, priority: .required)
            case .equalCentering:
                space(pairs, .greaterThanOrEqual)
                equaliseGuides(pairs, from: middle, to: middle, priority: UILayoutPriority(149))
            }
            if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
                // As short as the spacing allows, where nothing else decides.
                tie(stack, length, nil, .notAnAttribute, priority: weakest, name: "UISV-canvas-fit")
            }
        }

        private mutating func space(_ pairs: [(UIView, UIView)], _ relation: NSLayoutConstraint.Relation) {
            let byBaselines = !isRow && stack.isBaselineRelativeArrangement
            for (view, next) in pairs {
                tie(
                    next, byBaselines ? .firstBaseline : start, view, byBaselines ? .lastBaseline : end, relation,
                    constant: stack.effectiveSpacing(after: view), name: "UISV-spacing")
            }
        }

        /// Lengths in proportion to those that the views want, as far as they want any.
        private mutating func keepProportions() {
            let wanted = visible.map { ($0, wantedLength(of: $0)) }.filter { $0.1 > 0 }
            for (first, next) in zip(wanted, wanted.dropFirst()) {
                tie(
                    next.0, length, first.0, length, multiplier: next.1 / first.1, priority: almostRequired,
                    name: "UISV-fill-proportionally")
            }
        }

        private func wantedLength(of view: UIView) -> CGFloat {
            let intrinsic = isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
            guard intrinsic < 0 else { return intrinsic }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return isRow ? fitting.width : fitting.height
        }

        private mutating func equaliseGuides(
            _ pairs: [(UIView, UIView)], from: Attribute, to: Attribute, priority: UILayoutPriority
        ) {
            for (view, next) in pairs {
                let gap = UILayoutGuide()
                gap.identifier = "UISV-distributing"
                tie(gap, start, view, from, name: "UISV-distributing-edge")
                tie(gap, end, next, to, name: "UISV-distributing-edge")
                if let previous = guides.last {
                    tie(gap, length, previous, length, priority: priority, name: "UISV-equal-gaps")
                }
                guides.append(gap)
            }
        }

        // MARK: Across the axis

        private mutating func align() {
            let alignment = stack.alignment
            for view in visible {
                switch alignment {
                case .fill:
                    tie(view, near, canvas, near, name: "UISV-alignment")
                    tie(canvas, far, view, far, name: "UISV-alignment")
                    continue
                case .leading: tie(view, near, canvas, near, name: "UISV-alignment")
                case .trailing: tie(canvas, far, view, far, name: "UISV-alignment")
                case .center: tie(view, centre, canvas, centre, name: "UISV-alignment")
                case .firstBaseline, .lastBaseline:
                    // A column has no common baseline.
                    guard isRow else {
                        tie(view, near, canvas, near, name: "UISV-alignment")
                        break
                    }
                    let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                    if let first = visible.first, view !== first {
                        tie(view, baseline, first, baseline, name: "UISV-alignment")
                    }
                    // Of all views the one that reaches furthest touches the edge.
                    let edge = alignment == .firstBaseline ? near : far
                    tie(view, edge, canvas, edge, priority: weakest, name: "UISV-spanning-fit")
                }
                tie(view, near, canvas, near, .greaterThanOrEqual, name: "UISV-spanning-boundary")
                tie(canvas, far, view, far, .greaterThanOrEqual, name: "UISV-spanning-boundary")
                let intrinsic = view.intrinsicContentSize
                if (isRow ? intrinsic.height : intrinsic.width) < 0 {
                    tie(
                        view, breadth, nil, .notAnAttribute, priority: UILayoutPriority(25),
                        name: "UISV-ambiguity-suppression")
                }
            }
            if alignment != .fill {
                // As narrow as the broadest view, where nothing else decides.
                tie(stack, breadth, nil, .notAnAttribute, priority: weakest, name: "UISV-canvas-fit")
            }
        }

        private var weakest: UILayoutPriority { StackArrangement.weakest }
        private var almostRequired: UILayoutPriority { StackArrangement.almostRequired }
    }
}
