import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Porter's and Duff's operators, and sums; of colours with their opacity in them.
    static let compositions: [FilterRecipe] = [
        composition("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
        composition("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        composition("CISourceInCompositing") { $0 * $1.w },
        composition("CISourceOutCompositing") { $0 * (1 - $1.w) },
        composition("CIAdditionCompositing") { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
        composition("CIMultiplyCompositing") { $0 * $1 },
        composition("CIMaximumCompositing") { pointwiseMax($0, $1) },
        composition("CIMinimumCompositing") { pointwiseMin($0, $1) },
    ]

    private static func composition(
        _ name: String, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterRecipe {
        FilterRecipe(
            name, kCICategoryCompositeOperation, [kCIInputImageKey: .image, kCIInputBackgroundImageKey: .image]
        ) { values in
            guard let front = values.image() else { return nil }
            return front.combined(with: values.image(kCIInputBackgroundImageKey) ?? .empty(), combine)
        }
    }

    /// The modes of the W3C's "Compositing and Blending", of values of sRGB.
    static let blends: [FilterRecipe] = [
        blend("CIMultiplyBlendMode") { $0 * $1 },
        blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { pointwiseMin($0, $1) },
        blend("CILightenBlendMode") { pointwiseMax($0, $1) },
        blend("CIDifferenceBlendMode") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
        blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        blend("CISubtractBlendMode") { pointwiseMax($1 - $0, .zero) },
        blend("CILinearDodgeBlendMode") { pointwiseMin($0 + $1, SIMD3(repeating: 1)) },
        blend("CILinearBurnBlendMode") { pointwiseMax($0 + $1 - 1, .zero) },
        channels("CIDivideBlendMode") { front, back in front <= 0 ? 1 : min(back / front, 1) },
        channels("CIOverlayBlendMode") { front, back in hardLight(back, front) },
        channels("CIHardLightBlendMode") { front, back in hardLight(front, back) },
        channels("CISoftLightBlendMode") { front, back in
            if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
            let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
            return back + (2 * front - 1) * (curve - back)
        },
        channels("CIColorDodgeBlendMode") { front, back in
            back <= 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
        },
        channels("CIColorBurnBlendMode") { front, back in
            back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
        },
        channels("CIPinLightBlendMode") { front, back in
            front <= 0.5 ? min(back, 2 * front) : max(back, 2 * front - 1)
        },
        channels("CIVividLightBlendMode") { front, back in
            if front <= 0.5 { return front <= 0 ? 0 : max(0, 1 - (1 - back) / (2 * front)) }
            return front >= 1 ? 1 : min(1, back / (2 * (1 - front)))
        },
        channels("CILinearLightBlendMode") { front, back in min(max(back + 2 * front - 1, 0), 1) },
        blend("CIHueBlendMode") { front, back in
            Shade.luminated(Shade.saturated(front, Shade.saturation(back)), Shade.luminosity(back))
        },
        blend("CISaturationBlendMode") { front, back in
            Shade.luminated(Shade.saturated(back, Shade.saturation(front)), Shade.luminosity(back))
        },
        blend("CIColorBlendMode") { front, back in Shade.luminated(front, Shade.luminosity(back)) },
        blend("CILuminosityBlendMode") { front, back in Shade.luminated(back, Shade.luminosity(front)) },
    ]

    private static func hardLight(_ front: Float, _ back: Float) -> Float {
        front <= 0.5 ? 2 * front * back : 1 - 2 * (1 - front) * (1 - back)
    }

    private static func channels(_ name: String, _ mix: @escaping @Sendable (Float, Float) -> Float) -> FilterRecipe {
        blend(name) { front, back in SIMD3(mix(front.x, back.x), mix(front.y, back.y), mix(front.z, back.z)) }
    }

    private static func blend(
        _ name: String, _ mix: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterRecipe {
        composition(name) { front, back in
            guard front.w > 0 else { return back }
            guard back.w > 0 else { return front }
            let mixed = mix(Tone.encoded(front.unpremultiplied.rgb), Tone.encoded(back.unpremultiplied.rgb))
            let both = Tone.linear(mixed) * front.w * back.w
            let color = both + front.rgb * (1 - back.w) + back.rgb * (1 - front.w)
            return Pixel(color, front.w + back.w * (1 - front.w))
        }
    }
}

/// Hue, saturation and luminosity as the W3C's "Compositing and Blending" has them.
private enum Shade {
    static func luminosity(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }

    static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

    static func luminated(_ color: SIMD3<Float>, _ luminosity: Float) -> SIMD3<Float> {
        let moved = color + (luminosity - Self.luminosity(color))
        let gray = Self.luminosity(moved)
        var result = moved
        if moved.min() < 0 { result = gray + (moved - gray) * (gray / (gray - moved.min())) }
        if moved.max() > 1 { result = gray + (moved - gray) * ((1 - gray) / (moved.max() - gray)) }
        return result
    }

    static func saturated(_ color: SIMD3<Float>, _ saturation: Float) -> SIMD3<Float> {
        let range = color.max() - color.min()
        return range > 0 ? (color - color.min()) * (saturation / range) : .zero
    }
}
