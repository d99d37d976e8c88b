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
        configurations.updateIfNeeded(for: configurationState, in: contentView) { updateConfiguration(using: $0) }
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
