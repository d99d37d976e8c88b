import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryStylize

    static let stylizations: [FilterRecipe] = [
        changing(
            "CIPixellate", category, [kCIInputCenterKey: .vector([150, 150]), kCIInputScaleKey: .number(8, 1...100)]
        ) { image, values in
            let size = max(CGFloat(values.number(kCIInputScaleKey)), 1)
            let center = values.point()
            return image.tiled(reach: size) { point in
                CGPoint(
                    x: ((point.x - center.x) / size).rounded(.down) * size + center.x + size / 2,
                    y: ((point.y - center.y) / size).rounded(.down) * size + center.y + size / 2)
            }
        },
        changing(
            "CIHexagonalPixellate", category,
            [kCIInputCenterKey: .vector([150, 150]), kCIInputScaleKey: .number(8, 1...100)]
        ) { image, values in
            let size = max(CGFloat(values.number(kCIInputScaleKey)), 1)
            let center = values.point()
            return image.tiled(reach: size * 2) { Hexagons.middle(of: $0, size: size, center: center) }
        },
        changing(
            "CICrystallize", category,
            [kCIInputRadiusKey: .number(20, 1...100), kCIInputCenterKey: .vector([150, 150])]
        ) { image, values in
            let size = max(CGFloat(values.number(kCIInputRadiusKey)), 1)
            return image.tiled(reach: size * 2) { Crystals.middle(of: $0, size: size) }
        },
        changing(
            "CIPointillize", category,
            [kCIInputRadiusKey: .number(20, 1...100), kCIInputCenterKey: .vector([150, 150])]
        ) {
            image, values in
            let size = max(CGFloat(values.number(kCIInputRadiusKey)), 1)
            return image.tiled(reach: size * 2) { point in
                let middle = Crystals.middle(of: point, size: size)
                return hypot(point.x - middle.x, point.y - middle.y) < size * 0.55 ? middle : nil
            }
        },
        changing("CIEdges", category, [kCIInputIntensityKey: .number(1, 0...10)]) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            return CIImage(extent: image.extent) { area in
                let source = image.clampedToExtent().pixels(area.expanded(by: 1))
                return Pixels(area) { x, y in
                    let across = source.at(x + 1, y) - source.at(x - 1, y)
                    let up = source.at(x, y + 1) - source.at(x, y - 1)
                    let edge = (across * across + up * up).rgb.squareRoot() * intensity
                    return Pixel(edge, source.at(x, y).w)
                }
            }
        },
        changing(
            "CIBloom", category, [kCIInputRadiusKey: .number(10, 0...100), kCIInputIntensityKey: .number(0.5, 0...1)]
        ) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            let glow = image.blurred(Kernel.gaussian(values.number(kCIInputRadiusKey)))
            return glow.combined(with: image) { glow, pixel in
                let light = glow * intensity
                return pixel + light - pixel * light
            }
        },
        changing(
            "CIGloom", category, [kCIInputRadiusKey: .number(10, 0...100), kCIInputIntensityKey: .number(0.5, 0...1)]
        ) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            let soft = image.blurred(Kernel.gaussian(values.number(kCIInputRadiusKey)))
            return soft.combined(with: image, extent: image.extent) { soft, pixel in
                Pixel(
                    pixel.rgb.mixed(
                        with: SIMD3(min(soft.x, pixel.x), min(soft.y, pixel.y), min(soft.z, pixel.z)), intensity),
                    pixel.w)
            }
        },
        changing(
            "CIUnsharpMask", kCICategorySharpen,
            [kCIInputRadiusKey: .number(2.5, 0...100), kCIInputIntensityKey: .number(0.5, 0...1)]
        ) { image, values in
            let intensity = values.number(kCIInputIntensityKey)
            let soft = image.clampedToExtent().blurred(Kernel.gaussian(values.number(kCIInputRadiusKey)))
            return soft.combined(with: image, extent: image.extent) { soft, pixel in
                let sharp = pixel.rgb + (pixel.rgb - soft.rgb) * intensity
                return Pixel(sharp.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: max(pixel.w, 0))), pixel.w)
            }
        },
        changing(
            "CISharpenLuminance", kCICategorySharpen,
            [kCIInputSharpnessKey: .number(0.4, 0...2), kCIInputRadiusKey: .number(1.69, 0...20)]
        ) { image, values in
            let sharpness = values.number(kCIInputSharpnessKey)
            let soft = image.clampedToExtent().blurred(Kernel.gaussian(values.number(kCIInputRadiusKey)))
            return soft.combined(with: image, extent: image.extent) { soft, pixel in
                Pixel(pixel.rgb + (pixel.luminance - soft.luminance) * sharpness, pixel.w)
            }
        },
        FilterRecipe(
            "CIBlendWithMask", category,
            [kCIInputImageKey: .image, kCIInputBackgroundImageKey: .image, kCIInputMaskImageKey: .image]
        ) { values in values.masked { $0.luminance } },
        FilterRecipe(
            "CIBlendWithAlphaMask", category,
            [kCIInputImageKey: .image, kCIInputBackgroundImageKey: .image, kCIInputMaskImageKey: .image]
        ) { values in values.masked { $0.w } },
        convolution("CIConvolution3X3", side: 3),
        convolution("CIConvolution5X5", side: 5),
        FilterRecipe(
            "CIDissolveTransition", kCICategoryTransition,
            [kCIInputImageKey: .image, kCIInputTargetImageKey: .image, kCIInputTimeKey: .number(0, 0...1)]
        ) { values in
            guard let image = values.image(), let target = values.image(kCIInputTargetImageKey) else { return nil }
            let time = values.number(kCIInputTimeKey)
            return image.combined(with: target) { $0 * (1 - time) + $1 * time }
        },
    ]

    private static func convolution(_ name: String, side: Int) -> FilterRecipe {
        var identity = Array(repeating: 0.0, count: side * side)
        identity[side * side / 2] = 1
        return changing(
            name, category, [kCIInputWeightsKey: .vector(identity), kCIInputBiasKey: .number(0, -1...1)]
        ) { image, values in
            let vector = values.vector(kCIInputWeightsKey)
            let weights = (0..<side * side).map { Float(vector.value(at: $0)) }
            let bias = values.number(kCIInputBiasKey)
            let reach = side / 2
            return CIImage(extent: image.extent) { area in
                let source = image.pixels(area.expanded(by: reach))
                return Pixels(area) { x, y in
                    var sum = Pixel(repeating: bias)
                    // The weights are read from the lowest row on.
                    for index in weights.indices {
                        sum += source.at(x + index % side - reach, y + index / side - reach) * weights[index]
                    }
                    return sum
                }
            }
        }
    }
}

