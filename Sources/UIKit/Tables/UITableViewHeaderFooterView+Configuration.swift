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
        configurations.updateIfNeeded(for: configurationState, in: contentView) { updateConfiguration(using: $0) }
    }

    var lookConfiguration: UIListContentConfiguration {
        switch look {
        case .plain: .plainHeader()
        case .groupHeader: .groupedHeader()
        case .groupFooter: .groupedFooter()
        }
    }
}
