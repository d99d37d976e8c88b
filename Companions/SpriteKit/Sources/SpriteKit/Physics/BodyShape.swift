import CBox2D
import CoreGraphics
import Foundation
import UIKit

/// How many points a metre of physics has: what weighs 4/9 of a kilogramme is a square of 100 points.
let pointsPerMetre: CGFloat = 150

extension CGPoint {
    /// The point in metres.
    var metres: CBVector { CBVector(x: Float(x / pointsPerMetre), y: Float(y / pointsPerMetre)) }
}

extension CGVector {
    /// The vector in metres.
    var metres: CBVector { CBVector(x: Float(dx / pointsPerMetre), y: Float(dy / pointsPerMetre)) }
}

extension CBVector {
    /// The place in points.
    var points: CGPoint { CGPoint(x: CGFloat(x) * pointsPerMetre, y: CGFloat(y) * pointsPerMetre) }
}

/// A piece of a body, in points around its node's origin.
enum BodyShape {
    case circle(center: CGPoint, radius: CGFloat)
    /// Corners of a convex piece, at most eight.
    case polygon([CGPoint])
    case edge(CGPoint, CGPoint)

    /// In square points.
    var area: CGFloat {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let corners): abs(Self.area(of: corners))
        case .edge: 0
        }
    }

    static func area(of corners: [CGPoint]) -> CGFloat {
        guard let last = corners.last else { return 0 }
        return zip([last] + corners, corners).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    /// Whether the piece is thick enough for physics to hold it apart from others.
    var isSolid: Bool {
        guard case .polygon(let corners) = self, corners.count > 2 else { return true }
        let box = corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        return area > 2 && area / max(box.width, box.height) > 1.6
    }

    /// Convex pieces for corners: those around them, in parts of at most eight.
    static func pieces(around points: [CGPoint]) -> [BodyShape] {
        let hull = hull(of: points)
        guard hull.count > 2 else { return [] }
        if hull.count <= 8 { return [.polygon(hull)] }
        return stride(from: 1, to: hull.count - 1, by: 6).map {
            .polygon([hull[0]] + hull[$0...min($0 + 6, hull.count - 1)])
        }.filter(\.isSolid)
    }

    /// The corners around points, counterclockwise: Andrew's chains.
    private static func hull(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1 {
                    let (one, two) = (chain[chain.count - 2], chain[chain.count - 1])
                    let turn = (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
                    if turn > 0.001 { break }
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// Adds the piece to a body of physics, scaled.
    func add(
        to body: OpaquePointer, xScale: CGFloat, yScale: CGFloat, density: Float, friction: Float, restitution: Float
    ) {
        func scaled(_ point: CGPoint) -> CBVector { CGPoint(x: point.x * xScale, y: point.y * yScale).metres }
        switch self {
        case .circle(let center, let radius):
            let scaledRadius = Float(radius * max(abs(xScale), abs(yScale)) / pointsPerMetre)
            cbBodyAddCircle(body, scaled(center), max(scaledRadius, 0.001), density, friction, restitution)
        case .polygon(let corners):
            // A node that is mirrored would turn the corners' order around.
            let places = (xScale * yScale < 0 ? corners.reversed() : corners).map(scaled)
            guard BodyShape.polygon(places.map(\.points)).isSolid else { return }
            cbBodyAddPolygon(body, places, Int32(places.count), density, friction, restitution)
        case .edge(let start, let end):
            let (one, two) = (scaled(start), scaled(end))
            guard one.x != two.x || one.y != two.y else { return }
            cbBodyAddEdge(body, one, two, friction, restitution)
        }
    }
}
