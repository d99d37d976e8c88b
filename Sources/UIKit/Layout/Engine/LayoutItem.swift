import ConstraintSolver
import Foundation

/// A view's or guide's part in a layout engine: four variables, and the constraints that come with what it is.
///
/// The variables are the frame in the coordinates of the superview (of the owner, for a guide). Most constraints tie
/// siblings to each other or to their superview, and so are about two or three variables each; a view that moves does
/// not touch what is inside it.
@MainActor final class LayoutItem {
    /// Who decides an item's rectangle.
    enum Role {
        /// Constraints do.
        case placed
        /// The frame that the app set does (fact 12.05).
        case frame
        /// The view is the top of its hierarchy: its bounds do.
        case root
        /// The view is the top of a hierarchy that is being measured.
        case measured
        /// The guide's rule does.
        case rule
    }

    /// The wishes of a view that has a size of its own.
    @MainActor struct ContentWishes {
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        var hugging: (horizontal: Constraint?, vertical: Constraint?)
        var resistance: (horizontal: Constraint?, vertical: Constraint?)
        /// The height that text has at a width, and the width.
        var wrapped: (width: CGFloat, height: CGFloat)?
    }

    /// What expressions about a view depend on apart from its variables.
    struct Metrics: Equatable {
        var insets = UIEdgeInsets.zero
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
        /// How the baselines move in a view of another height than its own.
        var growth: Growth?

        struct Growth: Equatable {
            /// The height, of the frame, at which the baselines are where they are said to be.
            var height: CGFloat
            /// The part of what the view is higher that is above them.
            var share: CGFloat
        }
    }

    /// Whether constraints, or a size of its own, say anything of the view, or of what lies in it along its edges. Of a view of
    /// which they say nothing the frame stays what it was given.
    var isDescribed: Bool {
        if !entries.isEmpty || !firm.isEmpty { return true }
        if content.size.width != UIView.noIntrinsicMetric || content.size.height != UIView.noIntrinsicMetric {
            return true
        }
        let state = owner.layoutState.constraints
        func isTied(_ guide: UILayoutGuide) -> Bool { guide.layoutItem?.entries.isEmpty == false }
        return state.guides.contains(where: isTied) || state.followingGuides.contains(where: isTied)
    }

    /// Nil once the item left its engine.
    weak var engine: LayoutEngine?
    /// The view, or the guide's owner.
    unowned let owner: UIView
    /// The guide, unless the item is a view's.
    weak var guide: UILayoutGuide?
    let isGuide: Bool

    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    var role: Role
    /// Constraints that always win: see ``LayoutEngine/firmConstraints(of:)``.
    var firm: [Constraint] = []
    var content = ContentWishes()
    var metrics = Metrics()
    /// The constraints that have the item on one of their sides.
    var entries: [ObjectIdentifier: LayoutEntry] = [:]

    // What has to be brought up to date before the next solution.
    var isFirmDirty = false
    var isContentDirty = false
    var isChanged = false

    init(_ engine: LayoutEngine, owner: UIView, guide: UILayoutGuide?, role: Role) {
        self.engine = engine
        self.owner = owner
        self.guide = guide
        self.role = role
        isGuide = guide != nil
        let solver = engine.solver
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        // Choice (layout): what nothing decides is at zero, also a size that is only bounded from above; a place that is
        // only bounded lies at the bound. Public tests of layout libraries show UIKit do so.
        let isLength = !(guide?.rule.mayBeNegative ?? false)
        (width, height) = (solver.makeVariable(isLength: isLength), solver.makeVariable(isLength: isLength))
    }

    var view: UIView? { isGuide ? nil : owner }

    /// The view whose coordinates the variables are in.
    var container: UIView? { isGuide ? owner : owner.storedSuperview }

    /// Whether the app's constraints speak of one of the item's variables.
    func isConstrained(_ variable: Variable) -> Bool {
        entries.values.contains { $0.solved.expression.terms.contains { $0.variable == variable } }
    }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// A layout constraint in an engine.
@MainActor final class LayoutEntry {
    let constraint: NSLayoutConstraint
    /// What the solver knows of it.
    var solved: Constraint
    /// The expression's constant where the layout constraint's is zero.
    let base: Double
    /// The items on its sides.
    let items: [LayoutItem]
    /// Why the constraint is left out, if it is.
    var conflict: UnsatisfiableConstraints?
    /// Whether the conflict was told.
    var isReported = false

    init(_ constraint: NSLayoutConstraint, solved: Constraint, base: Double, items: [LayoutItem]) {
        self.constraint = constraint
        self.solved = solved
        self.base = base
        self.items = items
        solved.owner = self
    }
}
