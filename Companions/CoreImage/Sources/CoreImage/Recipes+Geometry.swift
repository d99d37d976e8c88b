import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryGeometryAdjustment

    static let geometry: [FilterRecipe] = [
        changing("CIAffineTransform", category, [kCIInputTransformKey: .transform]) { image, values in
            image.transformed(by: values.transform())
        },
        changing("CIAffineClamp", category, [kCIInputTransformKey: .transform]) { image, values in
            image.clampedToExtent().transformed(by: values.transform())
        },
        changing("CIAffineTile", category, [kCIInputTransformKey: .transform]) { image, values in
            let tile = Area(image.extent)
            guard !image.extent.isInfinite, !tile.isEmpty else { return image }
            func place(_ value: Int, _ start: Int, _ length: Int) -> Int {
                start + ((value - start) % length + length) % length
            }
            let tiled = CIImage(extent: .infinite) { area in
                let pixels = image.pixels(tile)
                return Pixels(area) { x, y in
                    pixels.at(place(x, tile.x, tile.width), place(y, tile.y, tile.height))
                }
            }
            return tiled.transformed(by: values.transform())
        },
        changing("CICrop", category, ["inputRectangle": .vector([0, 0, 300, 300])]) { image, values in
            image.cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        changing("CIClamp", category, [kCIInputExtentKey: .vector([0, 0, 640, 480])]) { image, values in
            image.clamped(to: values.vector(kCIInputExtentKey).cgRectValue)
        },
        changing(
            "CILanczosScaleTransform", category,
            [kCIInputScaleKey: .number(1, 0.05...1.5), kCIInputAspectRatioKey: .number(1, 0.5...2)]
        ) { image, values in
            let scale = CGFloat(values.number(kCIInputScaleKey))
            return image.transformed(
                by: CGAffineTransform(scaleX: scale * CGFloat(values.number(kCIInputAspectRatioKey)), y: scale))
        },
        changing("CIStraightenFilter", category, [kCIInputAngleKey: .number(0, -3.15...3.15)]) { image, values in
            let angle = CGFloat(values.number(kCIInputAngleKey))
            let extent = image.extent
            guard !extent.isInfinite, !extent.isEmpty else { return image }
            // Grown until the turned picture fills its old edges.
            let (width, height) = (extent.width, extent.height)
            let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
            let scale = max((width * cosine + height * sine) / width, (width * sine + height * cosine) / height)
            let transform = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
                .concatenating(CGAffineTransform(rotationAngle: angle))
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
            return image.transformed(by: transform).cropped(to: extent)
        },
    ]
}
