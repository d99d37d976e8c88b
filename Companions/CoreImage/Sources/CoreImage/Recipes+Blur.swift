import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryBlur

    static let blurs: [FilterRecipe] = [
        changing("CIGaussianBlur", category, [kCIInputRadiusKey: .number(10, 0...100)]) { image, values in
            image.blurred(Kernel.gaussian(values.number(kCIInputRadiusKey)))
        },
        changing("CIBoxBlur", category, [kCIInputRadiusKey: .number(10, 1...100)]) { image, values in
            image.blurred(Kernel.box(values.number(kCIInputRadiusKey)))
        },
        changing("CIDiscBlur", category, [kCIInputRadiusKey: .number(8, 0...100)]) { image, values in
            let radius = Int(values.number(kCIInputRadiusKey).rounded())
            guard radius > 0 else { return image }
            return image.blurred(Kernel.disc(radius), reach: radius)
        },
        changing(
            "CIMotionBlur", category,
            [kCIInputRadiusKey: .number(20, 0...100), kCIInputAngleKey: .number(0, -3.15...3.15)]
        ) { image, values in
            let radius = values.number(kCIInputRadiusKey)
            let angle = values.number(kCIInputAngleKey)
            guard radius > 0 else { return image }
            let count = max(Int(radius.rounded(.up)), 1)
            let offsets = (-count...count).map { step in
                let distance = CGFloat(step) / CGFloat(count) * CGFloat(radius)
                return CGVector(dx: distance * CGFloat(cosf(angle)), dy: distance * CGFloat(sinf(angle)))
            }
            return image.averaged(reach: CGFloat(radius)) { _ in offsets }
        },
        changing(
            "CIZoomBlur", category, [kCIInputCenterKey: .vector([150, 150]), "inputAmount": .number(20, -200...200)]
        ) { image, values in
            let center = values.point()
            let amount = CGFloat(values.number("inputAmount"))
            return image.averaged(reach: abs(amount) * 4) { point in
                (0..<12).map { step in
                    let part = CGFloat(step) / 12 * amount / 300
                    return CGVector(dx: (center.x - point.x) * part, dy: (center.y - point.y) * part)
                }
            }
        },
        changing("CIMedianFilter", category) { image, _ in
            CIImage(extent: image.extent) { area in
                let source = image.pixels(area.expanded(by: 1))
                return Pixels(area) { x, y in source.median(x, y) }
            }
        },
    ]
}

/// The weights of pixels beside one.
enum Kernel {
    /// - Parameter sigma: In pixels.
    static func gaussian(_ sigma: Float) -> [Float] {
        guard sigma > 0.01 else { return [1] }
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { expf(-Float($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    static func box(_ radius: Float) -> [Float] {
        let reach = max(Int(radius.rounded()), 0)
        return Array(repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)
    }

    /// Those of a disc, row by row.
    static func disc(_ radius: Int) -> [(dx: Int, dy: Int)] {
        (-radius...radius).flatMap { dy in
            (-radius...radius).compactMap { dx in
                dx * dx + dy * dy <= radius * radius + radius ? (dx, dy) : nil
            }
        }
    }
}

extension CIImage {
    /// The picture with each pixel the mean of those beside it and then of those above and below it.
    func blurred(_ weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        guard reach > 0 else { return self }
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: grown) { area in
            let source = self.pixels(area.expanded(by: reach))
            let wide = source.area
            var rows = Pixels(Area(x: area.x, y: wide.y, width: area.width, height: wide.height))
            var result = Pixels(area)
            weights.withUnsafeBufferPointer { weights in
                source.values.withUnsafeBufferPointer { from in
                    rows.values.withUnsafeMutableBufferPointer { to in
                        for row in 0..<wide.height {
                            for column in 0..<area.width {
                                var sum = Pixel.zero
                                let start = row * wide.width + column
                                for index in 0..<weights.count { sum += from[start + index] * weights[index] }
                                to[row * area.width + column] = sum
                            }
                        }
                    }
                }
                rows.values.withUnsafeBufferPointer { from in
                    result.values.withUnsafeMutableBufferPointer { to in
                        for row in 0..<area.height {
                            for column in 0..<area.width {
                                var sum = Pixel.zero
                                let start = row * area.width + column
                                for index in 0..<weights.count {
                                    sum += from[start + index * area.width] * weights[index]
                                }
                                to[row * area.width + column] = sum
                            }
                        }
                    }
                }
            }
            return result
        }
    }

    /// The picture with each pixel the mean of those at some distances.
    fileprivate func blurred(_ offsets: [(dx: Int, dy: Int)], reach: Int) -> CIImage {
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: grown) { area in
            let source = self.pixels(area.expanded(by: reach))
            return Pixels(area) { x, y in
                offsets.reduce(into: Pixel.zero) { $0 += source.at(x + $1.dx, y + $1.dy) } / Float(offsets.count)
            }
        }
    }

    /// The picture with each pixel the mean of those at distances that depend on its place.
    fileprivate func averaged(reach: CGFloat, _ offsets: @escaping (CGPoint) -> [CGVector]) -> CIImage {
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -reach.rounded(.up), dy: -reach.rounded(.up))
        return CIImage(extent: grown) { area in
            let source = self.pixels(area.expanded(by: Int(reach.rounded(.up)) + 1))
            return Pixels(area) { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let distances = offsets(point)
                var sum = Pixel.zero
                for distance in distances {
                    sum += source.sample(CGPoint(x: point.x + distance.dx, y: point.y + distance.dy))
                }
                return sum / Float(distances.count)
            }
        }
    }
}

extension Pixels {
    /// The middle one of nine pixels, by each component.
    fileprivate func median(_ x: Int, _ y: Int) -> Pixel {
        let near = (-1...1).flatMap { dy in (-1...1).map { dx in at(x + dx, y + dy) } }
        var result = Pixel.zero
        for component in 0..<4 { result[component] = near.map { $0[component] }.sorted()[4] }
        return result
    }
}
