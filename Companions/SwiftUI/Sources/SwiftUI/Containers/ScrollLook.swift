/// What the surroundings say of what scrolls.
struct ScrollLook: Sendable {
    var background = Visibility.automatic
    var vertical = Visibility.automatic
    var horizontal = Visibility.automatic
    var isEnabled = true

    @MainActor func apply(to view: UIScrollView) {
        view.showsVerticalScrollIndicator = vertical != .hidden
        view.showsHorizontalScrollIndicator = horizontal != .hidden
        view.isScrollEnabled = isEnabled
    }
}

/// How what shows where one has scrolled to is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let visibility: Visibility

    /// As usual.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(visibility: .automatic) }
    /// While something is scrolled.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(visibility: .visible) }
    /// Not on phones.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(visibility: .hidden) }
    /// Never.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(visibility: .hidden) }
}

extension EnvironmentValues {
    private enum ScrollLookKey: EnvironmentKey { static let defaultValue = ScrollLook() }

    var scrollLook: ScrollLook {
        get { self[ScrollLookKey.self] }
        set { self[ScrollLookKey.self] = newValue }
    }
}

extension View {
    /// Says whether lists and forms in the view have a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentWriting(content: self) { $0.scrollLook.background = visibility }
    }
    /// Says whether what scrolls in the view shows where it has been scrolled to.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        EnvironmentWriting(content: self) {
            if axes.contains(.vertical) { $0.scrollLook.vertical = visibility.visibility }
            if axes.contains(.horizontal) { $0.scrollLook.horizontal = visibility.visibility }
        }
    }
    /// Says whether a finger moves what scrolls in the view.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        EnvironmentWriting(content: self) { $0.scrollLook.isEnabled = $0.scrollLook.isEnabled && !disabled }
    }
}
