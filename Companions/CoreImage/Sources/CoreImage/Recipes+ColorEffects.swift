import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryColorEffect

    static let colorEffects: [FilterRecipe] = [
        changing("CISepiaTone", category, [kCIInputIntensityKey: .number(1, 0...1)]) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            return image.recolored { pixel in
                pixel.perceived { color in
                    let sepia = SIMD3<Float>(
                        (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                        (color * SIMD3(0.272, 0.534, 0.131)).sum())
                    return color.mixed(with: sepia, intensity)
                }
            }
        },
        changing("CIColorInvert", category) { image, _ in
            image.recolored { pixel in pixel.perceived { SIMD3(repeating: 1) - $0 } }
        },
        changing(
            "CIColorMonochrome", category,
            [kCIInputColorKey: .color(0.6, 0.45, 0.3, 1), kCIInputIntensityKey: .number(1, 0...1)]
        ) { image, values in
            let color = values.color()
            let tint = SIMD3<Float>(Float(color.red), Float(color.green), Float(color.blue))
            let intensity = values.number(kCIInputIntensityKey)
            return image.recolored { pixel in pixel.perceived { $0.mixed(with: tint * $0.luminance, intensity) } }
        },
        changing("CIColorPosterize", category, ["inputLevels": .number(6, 2...30)]) { image, values in
            let steps = max(values.number("inputLevels").rounded(), 2)
            return image.recolored { pixel in
                pixel.perceived { color in
                    let level = (color * steps).rounded(.down)
                    return (level / (steps - 1)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
                }
            }
        },
        changing(
            "CIFalseColor", category,
            ["inputColor0": .color(0.3, 0, 0, 1), "inputColor1": .color(1, 0.9, 0.8, 1)]
        ) { image, values in
            let dark = values.color("inputColor0").pixel
            let light = values.color("inputColor1").pixel
            return image.recolored { dark + (light - dark) * min(max($0.luminance, 0), 1) }
        },
        changing("CIMaskToAlpha", category) { image, _ in
            CIImage(extent: image.extent) { area in
                image.pixels(area).map { pixel in Pixel(repeating: min(max(pixel.luminance, 0), 1)) }
            }
        },
        changing("CIMaximumComponent", category) { image, _ in
            image.recolored { Pixel(SIMD3(repeating: $0.rgb.max()), $0.w) }
        },
        changing("CIMinimumComponent", category) { image, _ in
            image.recolored { Pixel(SIMD3(repeating: $0.rgb.min()), $0.w) }
        },
        changing(
            "CIColorCube", category, ["inputCubeDimension": .number(2, 2...128), "inputCubeData": .data]
        ) { image, values in
            ColorCube(values).map { cube in image.recolored { cube.color($0) } }
        },
        changing(
            "CIVignette", category,
            [kCIInputIntensityKey: .number(0, -1...1), kCIInputRadiusKey: .number(1, 0...2)]
        ) { image, values in
            let extent = image.extent
            guard !extent.isInfinite else { return image }
            let intensity = values.number(kCIInputIntensityKey)
            let reach = Float(hypot(extent.width, extent.height) / 2) * max(values.number(kCIInputRadiusKey), 0.01)
            return image.darkened(around: CGPoint(x: extent.midX, y: extent.midY)) { distance in
                let part = distance / reach
                return max(0, 1 - intensity * part * part)
            }
        },
        changing(
            "CIVignetteEffect", category,
            [
                kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(150, 0...2000),
                kCIInputIntensityKey: .number(1, -1...1), "inputFalloff": .number(0.5, 0...1),
            ]
        ) { image, values in
            let radius = max(values.number(kCIInputRadiusKey), 1)
            let intensity = values.number(kCIInputIntensityKey)
            let width = max(values.number("inputFalloff"), 0.01) * radius
            return image.darkened(around: values.point()) { distance in
                let part = min(max((distance - radius) / width, 0), 1)
                return max(0, 1 - intensity * part * part * (3 - 2 * part))
            }
        },
    ]

    // Choice (CoreImage): Apple's tables of the photo effects are not public; these curves look alike.
    static let photoEffects: [FilterRecipe] = [
        effect("CIPhotoEffectMono") { SIMD3(repeating: contrast($0.luminance, 1.05)) },
        effect("CIPhotoEffectNoir") { SIMD3(repeating: contrast($0.luminance, 1.45)) },
        effect("CIPhotoEffectTonal") { SIMD3(repeating: contrast($0.luminance, 0.9)) },
        effect("CIPhotoEffectFade") { color in
            SIMD3(repeating: color.luminance).mixed(with: color, 0.65) * 0.82 + SIMD3(0.12, 0.12, 0.13)
        },
        effect("CIPhotoEffectChrome") { color in
            let vivid = SIMD3(repeating: color.luminance).mixed(with: color, 1.15)
            return SIMD3(contrast(vivid.x, 1.15), contrast(vivid.y, 1.15), contrast(vivid.z, 1.12))
        },
        effect("CIPhotoEffectInstant") { color in
            let soft = SIMD3(repeating: color.luminance).mixed(with: color, 0.75)
            return soft * SIMD3(0.92, 0.88, 0.78) + SIMD3(0.08, 0.06, 0.09)
        },
        effect("CIPhotoEffectProcess") { color in
            SIMD3(contrast(color.x, 1.1) * 0.92, color.y * 1.02, color.z * 0.9 + 0.1)
        },
        effect("CIPhotoEffectTransfer") { color in
            let warm = SIMD3(repeating: color.luminance).mixed(with: color, 0.85)
            return warm * SIMD3(0.98, 0.93, 0.8) + SIMD3(0.06, 0.03, 0.04)
        },
    ]

    private static func effect(
        _ name: String, _ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterRecipe {
        changing(name, category) { image, _ in
            image.recolored { pixel in
                pixel.perceived { change($0).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) }
            }
        }
    }

    private static func contrast(_ value: Float, _ amount: Float) -> Float { (value - 0.5) * amount + 0.5 }
}

