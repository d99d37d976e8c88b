import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryColorAdjustment

    static let colorAdjustments: [FilterRecipe] = [
        changing(
            "CIColorControls", category,
            [
                kCIInputSaturationKey: .number(1, 0...2), kCIInputBrightnessKey: .number(0, -1...1),
                kCIInputContrastKey: .number(1, 0.25...4),
            ]
        ) { image, values in
            let saturation = values.number(kCIInputSaturationKey)
            let brightness = values.number(kCIInputBrightnessKey)
            let contrast = values.number(kCIInputContrastKey)
            return image.recolored { pixel in
                pixel.perceived { color in
                    let gray = SIMD3<Float>(repeating: color.luminance)
                    let mixed = gray.mixed(with: color, saturation) + brightness
                    return (mixed - 0.5) * contrast + 0.5
                }
            }
        },
        changing(
            "CIColorMatrix", category,
            [
                "inputRVector": .vector([1, 0, 0, 0]), "inputGVector": .vector([0, 1, 0, 0]),
                "inputBVector": .vector([0, 0, 1, 0]), "inputAVector": .vector([0, 0, 0, 1]),
                "inputBiasVector": .vector([0, 0, 0, 0]),
            ]
        ) { image, values in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { values.vector($0).pixel }
            let bias = values.vector("inputBiasVector").pixel
            // Transparent pixels are changed too: the matrix may make them opaque.
            return CIImage(extent: image.extent) { area in
                image.pixels(area).map { pixel in
                    let color = pixel.unpremultiplied
                    let changed = Pixel(
                        (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(),
                        (rows[3] * color).sum())
                    return (changed + bias).premultiplied
                }
            }
        },
        changing(
            "CIColorClamp", category,
            ["inputMinComponents": .vector([0, 0, 0, 0]), "inputMaxComponents": .vector([1, 1, 1, 1])]
        ) { image, values in
            let least = values.vector("inputMinComponents").pixel
            let most = values.vector("inputMaxComponents").pixel
            return image.recolored { $0.clamped(lowerBound: least, upperBound: most) }
        },
        changing("CIExposureAdjust", category, [kCIInputEVKey: .number(0, -10...10)]) { image, values in
            let factor = powf(2, values.number(kCIInputEVKey))
            return image.recolored { Pixel($0.rgb * factor, $0.w) }
        },
        changing("CIGammaAdjust", category, ["inputPower": .number(1, 0.25...4)]) { image, values in
            let power = values.number("inputPower")
            return image.recolored { pixel in
                Pixel(
                    powf(max(pixel.x, 0), power), powf(max(pixel.y, 0), power), powf(max(pixel.z, 0), power), pixel.w)
            }
        },
        changing("CIHueAdjust", category, [kCIInputAngleKey: .number(0, -Double.pi...Double.pi)]) { image, values in
            let angle = values.number(kCIInputAngleKey)
            let (cosine, sine) = (cosf(angle), sinf(angle))
            // About the gray axis.
            let axis = SIMD3<Float>(repeating: 1 / 3.0.squareRoot().float)
            return image.recolored { pixel in
                let color = pixel.rgb
                let cross = SIMD3<Float>(
                    axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
                    axis.x * color.y - axis.y * color.x)
                let along = (axis * color).sum() * (1 - cosine)
                return Pixel(color * cosine + cross * sine + axis * along, pixel.w)
            }
        },
        changing(
            "CITemperatureAndTint", category,
            ["inputNeutral": .vector([6500, 0]), "inputTargetNeutral": .vector([6500, 0])]
        ) { image, values in
            let from = WhitePoint.light(values.point("inputNeutral"))
            let to = WhitePoint.light(values.point("inputTargetNeutral"))
            // What was neutral under the first light is to be so under the second.
            let factor = to / from
            return image.recolored { Pixel($0.rgb * factor, $0.w) }
        },
        changing("CIVibrance", category, ["inputAmount": .number(0, -1...1)]) { image, values in
            let amount = values.number("inputAmount")
            return image.recolored { pixel in
                pixel.perceived { color in
                    // Dull colours change more than bright ones.
                    let dullness = 1 - (color.max() - color.min())
                    return SIMD3(repeating: color.luminance).mixed(with: color, 1 + amount * dullness)
                }
            }
        },
        changing("CIWhitePointAdjust", category, [kCIInputColorKey: .color(1, 1, 1, 1)]) { image, values in
            let white = values.color().pixel.unpremultiplied.rgb
            return image.recolored { Pixel($0.rgb * white, $0.w) }
        },
        changing("CILinearToSRGBToneCurve", category) { image, _ in
            image.recolored { Pixel(Tone.encoded($0.rgb), $0.w) }
        },
        changing("CISRGBToneCurveToLinear", category) { image, _ in
            image.recolored { Pixel(Tone.linear($0.rgb), $0.w) }
        },
        changing(
            "CIToneCurve", category,
            [
                "inputPoint0": .vector([0, 0]), "inputPoint1": .vector([0.25, 0.25]),
                "inputPoint2": .vector([0.5, 0.5]),
                "inputPoint3": .vector([0.75, 0.75]), "inputPoint4": .vector([1, 1]),
            ]
        ) { image, values in
            let curve = ToneCurve((0..<5).map { values.point("inputPoint\($0)") })
            return image.recolored { pixel in
                pixel.perceived { SIMD3(curve.value(at: $0.x), curve.value(at: $0.y), curve.value(at: $0.z)) }
            }
        },
        changing(
            "CIHighlightShadowAdjust", category,
            ["inputHighlightAmount": .number(1, 0.3...1), "inputShadowAmount": .number(0, -1...1)]
        ) { image, values in
            let highlights = 1 - values.number("inputHighlightAmount")
            let shadows = values.number("inputShadowAmount")
            return image.recolored { pixel in
                pixel.perceived { color in
                    let gray = color.luminance
                    let dark = max(0, 1 - gray * 2)
                    let light = max(0, gray * 2 - 1)
                    return color + shadows * dark * 0.5 * gray.squareRoot() - highlights * light * 0.5
                }
            }
        },
    ]
}

