import CoreGraphics

/// How a node's colours are put over those behind it.
public enum SKBlendMode: Int, Sendable {
    /// Over what is behind, by opacity.
    case alpha
    /// Added to what is behind.
    case add
    /// Taken off what is behind.
    case subtract
    /// Multiplied with what is behind.
    case multiply
    /// Multiplied with what is behind, and doubled.
    case multiplyX2
    /// Screened with what is behind.
    case screen
    /// In place of what is behind.
    case replace
    /// Multiplied with what is behind, by opacity.
    case multiplyAlpha

    var coreGraphics: CGBlendMode {
        switch self {
        case .alpha: .normal
        case .add: .plusLighter
        // Choice (SpriteKit): subtracting is drawn as the difference, and doubled multiplying without the doubling.
        case .subtract: .difference
        case .multiply, .multiplyX2, .multiplyAlpha: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }
}
