import Foundation

/// Content and background that configurations describe.
extension UITableViewCell: ConfiguredView {
    func prepareContentView(_ view: UIView) { view.insetsLayoutMarginsFromSafeArea = false }

    func didReplaceContentView() {
        // Labels and image of the cell's style were in the old one.
        (storedTextLabel, storedDetailTextLabel, storedImageView) = (nil, nil, nil)
        givenMargins = nil
        updateMargins()
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
