import CoreGraphics
import Foundation
import UIKit

extension SKShapeNode {
    static func around(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    /// A smooth curve through points: Catmull and Rom's.
    static func spline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let (one, two) = (points[index], points[index + 1])
            let before = index > 0 ? points[index - 1] : one
            let after = index + 2 < points.count ? points[index + 2] : two
            path.addCurve(
                to: two, control1: CGPoint(x: one.x + (two.x - before.x) / 6, y: one.y + (two.y - before.y) / 6),
                control2: CGPoint(x: two.x - (after.x - one.x) / 6, y: two.y - (after.y - one.y) / 6))
        }
        return path
    }

    func paintShape(_ context: CGContext) {
        guard let path else { return }
        context.setBlendMode(blendMode.coreGraphics)
        context.setShouldAntialias(isAntialiased)
        if fillColor.cgColor.alpha > 0 {
            if let image = fillTexture?.image(tinted: Tint(fillColor, factor: 1)) {
                context.saveGState()
                context.addPath(path)
                context.clip()
                context.draw(image, in: path.boundingBoxOfPath)
                context.restoreGState()
            } else {
                context.setFillColor(fillColor.cgColor)
                context.addPath(path)
                context.fillPath()
            }
        }
        guard strokeColor.cgColor.alpha > 0, lineWidth > 0 || glowWidth > 0 else { return }
        context.setLineWidth(max(lineWidth, glowWidth > 0 ? 0.5 : 0))
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        if glowWidth > 0 { context.setShadow(offset: .zero, blur: glowWidth * 2, color: strokeColor.cgColor) }
        context.setStrokeColor(strokeColor.cgColor)
        context.addPath(path)
        context.strokePath()
    }
}

/// A path as straight pieces.
struct FlatPath {
    /// The points of each part of the path.
    private(set) var parts: [[CGPoint]] = []
    private(set) var areClosed: [Bool] = []

    init(_ path: CGPath) {
        var points: [CGPoint] = []
        var isClosed = false
        var parts: [[CGPoint]] = []
        var closed: [Bool] = []
        func end() {
            if points.count > 1 {
                parts.append(points)
                closed.append(isClosed)
            }
            isClosed = false
        }
        path.applyWithBlock { element in
            let given = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                end()
                points = [given[0]]
            case .addLineToPoint: points.append(given[0])
            case .addQuadCurveToPoint: Self.add(points.last ?? given[0], [given[0], given[1]], &points)
            case .addCurveToPoint: Self.add(points.last ?? given[0], [given[0], given[1], given[2]], &points)
            case .closeSubpath:
                guard let first = points.first else { return }
                if points.last != first { points.append(first) }
                isClosed = true
                end()
                points = [first]
            }
        }
        end()
        self.parts = parts
        areClosed = closed
    }

    private static func add(_ start: CGPoint, _ rest: [CGPoint], _ points: inout [CGPoint]) {
        let pieces = 20
        for step in 1...pieces {
            let place = CGFloat(step) / CGFloat(pieces)
            // De Casteljau's way: between the points, and between those between them.
            var row = [start] + rest
            while row.count > 1 {
                row = zip(row, row.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * place, y: $0.y + ($1.y - $0.y) * place)
                }
            }
            points.append(row[0])
        }
    }

    /// In points.
    var length: CGFloat {
        parts.reduce(0) { sum, points in
            zip(points, points.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
    }

    /// The point at a part of the length, from 0 to 1, and the direction there in radians.
    func place(at part: CGFloat) -> (point: CGPoint, direction: CGFloat)? {
        var left = length * min(max(part, 0), 1)
        var last: (CGPoint, CGFloat)?
        for points in parts {
            for (one, two) in zip(points, points.dropFirst()) {
                let piece = hypot(two.x - one.x, two.y - one.y)
                guard piece > 0 else { continue }
                let direction = atan2(two.y - one.y, two.x - one.x)
                if left <= piece {
                    let share = left / piece
                    return (
                        CGPoint(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share), direction
                    )
                }
                left -= piece
                last = (two, direction)
            }
        }
        return last
    }
}
