import Foundation

/// Content and background that configurations describe.
extension UICollectionViewCell: ConfiguredView {
    func prepareContentView(_ view: UIView) { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    func didReplaceContentView() {}

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
}
