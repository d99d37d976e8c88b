import Foundation

/// The state that the content of a controller without content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text that a person searches for with the search controller of the controller's navigation item; nil where
    /// there is none.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits and nothing else set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value of the app's own for a key; nil where there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
