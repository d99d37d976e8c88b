import CoreGraphics
import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// What is within a path, as thick as is asked for.
open class SCNShape: SCNGeometry {
    /// Makes a shape without a path.
    public override init() { super.init() }

    /// Makes a shape of a path.
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }

    /// The path, across the z axis.
    open var path: UIBezierPath? { didSet { reshape() } }
    /// Along the z axis, half of it to each side.
    open var extrusionDepth: CGFloat = 1 { didSet { reshape() } }
    /// The radius of edges that would be cut off; they are sharp.
    open var chamferRadius: CGFloat = 0 {
        didSet { Unheeded.report("SCNShape.chamferRadius", if: chamferRadius != 0, "the edges of shapes are sharp") }
    }

    override func makeMesh() -> Mesh {
        guard let path else { return Mesh(points: [], parts: []) }
        return Mesh.extrusion(path.cgPath.sceneLines(flatness: path.flatness), depth: Float(extrusionDepth))
    }
}

extension CGPath {
    /// The path as closed lines.
    func sceneLines(flatness: CGFloat) -> [[SIMD2<Float>]] {
        var lines: [[SIMD2<Float>]] = []
        var line: [SIMD2<Float>] = []
        func vector(_ point: CGPoint) -> SIMD2<Float> { SIMD2(Float(point.x), Float(point.y)) }
        let tolerance = max(Float(flatness), Float(max(boundingBox.width, boundingBox.height)) * 1e-4, 1e-6)
        func bend(_ points: [SIMD2<Float>], _ at: (Float) -> SIMD2<Float>) {
            let length = zip(points, points.dropFirst()).reduce(Float(0)) {
                let way = $1.1 - $1.0
                return $0 + (way * way).sum().squareRoot()
            }
            let steps = min(max(Int((length / tolerance).squareRoot() / 1.5), 2), 32)
            for step in 1...steps { line.append(at(Float(step) / Float(steps))) }
        }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                if line.count > 2 { lines.append(line) }
                line = [vector(points[0])]
            case .addLineToPoint: line.append(vector(points[0]))
            case .addQuadCurveToPoint:
                let (a, b, c) = (line.last ?? .zero, vector(points[0]), vector(points[1]))
                bend([a, b, c]) { t in
                    let u = 1 - t
                    return a * (u * u) + b * (2 * u * t) + c * (t * t)
                }
            case .addCurveToPoint:
                let (a, b) = (line.last ?? .zero, vector(points[0]))
                let (c, d) = (vector(points[1]), vector(points[2]))
                bend([a, b, c, d]) { t in
                    let u = 1 - t
                    let first = a * (u * u * u) + b * (3 * u * u * t)
                    return first + c * (3 * u * t * t) + d * (t * t * t)
                }
            case .closeSubpath:
                if line.count > 2 { lines.append(line) }
                line = line.first.map { [$0] } ?? []
            @unknown default: break
            }
        }
        if line.count > 2 { lines.append(line) }
        return lines
    }
}
