/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The priority as a number, from 1 to 1000.
    public let rawValue: Float

    /// Makes a priority from a number, from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from a number, from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// How firmly controls resist being made smaller than their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How firmly a dragged edge may change the size of a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a dragged edge that leaves the size of a scene as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How firmly controls resist being made larger than their content.
    public static let defaultLow = UILayoutPriority(250)
    /// How firmly `systemLayoutSizeFitting(_:)` asks for the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
