import Foundation

extension UIView {
    /// The rule for dimming the tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic
        /// The colour as it is.
        case normal
        /// A gray of the colour's brightness.
        case dimmed
    }

    var effectiveTintMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.storedTintMode != .automatic { return current.storedTintMode }
            view = current.storedSuperview
        }
        return .normal
    }

    func assignTintMode(_ mode: TintAdjustmentMode) {
        guard mode != storedTintMode else { return }
        let old = effectiveTintMode
        storedTintMode = mode
        if effectiveTintMode != old { propagateTintColor() }
    }

    /// The tint colour as nobody dims it.
    var plainTintColor: UIColor {
        if let storedTintColor { return storedTintColor }
        guard let superview = storedSuperview else { return .accent }
        // A view of the app's own may have its colour from elsewhere; only a dimmed one is looked through.
        return superview.effectiveTintMode == .dimmed ? superview.plainTintColor : superview.tintColor
    }
}

extension UIColor {
    // Choice (tint): a dimmed colour is the gray of its luminance, four fifths as opaque.
    /// The colour without its hue, for views that are not to be used now.
    var dimmedTint: UIColor {
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
        }
    }
}