extension Double {
    fileprivate var float: Float { Float(self) }
}

/// The light of a temperature.
private enum WhitePoint {
    /// Red, green and blue of the light of black bodies, by Tanner Helland's approximation.
    ///
    /// - Parameter neutral: The temperature in kelvin, and the tint from green to magenta.
    static func light(_ neutral: CGPoint) -> SIMD3<Float> {
        let hundreds = min(max(neutral.x, 1000), 40_000) / 100
        let red = hundreds <= 66 ? 255 : 329.698727446 * pow(hundreds - 60, -0.1332047592)
        let green =
            hundreds <= 66
            ? 99.4708025861 * log(hundreds) - 161.1195681661 : 288.1221695283 * pow(hundreds - 60, -0.0755148492)
        let blue =
            hundreds >= 66 ? 255 : hundreds <= 19 ? 1 : 138.5177312231 * log(hundreds - 10) - 305.0447927307
        let color = SIMD3<Float>(Float(red), Float(green - neutral.y * 0.3), Float(blue)) / 255
        return Tone.linear(color.clamped(lowerBound: SIMD3(repeating: 0.01), upperBound: SIMD3(repeating: 1)))
    }
}

/// A smooth curve through points.
private struct ToneCurve: Sendable {
    private let points: [CGPoint]

    init(_ points: [CGPoint]) { self.points = points.sorted { $0.x < $1.x } }

    func value(at x: Float) -> Float {
        guard let next = points.firstIndex(where: { $0.x > CGFloat(x) }) else { return Float(points.last?.y ?? 0) }
        guard next > 0 else { return Float(points[0].y) }
        let (left, right) = (points[next - 1], points[next])
        let step = Float(right.x - left.x)
        let t = (x - Float(left.x)) / step
        func slope(_ index: Int) -> Float {
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            return after.x > before.x ? Float((after.y - before.y) / (after.x - before.x)) * step : 0
        }
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * Float(left.y) + (t3 - 2 * t2 + t) * slope(next - 1)
            + (3 * t2 - 2 * t3) * Float(right.y) + (t3 - t2) * slope(next)
    }
}
