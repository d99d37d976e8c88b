import Foundation

/// Makes a colour of another one, for a state.
public struct UIConfigurationColorTransformer {
    /// Returns the colour for a colour.
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            let color = color.cgColor.rgba
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: CGFloat(gray), alpha: CGFloat(color.alpha))
        }
    }
}

/// The looks of what lies behind the content of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration {
    /// A view of the app's own on top of the colour.
    public var customView: UIView?
    /// Nil stands for the tint colour in lists, and leaves the colour to a button.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// In points; in a button it holds with the corner style `.fixed` or where it was set.
    public var cornerRadius: CGFloat = 0
    /// How far the background stays away from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges whose layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside of the background, in points.
    public var strokeOutset: CGFloat = 0

    /// The kind that it was made as, whose colours follow the state.
    var kind = BackgroundKind.custom

    enum BackgroundKind { case custom, plainCell, groupedCell, headerFooter }

    private init(_ kind: BackgroundKind, color: UIColor?) {
        self.kind = kind
        backgroundColor = color
    }

    init() {}

    /// Nothing behind the content.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.custom, color: .clear)
    }

    /// As in the rows of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, color: .systemBackground)
    }

    /// As in the rows of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell, color: .secondarySystemGroupedBackground)
    }

    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.headerFooter, color: .systemBackground)
    }

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

    /// The colour that is drawn, where the tint colour of the view is the one given.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration: Equatable {
    public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
        one.customView === other.customView && one.backgroundColor == other.backgroundColor
            && one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
            && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
            && one.visualEffect === other.visualEffect && one.image == other.image
            && one.imageContentMode == other.imageContentMode && one.strokeColor == other.strokeColor
            && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
            // Closures cannot be compared: two that are there count as different.
            && one.backgroundColorTransformer == nil && other.backgroundColorTransformer == nil
            && one.strokeColorTransformer == nil && other.strokeColorTransformer == nil && one.kind == other.kind
    }
}
