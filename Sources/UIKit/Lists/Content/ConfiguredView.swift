import Foundation

/// A cell, header or footer whose content and background configurations describe.
///
/// The public members stand in the bodies of the classes, where apps can override them; the work is here, once.
@MainActor protocol ConfiguredView: UIView {
    associatedtype ConfigurationState: UIConfigurationState

    var configurations: ContentConfigurationHost { get }
    var contentView: UIView { get }
    var storedContentView: UIView { get set }
    var contentConfiguration: (any UIContentConfiguration)? { get }
    var configurationState: ConfigurationState { get }
    func setNeedsUpdateConfiguration()
    func updateConfiguration(using state: ConfigurationState)

    /// Makes another content view ready for its place, before it comes into the hierarchy.
    func prepareContentView(_ view: UIView)
    /// Forgets what lay in the content view that has left the hierarchy.
    func didReplaceContentView()
}

extension ConfiguredView {
    /// Shows a content configuration; nil shows an empty content view.
    func adoptContent(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            guard contentConfiguration != nil else { return }
            configurations.removeContent()
            return replaceContentView(by: UIView(frame: .zero))
        }
        let view = configurations.contentView(for: configuration, inPlaceOf: contentView)
        if view !== storedContentView { replaceContentView(by: view) }
        setNeedsUpdateConfiguration()
    }

    private func replaceContentView(by view: UIView) {
        let old = storedContentView
        view.frame = old.frame
        // Its size is the owner's, whatever constraints it has inside.
        view.translatesAutoresizingMaskIntoConstraints = true
        prepareContentView(view)
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        storedContentView = view
        didReplaceContentView()
        setNeedsLayout()
    }

    /// Makes an update of the configurations due with the next layout.
    func requestUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configurations in line with the state, where an update is due.
    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(for: configurationState, in: contentView) { updateConfiguration(using: $0) }
    }
}
