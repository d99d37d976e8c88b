import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// A change of a node that takes its time.
struct NodeChange {
    var from: NodePlace
    var opacity: CGFloat
    var elapsed = 0.0
    var duration: Double
    var pace: CAMediaTimingFunction?
    var share: Float {
        let even = min(elapsed / max(duration, 1e-9), 1)
        return Float(pace?.sceneProgress(at: even) ?? even)
    }
}

extension SCNNode {
    /// The place that is seen.
    var shownPlace: NodePlace { change.map { $0.from.mixed(place, $0.share) } ?? place }
    var shownOpacity: CGFloat {
        change.map { $0.opacity + (looks.opacity - $0.opacity) * CGFloat($0.share) } ?? looks.opacity
    }

    /// Begins to show what will be set from where the node is seen, where a transaction takes its time.
    func noteChange() {
        changed()
        let duration = TransactionStack.shared.duration
        guard duration > 0, root.ownScene != nil else { return change = nil }
        change = NodeChange(
            from: shownPlace, opacity: shownOpacity, duration: duration, pace: TransactionStack.shared.pace)
    }

    func setPlace(_ body: (inout NodePlace) -> Void) {
        noteChange()
        body(&place)
    }

    /// Has the views of the node's scene draw it anew.
    func changed() { root.ownScene?.redraw() }

    var root: SCNNode {
        var node = self
        while let parent = node.storedParent { node = parent }
        return node
    }

    func insert(_ child: SCNNode, at index: Int) {
        guard child !== self, !sequence(first: self, next: \.storedParent).contains(where: { $0 === child }) else {
            return Findings.report(
                mistake: "scenekit.cycle", "a node is added to itself or to a node below it: it stays where it is",
                advice: "Add the node to one that is not below it.")
        }
        child.leaveParent()
        storedChildren.insert(child, at: min(max(index, 0), storedChildren.count))
        child.storedParent = self
        changed()
    }

    func leaveParent() {
        changed()
        storedParent?.storedChildren.removeAll { $0 === self }
        storedParent = nil
    }

    func visit(_ body: (SCNNode) -> Void) {
        body(self)
        for child in storedChildren { child.visit(body) }
    }

    func copied(deeply: Bool) -> SCNNode {
        let node = type(of: self).__make()
        // What an app's own init() added would be there twice.
        for child in node.childNodes { child.removeFromParentNode() }
        node.takeOver(self)
        if deeply { for child in storedChildren { node.addChildNode(child.copied(deeply: true)) } }
        return node
    }

    /// A copy of the node, with its body, of all below it as one node; the bodies stay apart.
    public func flattenedClone() -> SCNNode { copied(deeply: true) }

    // MARK: Search

