import Foundation

/// A trait that the system sets; its default value means unspecified.
protocol SystemTrait: UITraitDefinition {}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

/// The side from which the interface is laid out.
public enum UITraitLayoutDirection: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    /// The scale where nobody has set one: 0, which means unspecified.
    public static let defaultValue: CGFloat = 0
}

/// The colours that the screen can show.
public enum UITraitDisplayGamut: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

/// The amount of room in width.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The amount of room in height.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: SystemTrait {
    /// The value where nobody has set one: unknown.
    public static let defaultValue = UIForceTouchCapability.unknown
}

/// The size that the person chose for text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether the person asked for more contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

/// Whether the interface lies on top of another.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

/// Whether the person asked for bold text.
public enum UITraitLegibilityWeight: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the interface looks as if in use.
public enum UITraitActiveAppearance: SystemTrait {
    /// The value where nobody has set one: unspecified.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// Says that dynamic colours may depend on the trait.
    public static let affectsColorAppearance = true
}

extension UITraitCollection {
    /// All traits that the system sets.
    static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self,
            UITraitDisplayScale.self,
            UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self,
            UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self,
            UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self,
        ]
    }
}
