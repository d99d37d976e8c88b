import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// A body's surface and what it looks like.
@preconcurrency @MainActor open class SCNGeometry: NSObject, @preconcurrency NSCopying {
    private var storedMesh: Mesh?
    private var given: Mesh?

    /// Makes a geometry without points.
    public override init() { super.init() }

    /// Makes a geometry of points and of how they are joined.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        func list(_ kind: SCNGeometrySource.Semantic, _ count: Int, _ fill: Float) -> [[Float]] {
            let rows = sources.first { $0.semantic == kind }?.rows ?? []
            return rows.map { Array(($0 + Array(repeating: fill, count: count)).prefix(count)) }
        }
        let points = list(.vertex, 3, 0).map { SIMD3<Float>($0) }
        let numbers = (0..<Int32(points.count)).map { $0 }
        let whole = [SCNGeometryElement(indices: numbers, primitiveType: .triangles)]
        given = Mesh(
            points: points, normals: list(.normal, 3, 0).map { SIMD3<Float>($0) },
            places: list(.texcoord, 2, 0).map { SIMD2<Float>($0) }, colors: list(.color, 4, 1).map { SIMD4<Float>($0) },
            parts: (elements ?? whole).map(\.part))
        (geometrySources, geometryElements) = (sources, elements ?? whole)
    }

    /// A name to find the geometry by.
    open var name: String?
    /// What the geometry was made of.
    open private(set) var geometrySources: [SCNGeometrySource] = []
    /// How the points are joined.
    open private(set) var geometryElements: [SCNGeometryElement] = []
    /// The number of parts, each with a material of its own.
    open var geometryElementCount: Int { mesh.parts.count }
    /// What the parts look like; with fewer materials than parts they begin anew.
    open var materials: [SCNMaterial] = [SCNMaterial()] { didSet { SceneFrames.shared.redrawAll() } }
    /// The first of the materials.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set {
            guard let newValue else { return }
            if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue }
        }
    }
    /// The material of a name.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// Adds a material at a place among the others.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    /// Removes the material at a place.
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    /// Puts a material in place of another.
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
    /// The corners of the box around all points.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(mesh.low), SCNVector3(mesh.high)) }
    /// The ball around the box of all points.
    open var boundingSphere: (center: SCNVector3, radius: Float) {
        (SCNVector3((mesh.low + mesh.high) * 0.5), (mesh.high - mesh.low).length / 2)
    }

    var mesh: Mesh {
        if let storedMesh { return storedMesh }
        let mesh = given ?? makeMesh()
        storedMesh = mesh
        return mesh
    }

    /// Makes the points anew at the next need.
    func reshape() {
        storedMesh = nil
        SceneFrames.shared.redrawAll()
    }

    /// The geometry's points; called when they are needed and a measure has changed.
    func makeMesh() -> Mesh { Mesh(points: [], parts: []) }

    /// An empty geometry of the class.
    func empty() -> SCNGeometry { SCNGeometry() }

    /// A copy with the same points and materials.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = empty()
        (other.given, other.materials, other.name) = (mesh, materials, name)
        (other.geometrySources, other.geometryElements) = (geometrySources, geometryElements)
        return other
    }
}
