import Foundation

/// The letter spacing and glyph scale that make Inter look like SF Pro.
///
/// Found by least squares over 970 string widths measured on iOS 13 to 26: `width = scale * size * inter + n * tracking`
/// with n glyphs. Inter's capitals are 3.2 % taller than SF Pro's (Inter Display's 2 %), so glyphs are drawn smaller by
/// that factor: cap height, x-height and stems then agree with iOS, and the fit is no worse than at full size (0.89 %
/// rms of the width instead of 0.97 % below 20 points, 1.0 % for both above). Below 20 points the
/// result is Apple's published tracking plus a constant share of the em for each weight; from 20 points Inter Display is
/// drawn, whose spacing was fitted size by size on the regular weight.
enum FontTracking {
    /// From this size on SF Pro switches to its display design, and Inter to Inter Display.
    static let displaySize = 20.0

    /// The factor from the nominal size to the size Inter is drawn at.
    static func glyphScale(size: Double) -> Double {
        size < displaySize ? 0.969 : 0.980
    }

    /// The spacing in points to add to every glyph's advance.
    static func tracking(size: Double, weight: FontWeight) -> Double {
        if size < displaySize {
            return interpolate(published, at: size) + textOffset(weight) * size
        }
        return interpolate(display, at: size) + displayOffset(weight) * size
    }

    // In em. Weights beyond those measured take the nearest measured weight's offset.
    private static func textOffset(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0.01429
        case .medium: 0.02085
        case .semibold: 0.02291
        case .bold, .heavy, .black: 0.03021
        }
    }

    private static func displayOffset(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.00627
        case .semibold, .bold, .heavy, .black: 0.01253
        }
    }

    /// SF Pro's tracking in points by size, as Apple publishes it.
    private static let published: [(size: Double, tracking: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    ]

    /// What Inter Display at 0.980 of the size needs, in points; constant beyond the last entry.
    private static let display: [(size: Double, tracking: Double)] = [
        (20, 0.281), (22, 0.264), (23, 0.246), (28, 0.432), (32, 0.407), (34, 0.424), (38, 0.404), (43, 0.417),
        (53, 0.364), (58, 0.319),
    ]

    private static func interpolate(_ table: [(size: Double, tracking: Double)], at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].tracking }
        guard upper > 0 else { return table[0].tracking * size / table[0].size }
        let (low, high) = (table[upper - 1], table[upper])
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
}
