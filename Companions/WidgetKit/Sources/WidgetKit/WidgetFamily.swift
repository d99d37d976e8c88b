/// How large a widget is, and where it is shown.
@frozen public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A square of two icons by two.
    case systemSmall
    /// Four icons by two.
    case systemMedium
    /// A square of four icons by four.
    case systemLarge
    /// Eight icons by four, on iPads.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// A line above the time.
    case accessoryInline

    /// The family's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}
