import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// How points are joined.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles = 0, triangleStrip, line, point, polygon }

/// Which points of a geometry are joined to a part of it.
@preconcurrency @MainActor open class SCNGeometryElement: NSObject {
    /// How points are joined.
    public let primitiveType: SCNGeometryPrimitiveType
    private let indices: [Int32]
    /// The number of triangles, lines or points.
    open var primitiveCount: Int {
        part.corners.count / (part.form == .triangles ? 3 : part.form == .lines ? 2 : 1)
    }

    /// Makes an element of the numbers of points.
    public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        self.indices = indices.map { Int32(truncatingIfNeeded: $0) }
        self.primitiveType = primitiveType
        super.init()
    }

    /// Makes an element of the bytes of the numbers of points; without bytes they follow one another.
    public convenience init(
        data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
    ) {
        let count: Int
        switch primitiveType {
        case .triangles: count = 3 * primitiveCount
        case .line: count = 2 * primitiveCount
        case .point: count = primitiveCount
        default: count = primitiveCount + 2
        }
        let size = max(bytesPerIndex, 1)
        var list: [Int32] = []
        if let data {
            let bytes = [UInt8](data)
            for index in 0..<bytes.count / size {
                var number: UInt32 = 0
                for place in 0..<min(size, 4) { number |= UInt32(bytes[index * size + place]) << UInt32(place * 8) }
                list.append(Int32(truncatingIfNeeded: number))
            }
        } else {
            list = (0..<Int32(max(count, 0))).map { $0 }
        }
        self.init(indices: list, primitiveType: primitiveType)
    }

    var part: Mesh.Part {
        switch primitiveType {
        case .triangles: return Mesh.Part(.triangles, indices)
        case .line: return Mesh.Part(.lines, indices)
        case .point: return Mesh.Part(.points, indices)
        case .triangleStrip:
            var corners: [Int32] = []
            for start in 0..<max(indices.count - 2, 0) {
                let (a, b, c) = (indices[start], indices[start + 1], indices[start + 2])
                corners += start % 2 == 0 ? [a, b, c] : [b, a, c]
            }
            return Mesh.Part(.triangles, corners)
        case .polygon:
            // The numbers of corners come first, one a polygon.
            var (corners, counts, place) = ([Int32](), 0, 0)
            var sum = 0
            while counts < indices.count, sum + counts < indices.count {
                sum += Int(indices[counts])
                counts += 1
            }
            place = counts
            for polygon in 0..<counts {
                let count = Int(indices[polygon])
                guard count > 2, place + count <= indices.count else { break }
                for index in 1..<count - 1 {
                    corners += [indices[place], indices[place + index], indices[place + index + 1]]
                }
                place += count
            }
            return Mesh.Part(.triangles, corners)
        }
    }
}
