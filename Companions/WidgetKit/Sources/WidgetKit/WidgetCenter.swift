import Foundation

/// A widget that the person has added to a screen.
public struct WidgetInfo: Hashable, Sendable {
    /// How large the widget is.
    public let family: WidgetFamily
    /// The name of the widget's kind, as its extension gives it.
    public let kind: String
}

/// Tells an app's widgets that what they show has changed.
///
/// Extensions are left out here, as from any run that starts the app alone: a reload reaches no widget.
public final class WidgetCenter: Sendable {
    /// The one that the app has.
    public static let shared = WidgetCenter()

    private init() {}

    /// Has the widgets of a kind ask for their timelines anew; the person has added none.
    public func reloadTimelines(ofKind kind: String) {}

    /// Has all widgets ask for their timelines anew; the person has added none.
    public func reloadAllTimelines() {}

    /// Has the recommended configurations of widgets asked for anew; the person has added none.
    public func invalidateConfigurationRecommendations() {}

    /// Tells which widgets the person has added: none.
    ///
    /// - Parameter completion: Gets them in a later turn of the main queue.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        DispatchQueue.main.async { completion(.success([])) }
    }

    /// The widgets that the person has added: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
