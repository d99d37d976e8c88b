import Foundation

/// The look of the background behind the content of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration {
    /// A view of the app's own on top of the colour; nil for none.
    public var customView: UIView?
    /// The colour of the background; nil stands for the tint colour in lists, and leaves the colour to a button.
    public var backgroundColor: UIColor?
    /// The closure that makes the colour that is drawn of `backgroundColor`; nil leaves it as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; in a button it holds with the corner style `.fixed` or where it was set.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges whose layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The visual effect below the colour; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The image on top of the colour; nil for none.
    public var image: UIImage?
    /// The way in which the image fills the background; it is stretched by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around the background; nil stands for the tint colour.
    public var strokeColor: UIColor?
    /// The closure that makes the colour that is drawn of `strokeColor`; nil leaves it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the background, in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the line outwards from the background's edge, in points.
    public var strokeOutset: CGFloat = 0

    /// The kind that it was made as, whose colours follow the state.
    var kind = BackgroundKind.custom

    enum BackgroundKind { case custom, plainCell, groupedCell, headerFooter }

    private init(_ kind: BackgroundKind, color: UIColor?) {
        self.kind = kind
        backgroundColor = color
    }

    init() {}

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.custom, color: .clear)
    }

    /// The background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, color: .systemBackground)
    }

    /// The background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell, color: .secondarySystemGroupedBackground)
    }

    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.headerFooter, color: .systemBackground)
    }

    /// The background of a header or footer in a grouped list, which is clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.headerFooter, color: .clear)
    }

    /// The configuration for a state; colours of lists that the app left alone change with it.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        guard let state = state as? UICellConfigurationState else { return copy }
        let isOn = state.isSelected || state.isHighlighted
        switch kind {
        case .plainCell:
            if backgroundColor == .systemBackground || backgroundColor == .systemGray4 {
                copy.backgroundColor = isOn ? .systemGray4 : .systemBackground
            }
        case .groupedCell:
            if backgroundColor == .secondarySystemGroupedBackground || backgroundColor == .systemGray4 {
                copy.backgroundColor = isOn ? .systemGray4 : .secondarySystemGroupedBackground
            }
        case .custom, .headerFooter: break
        }
        return copy
    }

    /// The background colour that is drawn in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line that is drawn in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration: Equatable {
    /// Whether two configurations look the same; those with different colour transformers never do.
    public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
        one.customView === other.customView && one.backgroundColor == other.backgroundColor
            && one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
            && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
            && one.visualEffect === other.visualEffect && one.image == other.image
            && one.imageContentMode == other.imageContentMode && one.strokeColor == other.strokeColor
            && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
            && one.backgroundColorTransformer == other.backgroundColorTransformer
            && one.strokeColorTransformer == other.strokeColorTransformer && one.kind == other.kind
    }
}
