import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryDistortionEffect

    static let distortions: [FilterRecipe] = [
        changing(
            "CIBumpDistortion", category,
            [
                kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(300, 0...600),
                kCIInputScaleKey: .number(0.5, -1...1),
            ]
        ) { image, values in
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            let scale = CGFloat(values.number(kCIInputScaleKey))
            return image.warped(around: values.point(), within: radius) { distance, angle in
                let part = distance / radius
                // Least at the middle, so that it grows there.
                let rise = 1 - scale * pow(1 - part * part, 2) * 0.75
                return (distance * rise, angle)
            }
        },
        changing(
            "CIPinchDistortion", category,
            [
                kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(300, 0...1000),
                kCIInputScaleKey: .number(0.5, 0...2),
            ]
        ) { image, values in
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            let scale = CGFloat(values.number(kCIInputScaleKey))
            return image.warped(around: values.point(), within: radius) { distance, angle in
                let part = distance / radius
                return (distance * pow(max(part, 0.001), -scale * 0.5 * (1 - part)), angle)
            }
        },
        changing(
            "CITwirlDistortion", category,
            [
                kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(300, 0...500),
                kCIInputAngleKey: .number(.pi, -4 * Double.pi...4 * Double.pi),
            ]
        ) { image, values in
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            let turn = CGFloat(values.number(kCIInputAngleKey))
            return image.warped(around: values.point(), within: radius) { distance, angle in
                let part = 1 - distance / radius
                return (distance, angle - turn * part * part)
            }
        },
        changing(
            "CIVortexDistortion", category,
            [
                kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(300, 0...800),
                kCIInputAngleKey: .number(56.55, -94.25...94.25),
            ]
        ) { image, values in
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            let turn = CGFloat(values.number(kCIInputAngleKey))
            return image.warped(around: values.point(), within: radius) { distance, angle in
                (distance, angle - turn * pow(1 - distance / radius, 3))
            }
        },
        changing(
            "CIHoleDistortion", category,
            [kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(150, 0.01...1000)]
        ) { image, values in
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            return image.warped(around: values.point(), within: radius * 2) { distance, angle in
                // Nothing is inside of the hole; what was there is around it.
                distance < radius ? nil : ((distance - radius) * 2, angle)
            }
        },
        changing(
            "CICircleSplashDistortion", category,
            [kCIInputCenterKey: .vector([150, 150]), kCIInputRadiusKey: .number(150, 0...1000)]
        ) { image, values in
            let center = values.point()
            let radius = CGFloat(values.number(kCIInputRadiusKey))
            return CIImage(extent: .infinite) { area in
                let box = Area(
                    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                let disc = image.pixels(box.expanded(by: 2))
                let near = image.pixels(area)
                return Pixels(area) { x, y in
                    let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                    let distance = hypot(dx, dy)
                    guard distance > radius else { return near.at(x, y) }
                    let part = radius / distance
                    return disc.sample(CGPoint(x: center.x + dx * part, y: center.y + dy * part))
                }
            }
        },
    ]
}

extension CIImage {
    /// The picture warped within a circle.
    ///
    /// - Parameter origin: The distance from the centre and the angle of the point whose colour a point gets; nil for none.
    fileprivate func warped(
        around center: CGPoint, within radius: CGFloat,
        _ origin: @escaping (_ distance: CGFloat, _ angle: CGFloat) -> (CGFloat, CGFloat)?
    ) -> CIImage {
        guard radius > 0 else { return self }
        return CIImage(extent: extent) { area in
            // All that may come from elsewhere lies in the circle.
            let circle = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            let inner = self.extent.isInfinite ? circle : circle.intersection(self.extent)
            let disc = self.pixels(Area(inner).expanded(by: 1))
            let near = self.pixels(area)
            return Pixels(area) { x, y in
                let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                let distance = hypot(dx, dy)
                guard distance < radius else { return near.at(x, y) }
                guard let (length, angle) = origin(distance, atan2(dy, dx)) else { return .zero }
                return disc.sample(CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length))
            }
        }
    }
}
