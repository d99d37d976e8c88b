import CoreGraphics
import Foundation
import QuartzCore

/// A material that covers the views behind it: they shine blurred through its colour, less the thicker it is.
///
/// The blur is of what is in the same picture: a material inside a view that is drawn as one picture, because it has a mask
/// or fades, blurs only what is in that view.
open class UIBlurEffect: UIVisualEffect {
    /// The materials.
    public enum Style: Int, Sendable {
        /// Nearly opaque and lighter than `light`, in both appearances.
        case extraLight = 0
        /// Translucent white or nearly black, in both appearances.
        case light, dark
        /// The material that follows the appearance, as thick as `systemMaterial`.
        case regular = 4
        /// A thicker material that follows the appearance.
        case prominent
        /// Materials that follow the appearance, from the most to the least translucent; the last is that of bars.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Materials that are light in both appearances.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// The material of bars, light in both appearances.
        case systemChromeMaterialLight
        /// Materials that are dark in both appearances.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// The material of bars, dark in both appearances.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Makes an effect of the lightest material.
    public override convenience init() { self.init(style: .extraLight) }

    /// Makes an effect of a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The colour over the blurred views.
    var color: UIColor { style.color }

    // Choice (materials): how far materials blur and saturate. Of light, dark and extraLight Apple published a sample's
    // numbers in 2013; the others are taken to be like light.
    /// What is made of the views behind.
    var backdrop: Backdrop {
        switch style {
        case .dark, .extraLight: Backdrop(deviation: 10, saturation: 1.8)
        default: Backdrop(deviation: 15, saturation: 1.8)
        }
    }
}

extension UIBlurEffect.Style {
    fileprivate var color: UIColor {
        switch self {
        case .extraLight: Self.gray(247, 0.82)
        case .light: Self.gray(255, 0.3)
        case .dark: Self.gray(28, 0.73)
        case .regular, .systemMaterial: Self.pair(Self.gray(245, 0.82), Self.gray(37, 0.82))
        case .prominent: Self.pair(Self.gray(247, 0.9), Self.gray(56, 0.86))
        case .systemUltraThinMaterial: Self.pair(Self.gray(247, 0.6), Self.gray(37, 0.6))
        case .systemThinMaterial: Self.pair(Self.gray(246, 0.72), Self.gray(37, 0.72))
        case .systemThickMaterial: Self.pair(Self.gray(244, 0.92), Self.gray(37, 0.92))
        case .systemChromeMaterial: Self.pair(Self.gray(248, 0.94), Self.gray(29, 0.94))
        case .systemUltraThinMaterialLight: Self.gray(247, 0.6)
        case .systemThinMaterialLight: Self.gray(246, 0.72)
        case .systemMaterialLight: Self.gray(245, 0.82)
        case .systemThickMaterialLight: Self.gray(244, 0.92)
        case .systemChromeMaterialLight: Self.gray(248, 0.94)
        case .systemUltraThinMaterialDark: Self.gray(37, 0.6)
        case .systemThinMaterialDark: Self.gray(37, 0.72)
        case .systemMaterialDark: Self.gray(37, 0.82)
        case .systemThickMaterialDark: Self.gray(37, 0.92)
        case .systemChromeMaterialDark: Self.gray(29, 0.94)
        }
    }

    private static func gray(_ level: CGFloat, _ alpha: CGFloat) -> UIColor {
        UIColor(white: level / 255, alpha: alpha)
    }

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
