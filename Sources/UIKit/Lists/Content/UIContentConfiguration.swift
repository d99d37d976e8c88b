import Foundation

/// Says what a content view shows, and makes such views.
public protocol UIContentConfiguration {
    /// Makes a view that shows what this says.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; a new one takes effect at once.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show such a configuration; otherwise another view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
