import Foundation
@_spi(Framework) import UIKit

/// Numbers of the points of a geometry: places, normals, places in textures or colours.
@preconcurrency @MainActor open class SCNGeometrySource: NSObject {
    /// What the numbers say.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        /// The meaning's name.
        public let rawValue: String
        /// Makes a meaning of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Places of points.
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        /// Directions across the surface.
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        /// Colours.
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        /// Places in textures.
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    }

    let rows: [[Float]]
    /// What the numbers say.
    public let semantic: Semantic
    /// The number of points.
    open var vectorCount: Int { rows.count }

    /// Makes a source of bytes.
    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
        componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        self.semantic = semantic
        let stride = stride > 0 ? stride : componentsPerVector * bytesPerComponent
        rows = data.withUnsafeBytes { bytes in
            (0..<vectorCount).compactMap { point -> [Float]? in
                let start = offset + point * stride
                guard start >= 0, start + componentsPerVector * bytesPerComponent <= bytes.count else { return nil }
                return (0..<componentsPerVector).map { component in
                    let place = start + component * bytesPerComponent
                    if floatComponents, bytesPerComponent == 8 {
                        return Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
                    }
                    if floatComponents { return bytes.loadUnaligned(fromByteOffset: place, as: Float.self) }
                    return Float(bytes[place]) / 255
                }
            }
        }
        super.init()
    }

    private init(_ rows: [[Float]], _ semantic: Semantic) {
        (self.rows, self.semantic) = (rows, semantic)
        super.init()
    }

    /// Makes a source of the places of points.
    public convenience init(vertices: [SCNVector3]) { self.init(vertices.map { [$0.x, $0.y, $0.z] }, .vertex) }
    /// Makes a source of directions across the surface.
    public convenience init(normals: [SCNVector3]) { self.init(normals.map { [$0.x, $0.y, $0.z] }, .normal) }
    /// Makes a source of places in textures, from the upper left corner.
    public convenience init(textureCoordinates: [CGPoint]) {
        self.init(textureCoordinates.map { [Float($0.x), Float($0.y)] }, .texcoord)
    }
}
