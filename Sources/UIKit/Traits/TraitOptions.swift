import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The amount of room along an axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The side from which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether a person asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether an interface lies on top of another, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// Whether a person asked for bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// Whether an interface looks as if in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
