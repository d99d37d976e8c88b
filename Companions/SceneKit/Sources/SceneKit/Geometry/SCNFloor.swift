import Foundation
import SceneKitEngine

/// A plane across the y axis without an end; it mirrors nothing.
open class SCNFloor: SCNGeometry {
    /// Makes a floor.
    public override init() { super.init() }

    /// How much the floor would mirror; it does not, and says so where it is not 0.
    open var reflectivity: CGFloat = 0.25 { didSet { reportDull() } }
    /// From where on the floor would mirror nothing.
    open var reflectionFalloffEnd: CGFloat = 0 {
        didSet { Unheeded.report("SCNFloor.reflectionFalloffEnd", "floors mirror nothing") }
    }
    /// Along the x axis; 0 for no end.
    open var width: CGFloat = 0 { didSet { reshape() } }
    /// Along the z axis; 0 for no end.
    open var length: CGFloat = 0 { didSet { reshape() } }

    private func reportDull() {
        Unheeded.report("SCNFloor.reflectivity", if: reflectivity > 0, "floors mirror nothing")
    }

    // A texture is as large as the unit, so it is repeated by its places.
    override func makeMesh() -> Mesh {
        reportDull()
        let (x, z) = (width > 0 ? Float(width) / 2 : 1000, length > 0 ? Float(length) / 2 : 1000)
        let points: [SIMD3<Float>] = [SIMD3(-x, 0, -z), SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z)]
        return Mesh(
            points: points, normals: points.map { _ in SIMD3(0, 1, 0) }, places: points.map { SIMD2($0.x, $0.z) },
            parts: [Mesh.Part(.triangles, [0, 1, 2, 0, 2, 3])])
    }
}
