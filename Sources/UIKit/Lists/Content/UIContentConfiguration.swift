import Foundation

/// A description of what a content view shows, which makes such views.
public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a content configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows; a new one takes effect at once.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show such a configuration; otherwise another view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Supports configurations of the same type as the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