    /// The first child of a name, and, if asked for, the first below them.
    public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in storedChildren {
            if child.name == name { return child }
            if recursively, let node = child.childNode(withName: name, recursively: true) { return node }
        }
        return nil
    }

    /// The nodes below that pass a test, which may end the search.
    @preconcurrency public func childNodes(
        passingTest predicate: @MainActor (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }

    /// Calls a closure for all nodes below, which may end this.
    @preconcurrency public func enumerateChildNodes(
        _ block: @MainActor (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for child in storedChildren where !stop.boolValue { child.enumerate(block, &stop) }
    }

    /// Calls a closure for the node and all below it, which may end this.
    @preconcurrency public func enumerateHierarchy(
        _ block: @MainActor (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        enumerate(block, &stop)
    }

    private func enumerate(
        _ block: @MainActor (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ stop: inout ObjCBool
    ) {
        block(self, &stop)
        for child in storedChildren where !stop.boolValue { child.enumerate(block, &stop) }
    }

    // MARK: Spaces

    var worldMatrix: Matrix { storedParent.map { $0.worldMatrix * place.whole } ?? place.whole }
    var shownWorldMatrix: Matrix {
        storedParent.map { $0.shownWorldMatrix * shownPlace.whole } ?? shownPlace.whole
    }

    /// The matrix from the node's space to the scene's.
    public var worldTransform: SCNMatrix4 { SCNMatrix4(worldMatrix) }
    /// Puts the node where a matrix from its space to the scene's says.
    public func setWorldTransform(_ worldTransform: SCNMatrix4) {
        let parent = storedParent?.worldMatrix ?? .identity
        setPlace { $0.matrix = parent.inverse * worldTransform.matrix }
    }
    /// The node's place in the scene.
    public var worldPosition: SCNVector3 {
        get { SCNVector3(worldMatrix.w.xyz) }
        set {
            let point = (storedParent?.worldMatrix ?? .identity).inverse.point(newValue.simd)
            setPlace { $0.position = point }
        }
    }
    /// The node's turn in the scene.
    public var worldOrientation: SCNQuaternion {
        get { SCNVector4(worldMatrix.turn.vector) }
        set {
            let parent = storedParent?.worldMatrix.turn ?? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
            setPlace { $0.turn = parent.inverse * simd_quatf(vector: newValue.simd) }
        }
    }
    /// The direction in which the node looks, in the scene.
    public var worldFront: SCNVector3 { SCNVector3(worldMatrix.direction(SIMD3(0, 0, -1)).unit) }
    /// The direction to the node's right, in the scene.
    public var worldRight: SCNVector3 { SCNVector3(worldMatrix.direction(SIMD3(1, 0, 0)).unit) }
    /// The direction above the node, in the scene.
    public var worldUp: SCNVector3 { SCNVector3(worldMatrix.direction(SIMD3(0, 1, 0)).unit) }
    /// The direction in which nodes look.
    public class var localFront: SCNVector3 { SCNVector3(0, 0, -1) }
    /// The direction to the right of nodes.
    public class var localRight: SCNVector3 { SCNVector3(1, 0, 0) }
    /// The direction above nodes.
    public class var localUp: SCNVector3 { SCNVector3(0, 1, 0) }

    private func way(to node: SCNNode?) -> Matrix { (node?.worldMatrix ?? .identity).inverse * worldMatrix }
    private func way(from node: SCNNode?) -> Matrix { worldMatrix.inverse * (node?.worldMatrix ?? .identity) }

    /// A point of the node's space in another's; without a node in the scene's.
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(way(to: node).point(position.simd))
    }
    /// A point of another node's space, or of the scene's, in this one's.
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(way(from: node).point(position.simd))
    }
    /// A direction of the node's space in another's; without a node in the scene's.
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(way(to: node).direction(vector.simd))
    }
    /// A direction of another node's space, or of the scene's, in this one's.
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(way(from: node).direction(vector.simd))
    }
    /// A matrix of the node's space in another's; without a node in the scene's.
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(way(to: node) * transform.matrix)
    }
    /// A matrix of another node's space, or of the scene's, in this one's.
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(way(from: node) * transform.matrix)
    }

    // MARK: Turning

    /// Turns the node to look at a point of the scene.
    public func look(at worldTarget: SCNVector3) {
        look(at: worldTarget, up: SCNVector3(0, 1, 0), localFront: SCNVector3(0, 0, -1))
    }

    /// Turns one of the node's directions to a point of the scene.
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        let way = (worldTarget.simd - worldMatrix.w.xyz).unit
        guard way.length > 0 else { return }
        worldOrientation = SCNVector4(Self.turn(to: way, up: worldUp.simd, front: localFront.simd.unit).vector)
    }

    static func turn(to way: SIMD3<Float>, up: SIMD3<Float>, front: SIMD3<Float>) -> simd_quatf {
        func frame(_ way: SIMD3<Float>, _ up: SIMD3<Float>) -> simd_float3x3 {
            var side = way.cross(up)
            if side.length < 1e-5 { side = way.cross(abs(way.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1)) }
            side = side.unit
            return simd_float3x3(side, side.cross(way), -way)
        }
        return simd_quatf(frame(way, up) * frame(front, SIMD3(0, 1, 0)).transpose).normalized
    }

    /// Moves the node along its own axes.
    public func localTranslate(by translation: SCNVector3) {
        let way = place.turn.act(translation.simd)
        setPlace { $0.position += way }
    }
    /// Turns the node by a quaternion in its own space.
    public func localRotate(by rotation: SCNQuaternion) {
        setPlace { $0.turn = $0.turn * simd_quatf(vector: rotation.simd) }
    }
    /// Turns the node by a quaternion around a point of the scene.
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        let turn = simd_quatf(vector: worldRotation.simd)
        let matrix =
            Matrix(moving: worldTarget.simd) * Matrix(.zero, turn, SIMD3(1, 1, 1)) * Matrix(moving: -worldTarget.simd)
        setWorldTransform(SCNMatrix4(matrix * worldMatrix))
    }

    // MARK: Simd

    /// The node's place in its parent's space.
    public var simdPosition: SIMD3<Float> {
        get { place.position }
        set { setPlace { $0.position = newValue } }
    }
    /// The node's turn as a quaternion.
    public var simdOrientation: simd_quatf {
        get { place.turn }
        set { setPlace { $0.turn = newValue } }
    }
    /// The node's turn as angles around the x, the y and the z axis, in radians.
    public var simdEulerAngles: SIMD3<Float> {
        get { place.angles }
        set { setPlace { $0.angles = newValue } }
    }
    /// The node's turn as an axis and an angle, in radians.
    public var simdRotation: SIMD4<Float> {
        get { rotation.simd }
        set { rotation = SCNVector4(newValue) }
    }
    /// The factors by which the node and its children are larger.
    public var simdScale: SIMD3<Float> {
        get { place.scale }
        set { setPlace { $0.scale = newValue } }
    }
    /// The matrix from the node's space to its parent's.
    public var simdTransform: simd_float4x4 {
        get { place.matrix.simd }
        set { setPlace { $0.matrix = Matrix(newValue) } }
    }
    /// The matrix from the node's own space to the one that its place is of.
    public var simdPivot: simd_float4x4 {
        get { place.pivot.simd }
        set { setPlace { $0.pivot = Matrix(newValue) } }
    }
    /// The matrix from the node's space to the scene's.
    public var simdWorldTransform: simd_float4x4 {
        get { worldMatrix.simd }
        set { setWorldTransform(SCNMatrix4(newValue)) }
    }
    /// The node's place in the scene.
    public var simdWorldPosition: SIMD3<Float> {
        get { worldPosition.simd }
        set { worldPosition = SCNVector3(newValue) }
    }
    /// The node's turn in the scene.
    public var simdWorldOrientation: simd_quatf {
        get { worldMatrix.turn }
        set { worldOrientation = SCNVector4(newValue.vector) }
    }
    /// The direction in which the node looks, in the scene.
    public var simdWorldFront: SIMD3<Float> { worldFront.simd }
    /// The direction to the node's right, in the scene.
    public var simdWorldRight: SIMD3<Float> { worldRight.simd }
    /// The direction above the node, in the scene.
    public var simdWorldUp: SIMD3<Float> { worldUp.simd }

    // MARK: Size

    /// The corners of the box around the body and all below, in the node's own space.
    public var boundingBox: (min: SCNVector3, max: SCNVector3) {
        let box = box ?? (.zero, .zero)
        return (SCNVector3(box.0), SCNVector3(box.1))
    }
    /// The ball around the box of the body and all below, in the node's own space.
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let box = box ?? (.zero, .zero)
        return (SCNVector3((box.0 + box.1) * 0.5), (box.1 - box.0).length / 2)
    }

    var box: (SIMD3<Float>, SIMD3<Float>)? {
        var result = geometry.flatMap { $0 is SCNFloor ? nil : ($0.mesh.low, $0.mesh.high) }
        for child in storedChildren {
            guard let (low, high) = child.box else { continue }
            for corner in 0..<8 {
                let point = child.place.whole.point(
                    SIMD3(
                        corner & 1 == 0 ? low.x : high.x, corner & 2 == 0 ? low.y : high.y,
                        corner & 4 == 0 ? low.z : high.z))
                result = result.map { (pointwiseMin($0.0, point), pointwiseMax($0.1, point)) } ?? (point, point)
            }
        }
        return result
    }

    /// The node as it is seen: changes that take their time are on their way.
    public var presentation: SCNNode {
        guard change != nil else { return self }
        let node = SCNNode()
        node.place.matrix = shownWorldMatrix
        node.looks.opacity = shownOpacity
        return node
    }
}

extension CAMediaTimingFunction {
    /// The progress at a fraction of the time.
    func sceneProgress(at fraction: Double) -> Double {
        var points = [Float](repeating: 0, count: 4)
        getControlPoint(at: 1, values: &points)
        var end: [Float] = [0, 0]
        getControlPoint(at: 2, values: &end)
        func cubic(_ one: Float, _ two: Float, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * Double(one) + 3 * (1 - t) * t * t * Double(two) + t * t * t
        }
        if fraction <= 0 || fraction >= 1 { return min(max(fraction, 0), 1) }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if cubic(points[0], end[0], middle) < fraction { low = middle } else { high = middle }
        }
        return cubic(points[1], end[1], low)
    }
}
