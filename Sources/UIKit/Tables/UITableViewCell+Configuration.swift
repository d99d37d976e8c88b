import Foundation

/// Content and background that configurations describe.
extension UITableViewCell {
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
        view.insetsLayoutMarginsFromSafeArea = false
        // Its height is the row's, whatever constraints it has inside.
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        storedContentView = view
        // Labels and image of the cell's style were in the old one.
        (storedTextLabel, storedDetailTextLabel, storedImageView) = (nil, nil, nil)
        givenMargins = nil
        updateMargins()
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        // What the app sets for the state asks for no other update.
        configurations.needsUpdate = false
        if let content = configurations.updatedContent(for: state), let view = contentView as? UIView & UIContentView,
            view.supports(content)
        {
            // Shown and not kept: the app's own is what the next state starts from.
            view.configuration = content
        }
        if let background = configurations.updatedBackground(for: state) {
            configurations.backgroundView?.configuration = background
        }
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = table?.reordering?.cell === self
        return state
    }

    var styleConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var tableBackground: UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }
}
