import Foundation

/// Content and background that configurations describe.
extension UITableViewHeaderFooterView {
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
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        storedContentView = view
        // The label was in the old one.
        storedTextLabel = nil
        givenMargins = nil
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        let state = configurationState
        updateConfiguration(using: state)
        // What the app sets for the state asks for no other update.
        configurations.needsUpdate = false
        if let content = configurations.updatedContent(for: state), let view = contentView as? UIView & UIContentView,
            view.supports(content)
        {
            view.configuration = content
        }
        if let background = configurations.updatedBackground(for: state) {
            configurations.backgroundView?.configuration = background
        }
    }

    var lookConfiguration: UIListContentConfiguration {
        switch look {
        case .plain: .plainHeader()
        case .groupHeader: .groupedHeader()
        case .groupFooter: .groupedFooter()
        }
    }
}
