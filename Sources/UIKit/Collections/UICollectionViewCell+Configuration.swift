import Foundation

/// Content and background that configurations describe.
extension UICollectionViewCell {
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
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Its size is the cell's, whatever constraints it has inside.
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        storedContentView = view
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(for: configurationState, in: contentView) { updateConfiguration(using: $0) }
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
}
