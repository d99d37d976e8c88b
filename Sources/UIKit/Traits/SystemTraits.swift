import Foundation

/// A trait that the system sets; its default value means unspecified.
protocol SystemTrait: UITraitDefinition {}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static let affectsColorAppearance = true
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// From which side the interface is laid out.
public enum UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels a point.
public enum UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
}

/// The colours that the screen can show.
public enum UITraitDisplayGamut: SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
}

/// How much room there is in width.
public enum UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much room there is in height.
public enum UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
}

/// The size that the person chose for text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether the person asked for more contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}

/// Whether the interface lies on top of another.
public enum UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}

/// Whether the person asked for bold text.
public enum UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the interface looks as if in use.
public enum UITraitActiveAppearance: SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
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
