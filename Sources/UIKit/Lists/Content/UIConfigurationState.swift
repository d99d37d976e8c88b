import Foundation

/// The name of something in a state that the app adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration depends on.
public protocol UIConfigurationState {
    /// Makes a state with traits and nothing else set.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value of the app's own for a key; nil where there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled; views here never set it.
    public var isDisabled = false
    /// Whether the view is highlighted; headers and footers never set it.
    public var isHighlighted = false
    /// Whether the view is selected; headers and footers never set it.
    public var isSelected = false
    /// Whether the view has the focus; there is no focus here that a key moves, so views never set it.
    public var isFocused = false
    /// Whether the view is a header that stays at an edge; views here never set it.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits and nothing else set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value of the app's own for a key; nil where there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled; cells here never set it.
    public var isDisabled = false
    /// Whether the cell is highlighted, as below a finger.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus; there is no focus here that a key moves, so cells never set it.
    public var isFocused = false
    /// Whether the cell stays at an edge; cells here never set it.
    public var isPinned = false
    /// Whether the cell is in editing mode; only cells of tables set it.
    public var isEditing = false
    /// Whether the cell is swiped aside; only cells of tables set it.
    public var isSwiped = false
    /// Whether a person carries the cell; only cells of tables set it.
    public var isReordering = false
    /// Whether the part of an outline below the cell is open; cells here never set it.
    public var isExpanded = false
    /// The cell's part in carrying items away; cells here never set it.
    public var cellDragState = DragState.none
    /// The cell's part in dropping items on it; cells here never set it.
    public var cellDropState = DropState.none

    /// The parts of a cell while items are carried away: none, being lifted, or being carried.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// The parts of a cell while items are dropped: none, another cell's, or its own.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits and nothing else set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value of the app's own for a key; nil where there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
