import Foundation

/// What a controller shows over its view while that has no content.
struct ContentUnavailableState {
    /// The configuration that the app has set.
    var configuration: (any UIContentConfiguration)?
    /// The view made of it.
    var view: (UIView & UIContentView)?
    /// Whether the app is to be asked for the configuration; it is at first.
    var needsUpdate = true
}

extension UIViewController {
    func makeContentUnavailableState() -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = storedNavigationItem?.searchController?.searchBar.text
        return state
    }

    func contentUnavailableNeedsUpdate() {
        contentUnavailable.needsUpdate = true
        storedView?.setNeedsLayout()
    }

    /// Asks the app for the configuration, if that is due and the view is on the screen.
    func updateContentUnavailableIfNeeded() {
        guard contentUnavailable.needsUpdate, storedView?.window != nil else { return }
        contentUnavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        showContentUnavailable()
        // What the app sets for the state asks for no other update.
        contentUnavailable.needsUpdate = false
    }

    func setContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
        contentUnavailable.configuration = configuration
        showContentUnavailable()
    }

    /// Brings the view in line with the configuration, for the state.
    private func showContentUnavailable() {
        guard let view = storedView else { return }
        guard let configuration = contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
        else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        if let shown = contentUnavailable.view, shown.superview === view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        contentUnavailable.view?.removeFromSuperview()
        let shown = configuration.makeContentView()
        contentUnavailable.view = shown
        shown.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shown)
        // In a scroll view it stays where it is while the content moves.
        let frame = (view as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            shown.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
            shown.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
            shown.topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
            shown.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
        ])
    }
}
