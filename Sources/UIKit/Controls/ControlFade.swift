import Foundation

/// The fade with which system buttons answer to a touch.
@MainActor enum ControlFade {
    /// Fades views while a finger is down, and back more slowly.
    static func show(_ isHighlighted: Bool, on views: [UIView]) {
        let change = { for view in views { view.alpha = isHighlighted ? 0.2 : 1 } }
        if isHighlighted {
            change()
        } else {
            UIView.animate(
                withDuration: 0.47, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: change)
        }
    }
}
