import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// Moves the camera around the scene's middle with one finger, and nearer or farther with two.
@MainActor final class CameraOrbit: NSObject {
    private weak var view: SCNView?
    private let pan = OrbitPan(target: nil, action: nil)
    private let pinch = OrbitPinch(target: nil, action: nil)

    var isEnabled = true { didSet { (pan.isEnabled, pinch.isEnabled) = (isEnabled, isEnabled) } }

    init(_ view: SCNView) {
        self.view = view
        super.init()
        pan.whenMoved = { [weak self] in self?.turn($0) }
        pinch.whenPinched = { [weak self] in self?.approach($0) }
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(pinch)
    }

    /// The camera is another than the app's own, which stays where it is.
    private var camera: SCNNode? {
        guard let view else { return nil }
        let eye = view.eye
        if eye !== view.ownCamera {
            view.ownCamera.camera = eye.camera
            view.ownCamera.place.matrix = eye.shownWorldMatrix
            view.pointOfView = view.ownCamera
        }
        return view.ownCamera
    }

    private var middle: SIMD3<Float> { view?.scene?.rootNode.box.map { ($0.0 + $0.1) * 0.5 } ?? .zero }

    private func turn(_ way: CGPoint) {
        guard let view, let camera else { return }
        let side = simd_quatf(angle: -Float(way.x) * 0.01, axis: SIMD3(0, 1, 0))
        let rise = simd_quatf(angle: -Float(way.y) * 0.01, axis: camera.worldRight.simd)
        camera.rotate(by: SCNVector4((side * rise).vector), aroundTarget: SCNVector3(middle))
        view.setNeedsDisplay()
    }

    private func approach(_ factor: CGFloat) {
        guard let view, let camera, factor > 0 else { return }
        camera.place.position = middle + (camera.place.position - middle) * Float(1 / factor)
        view.setNeedsDisplay()
    }
}

private final class OrbitPan: UIPanGestureRecognizer {
    var whenMoved: ((CGPoint) -> Void)? { didSet { addTarget(self, action: Selector("moved")) } }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "OrbitPan",
            methods: ["moved": { object, _ in unsafeDowncast(object, to: OrbitPan.self).moved() }])
    }

    private func moved() {
        whenMoved?(translation(in: view))
        setTranslation(.zero, in: view)
    }
}

private final class OrbitPinch: UIPinchGestureRecognizer {
    var whenPinched: ((CGFloat) -> Void)? { didSet { addTarget(self, action: Selector("pinched")) } }

    override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            super.__objectiveC, name: "OrbitPinch",
            methods: ["pinched": { object, _ in unsafeDowncast(object, to: OrbitPinch.self).pinched() }])
    }

    private func pinched() {
        whenPinched?(scale)
        scale = 1
    }
}
