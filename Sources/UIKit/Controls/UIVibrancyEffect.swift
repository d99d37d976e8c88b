import Foundation

/// An effect that lets content take part in the material behind it: it is drawn in one translucent colour.
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes an effect for labels on the lightest material.
    public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

    /// Makes an effect for labels on a material.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes an effect for content on a material that stands out as much as a style says.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The tint that the content gets.
    var color: UIColor {
        switch style {
        case .label: .label.withAlphaComponent(0.8)
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// The degrees to which vibrant content stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
