import Foundation

/// The frames of a split view controller's columns, worked out from numbers alone.
struct SplitArrangement: Equatable {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior
    typealias Column = UISplitViewController.Column

    /// A column's place along the width, in points from the leading edge.
    struct Place: Equatable {
        var column: Column
        var start: CGFloat
        var width: CGFloat
        /// Whether it lies over the secondary column, which is dimmed below it.
        var isOver = false
    }

    /// The thickness of the line between two columns that lie side by side, in points.
    static let separator: CGFloat = 0.5

    var size: CGSize
    /// Whether there is a supplementary column.
    var isTriple: Bool
    var preferredMode = Mode.automatic
    var preferredBehavior = Behavior.automatic
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat

    private var isWide: Bool { size.width > size.height }

    /// How columns and the secondary one share the width: what is preferred, what the preferred mode needs, or what the
    /// width suggests.
    var behavior: Behavior {
        if preferredBehavior != .automatic, isTriple || preferredBehavior != .displace { return preferredBehavior }
        switch preferredMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return isTriple ? .displace : .tile
        case .automatic, .secondaryOnly:
            guard isWide else { return .overlay }
            return isTriple ? .displace : .tile
        }
    }

    /// The modes that a behaviour allows, by the number of columns beside the secondary one.
    private func mode(columns: Int) -> Mode {
        switch (columns, behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// The mode to show at first.
    var initialMode: Mode {
        guard preferredMode != .automatic else { return mode(columns: behavior == .overlay ? 0 : 1) }
        return mode(nearest: preferredMode)
    }

    /// The mode of the current behaviour that shows as many columns as another.
    func mode(nearest mode: Mode) -> Mode { self.mode(columns: min(mode.columns, isTriple ? 2 : 1)) }

    /// The display mode to which the button in the bar leads.
    func toggled(_ mode: Mode) -> Mode {
        self.mode(columns: mode.columns == 0 ? 1 : isTriple && mode.columns == 1 ? 2 : 0)
    }

    /// The mode that shows a column, starting from another.
    func showing(_ column: Column, from mode: Mode) -> Mode {
        switch column {
        case .primary: self.mode(columns: max(mode.columns, isTriple ? 2 : 1))
        case .supplementary: self.mode(columns: max(mode.columns, 1))
        default: mode.isOver ? self.mode(columns: 0) : mode
        }
    }

    /// The mode that hides a column, starting from another.
    func hiding(_ column: Column, from mode: Mode) -> Mode {
        switch column {
        case .primary: self.mode(columns: min(mode.columns, isTriple ? 1 : 0))
        case .supplementary: self.mode(columns: 0)
        default: mode
        }
    }

    /// The columns that a mode shows, from the leading edge; the secondary one is last.
    func places(in mode: Mode) -> [Place] {
        var columns: [(Column, CGFloat)] = []
        if isTriple {
            if mode.columns > 1 { columns.append((.primary, primaryWidth)) }
            if mode.columns > 0 { columns.append((.supplementary, supplementaryWidth)) }
        } else if mode.columns > 0 {
            columns.append((.primary, primaryWidth))
        }
        var places: [Place] = []
        var end: CGFloat = 0
        for (column, width) in columns {
            places.append(Place(column: column, start: end, width: width, isOver: mode.isOver))
            end += width + (mode.isOver ? 0 : Self.separator)
        }
        var secondary = Place(column: .secondary, start: end, width: max(size.width - end, 0))
        if mode.isOver { (secondary.start, secondary.width) = (0, size.width) }
        if mode == .twoDisplaceSecondary {
            // It keeps the width that it has beside one column, and is pushed out at the far edge.
            secondary.width = max(size.width - supplementaryWidth - Self.separator, 0)
        }
        return places + [secondary]
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns it shows apart from the secondary one.
    var columns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the columns lie over the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