extension FilterValues {
    /// The picture where a mask lets it through, and what is behind elsewhere.
    fileprivate func masked(_ part: @escaping (Pixel) -> Float) -> CIImage? {
        guard let image = image(), let mask = self.image(kCIInputMaskImageKey) else { return image() }
        let back = self.image(kCIInputBackgroundImageKey) ?? .empty()
        let extent = image.extent.isInfinite ? mask.extent : image.extent.union(back.extent)
        return CIImage(extent: extent) { area in
            let (front, behind, mask) = (image.pixels(area), back.pixels(area), mask.pixels(area))
            return Pixels(area) { x, y in
                let share = min(max(part(mask.at(x, y)), 0), 1)
                return front.at(x, y) * share + behind.at(x, y) * (1 - share)
            }
        }
    }
}

extension CIImage {
    /// The picture with each point's colour that of the middle of its tile; nil for none.
    fileprivate func tiled(reach: CGFloat, _ middle: @escaping (CGPoint) -> CGPoint?) -> CIImage {
        // Tiles at the edge reach over it.
        let grown =
            extent.isInfinite ? extent : extent.insetBy(dx: -(reach / 2).rounded(.up), dy: -(reach / 2).rounded(.up))
        return CIImage(extent: grown) { area in
            let source = self.pixels(area.expanded(by: Int(reach.rounded(.up)) + 1))
            return Pixels(area) { x, y in
                guard let point = middle(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { return .zero }
                return source.at(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
            }
        }
    }
}

/// Tiles of six sides.
private enum Hexagons {
    static func middle(of point: CGPoint, size: CGFloat, center: CGPoint) -> CGPoint {
        let (width, height) = (size * 1.5, size * 0.866_025_4)
        let column = ((point.x - center.x) / width).rounded(.down)
        let row = ((point.y - center.y) / height).rounded(.down)
        var best = (distance: CGFloat.infinity, point: point)
        for dx in 0...1 {
            for dy in 0...1 where (Int(column) + dx + Int(row) + dy).isMultiple(of: 2) {
                let middle = CGPoint(
                    x: (column + CGFloat(dx)) * width + center.x, y: (row + CGFloat(dy)) * height + center.y)
                let distance = hypot(point.x - middle.x, point.y - middle.y)
                if distance < best.distance { best = (distance, middle) }
            }
        }
        return best.point
    }
}

/// Tiles about points that lie by chance, one in each square, always the same.
private enum Crystals {
    static func middle(of point: CGPoint, size: CGFloat) -> CGPoint {
        let (column, row) = (Int((point.x / size).rounded(.down)), Int((point.y / size).rounded(.down)))
        var best = (distance: CGFloat.infinity, point: point)
        for x in column - 1...column + 1 {
            for y in row - 1...row + 1 {
                let middle = CGPoint(
                    x: (CGFloat(x) + Chance.part(x, y, 1)) * size, y: (CGFloat(y) + Chance.part(x, y, 2)) * size)
                let distance = hypot(point.x - middle.x, point.y - middle.y)
                if distance < best.distance { best = (distance, middle) }
            }
        }
        return best.point
    }
}

/// Numbers that look as if they came by chance.
enum Chance {
    /// A number from 0 to 1 for a place.
    static func part(_ x: Int, _ y: Int, _ kind: Int) -> CGFloat {
        var hash = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ kind &* 83_492_791))
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((hash ^ (hash >> 31)) >> 40) / CGFloat(1 << 24)
    }
}

extension SIMD3<Float> {
    fileprivate func squareRoot() -> SIMD3<Float> { SIMD3(x.squareRoot(), y.squareRoot(), z.squareRoot()) }
}
