import Foundation

enum BarColors {
    /// Stands for the blurred material of bars; nearly opaque, because what is behind would be read through it.
    static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 29.0 / 255, alpha: 0.98) : UIColor(white: 249.0 / 255, alpha: 0.98)
    }
    static let blackMaterial = UIColor(white: 29.0 / 255, alpha: 0.98)
    static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