extension CIImage {
    /// The picture with each colour multiplied by a factor of its distance from a point.
    fileprivate func darkened(around center: CGPoint, _ factor: @escaping (Float) -> Float) -> CIImage {
        CIImage(extent: extent) { area in
            let pixels = self.pixels(area)
            return Pixels(area) { x, y in
                let pixel = pixels.at(x, y)
                let distance = hypot(CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                return Pixel(pixel.rgb * factor(Float(distance)), pixel.w)
            }
        }
    }
}

/// A table of colours for colours.
private struct ColorCube: Sendable {
    private let size: Int
    private let colors: [Pixel]

    init?(_ values: FilterValues) {
        size = Int(values.number("inputCubeDimension"))
        guard let data = values.data("inputCubeData"), size > 1, data.count >= size * size * size * 16 else {
            return nil
        }
        let count = size * size * size
        colors = data.withUnsafeBytes { bytes in
            (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Pixel.self) }
        }
    }

    func color(_ pixel: Pixel) -> Pixel {
        let place = pixel.rgb.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) * Float(size - 1)
        let base = place.rounded(.down)
        let part = place - base
        func at(_ dx: Int, _ dy: Int, _ dz: Int) -> Pixel {
            let (x, y, z) = (
                min(Int(base.x) + dx, size - 1), min(Int(base.y) + dy, size - 1), min(Int(base.z) + dz, size - 1)
            )
            return colors[(z * size + y) * size + x]
        }
        func along(_ dy: Int, _ dz: Int) -> Pixel { at(0, dy, dz) * (1 - part.x) + at(1, dy, dz) * part.x }
        func plane(_ dz: Int) -> Pixel { along(0, dz) * (1 - part.y) + along(1, dz) * part.y }
        let color = plane(0) * (1 - part.z) + plane(1) * part.z
        return Pixel(color.unpremultiplied.rgb, color.w * pixel.w)
    }
}
