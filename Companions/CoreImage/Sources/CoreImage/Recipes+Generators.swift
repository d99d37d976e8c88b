import CoreGraphics
import Foundation

extension FilterRecipe {
    private static let category = kCICategoryGenerator

    static let generators: [FilterRecipe] = [
        FilterRecipe("CIConstantColorGenerator", category, [kCIInputColorKey: .color(1, 0, 0, 1)]) { values in
            CIImage(color: values.color())
        },
        FilterRecipe(
            "CICheckerboardGenerator", category,
            [
                kCIInputCenterKey: .vector([150, 150]), "inputColor0": .color(1, 1, 1, 1),
                "inputColor1": .color(0, 0, 0, 1), kCIInputWidthKey: .number(80, 0...800),
                kCIInputSharpnessKey: .number(1, 0...1),
            ]
        ) { values in
            let width = max(CGFloat(values.number(kCIInputWidthKey)), 1)
            let center = values.point()
            let colors = [values.color("inputColor0").pixel, values.color("inputColor1").pixel]
            return CIImage(extent: .infinite) { area in
                Pixels(area) { x, y in
                    let column = Int(((CGFloat(x) + 0.5 - center.x) / width).rounded(.down))
                    let row = Int(((CGFloat(y) + 0.5 - center.y) / width).rounded(.down))
                    return colors[(column + row).isMultiple(of: 2) ? 0 : 1]
                }
            }
        },
        FilterRecipe(
            "CIStripesGenerator", category,
            [
                kCIInputCenterKey: .vector([150, 150]), "inputColor0": .color(1, 1, 1, 1),
                "inputColor1": .color(0, 0, 0, 1), kCIInputWidthKey: .number(80, 0...800),
                kCIInputSharpnessKey: .number(1, 0...1),
            ]
        ) { values in
            let width = max(CGFloat(values.number(kCIInputWidthKey)), 1)
            let center = values.point()
            let colors = [values.color("inputColor0").pixel, values.color("inputColor1").pixel]
            return CIImage(extent: .infinite) { area in
                Pixels(area) { x, _ in
                    let column = Int(((CGFloat(x) + 0.5 - center.x) / width).rounded(.down))
                    return colors[column.isMultiple(of: 2) ? 0 : 1]
                }
            }
        },
        FilterRecipe("CIRandomGenerator", category, [:]) { _ in
            CIImage(extent: .infinite) { area in
                Pixels(area) { x, y in
                    Pixel(
                        Float(Chance.part(x, y, 3)), Float(Chance.part(x, y, 4)), Float(Chance.part(x, y, 5)),
                        Float(Chance.part(x, y, 6))
                    ).premultiplied
                }
            }
        },
        linearGradient("CILinearGradient") { $0 },
        linearGradient("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        FilterRecipe(
            "CIRadialGradient", kCICategoryGradient,
            [
                kCIInputCenterKey: .vector([150, 150]), "inputRadius0": .number(5, 0...800),
                "inputRadius1": .number(100, 0...800), "inputColor0": .color(1, 1, 1, 1),
                "inputColor1": .color(0, 0, 0, 1),
            ]
        ) { values in
            let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
            return gradient(values) { point in
                let center = values.point()
                let distance = Float(hypot(point.x - center.x, point.y - center.y))
                return outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
            }
        },
        FilterRecipe(
            "CIGaussianGradient", kCICategoryGradient,
            [
                kCIInputCenterKey: .vector([150, 150]), "inputColor0": .color(1, 1, 1, 1),
                "inputColor1": .color(0, 0, 0, 0), kCIInputRadiusKey: .number(300, 0...800),
            ]
        ) { values in
            let radius = max(values.number(kCIInputRadiusKey), 0.01)
            return gradient(values) { point in
                let center = values.point()
                let part = min(Float(hypot(point.x - center.x, point.y - center.y)) / radius, 1)
                return 1 - (1 - part * part) * (1 - part * part)
            }
        },
        FilterRecipe(
            "CIQRCodeGenerator", category, ["inputMessage": .data, "inputCorrectionLevel": .text("M")]
        ) { values in
            guard let message = values.data("inputMessage") else { return nil }
            return QRCode(message, level: values.text("inputCorrectionLevel")).map { code in
                CIImage(modules: code.size, margin: 1) { code.isDark($0, $1) }
            }
        },
    ]

    private static func linearGradient(_ name: String, _ ease: @escaping @Sendable (Float) -> Float) -> FilterRecipe {
        FilterRecipe(
            name, kCICategoryGradient,
            [
                "inputPoint0": .vector([0, 0]), "inputPoint1": .vector([200, 200]), "inputColor0": .color(1, 1, 1, 1),
                "inputColor1": .color(0, 0, 0, 1),
            ]
        ) { values in
            let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(dx * dx + dy * dy, 0.0001)
            return gradient(values) { point in
                let part = Float(((point.x - start.x) * dx + (point.y - start.y) * dy) / length)
                return ease(min(max(part, 0), 1))
            }
        }
    }

    /// Two colours, mixed by a number from 0 to 1 for each point.
    private static func gradient(_ values: FilterValues, _ part: @escaping (CGPoint) -> Float) -> CIImage {
        let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
        return CIImage(extent: .infinite) { area in
            Pixels(area) { x, y in
                let share = min(max(part(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), 0), 1)
                return first + (second - first) * share
            }
        }
    }
}

extension CIImage {
    /// A black pattern on white, a pixel for each of its squares.
    ///
    /// - Parameter isDark: Asked with the column, and with the row from above.
    convenience init(modules size: Int, margin: Int, isDark: @escaping (_ column: Int, _ row: Int) -> Bool) {
        let side = size + 2 * margin
        self.init(extent: CGRect(x: 0, y: 0, width: side, height: side), isSampledNearest: true) { area in
            Pixels(area) { x, y in
                let (column, row) = (x - margin, side - 1 - y - margin)
                let isInside = (0..<size).contains(column) && (0..<size).contains(row)
                return isInside && isDark(column, row) ? Pixel(0, 0, 0, 1) : .one
            }
        }
    }
}
