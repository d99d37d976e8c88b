import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// How a hit test is made.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only the nearest place is found of each node.
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    /// Whether only the nearest place of all is found.
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    /// Whether what the camera sees from behind is left out.
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    /// Whether nodes that are hidden are left out.
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreHiddenNodes")
    /// The node that is searched with what is below it.
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    /// The bits that nodes are chosen by.
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    /// Which places are found: a number of `SCNHitTestSearchMode`.
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// Which places a hit test finds.
public enum SCNHitTestSearchMode: Int, Sendable { case closest = 0, all, any }

/// A place of a body that a line meets.
@preconcurrency @MainActor open class SCNHitTestResult: NSObject {
    private let hit: Mesh.Hit
    private let matrix: Matrix
    let distance: Float
    /// The node whose body it is.
    public let node: SCNNode

    init(_ node: SCNNode, _ hit: Mesh.Hit, _ matrix: Matrix, _ distance: Float) {
        (self.node, self.hit, self.matrix, self.distance) = (node, hit, matrix, distance)
        super.init()
    }

    /// The number of the body's part.
    open var geometryIndex: Int { hit.part }
    /// The number of the triangle.
    open var faceIndex: Int { hit.triangle }
    /// The place in the node's space.
    open var localCoordinates: SCNVector3 { SCNVector3(hit.point) }
    /// The place in the scene.
    open var worldCoordinates: SCNVector3 { SCNVector3(matrix.point(hit.point)) }
    /// The direction across the surface in the node's space.
    open var localNormal: SCNVector3 { SCNVector3(hit.normal) }
    /// The direction across the surface in the scene.
    open var worldNormal: SCNVector3 { SCNVector3(matrix.inverse.transposed.direction(hit.normal).unit) }
    /// The matrix from the node's space to the scene's.
    open var modelTransform: SCNMatrix4 { SCNMatrix4(matrix) }
    /// The place in the material's picture.
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint {
        CGPoint(x: CGFloat(hit.place.x), y: CGFloat(hit.place.y))
    }
}

extension SCNNode {
    func hits(
        from start: SIMD3<Float>, to end: SIMD3<Float>, _ options: [SCNHitTestOption: Any]
    ) -> [SCNHitTestResult] {
        let hidden = options[.ignoreHiddenNodes] as? Bool ?? true
        let mask = options[.categoryBitMask] as? Int ?? -1
        let isBackToo = !(options[.backFaceCulling] as? Bool ?? true)
        let finds = (options[.searchMode] as? Int).flatMap(SCNHitTestSearchMode.init) ?? .closest
        var results: [SCNHitTestResult] = []
        func search(_ node: SCNNode) {
            if hidden, node.isHidden || node.opacity <= 0 { return }
            if let geometry = node.geometry, node.categoryBitMask & mask != 0 {
                let matrix = node.shownWorldMatrix
                let inverse = matrix.inverse
                let back = isBackToo || geometry.materials.contains { $0.isDoubleSided }
                for hit in geometry.mesh.hits(from: inverse.point(start), to: inverse.point(end), back: back) {
                    results.append(SCNHitTestResult(node, hit, matrix, (matrix.point(hit.point) - start).length))
                }
            }
            for child in node.childNodes { search(child) }
        }
        search(self)
        results.sort { $0.distance < $1.distance }
        if options[.firstFoundOnly] as? Bool == true || finds == .any { return Array(results.prefix(1)) }
        if finds == .all { return results }
        var known: Set<ObjectIdentifier> = []
        return results.filter { known.insert(ObjectIdentifier($0.node)).inserted }
    }

    /// The places where a line of the node's space meets bodies of the node and of those below it.
    public func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] {
        let pairs = (options ?? [:]).map { (SCNHitTestOption(rawValue: $0.key), $0.value) }
        return hits(
            from: worldMatrix.point(pointA.simd), to: worldMatrix.point(pointB.simd),
            Dictionary(pairs, uniquingKeysWith: { $1 }))
    }
}

extension SCNView {
    /// The places of bodies under a point of the view, the nearest first.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        let root = (options?[.rootNode] as? SCNNode) ?? scene?.rootNode
        let near = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0)).simd
        let far = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1)).simd
        return root?.hits(from: near, to: far, options ?? [:]) ?? []
    }

    /// Where a point of the scene is seen, in points of the view, with its depth from 0 to 1.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        let clip = projection * (eye.shownWorldMatrix.inverse * SIMD4(point.simd, 1))
        let factor = 1 / (clip.w == 0 ? 1e-9 : clip.w)
        return SCNVector3(
            (clip.x * factor + 1) / 2 * Float(bounds.width), (1 - clip.y * factor) / 2 * Float(bounds.height),
            (clip.z * factor + 1) / 2)
    }

    /// The point of the scene that is seen at a place of the view, at a depth from 0 to 1.
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        let size = SIMD2(Float(max(bounds.width, 1)), Float(max(bounds.height, 1)))
        let clip = SIMD4(point.x / size.x * 2 - 1, 1 - point.y / size.y * 2, point.z * 2 - 1, 1)
        let seen = projection.inverse * clip
        return SCNVector3(eye.shownWorldMatrix.point(seen.xyz * (1 / (seen.w == 0 ? 1e-9 : seen.w))))
    }
}
