import CoreGraphics
import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

extension SCNView {
    func setUp() {
        if backgroundColor == nil { backgroundColor = .white }
        layer.contentsGravity = .resize
    }

    func updateOrbit() {
        if allowsCameraControl, orbit == nil { orbit = CameraOrbit(self) }
        orbit?.isEnabled = allowsCameraControl
    }

    /// Choice (SceneKit): no more than two pixels a point, which the processor keeps up with.
    var pictureScale: CGFloat { min(max(contentScaleFactor, 1), 2) }

    var isRunning: Bool {
        guard let scene, window != nil, !scene.isPaused else { return false }
        return isPlaying || rendersContinuously || scene.rootNode.isMoving
    }

    /// The node that the scene is seen from.
    var eye: SCNNode {
        if let pointOfView { return pointOfView }
        var found: SCNNode?
        scene?.rootNode.visit { if found == nil, $0.camera != nil { found = $0 } }
        if let found { return found }
        if !isFramed, let box = scene?.rootNode.box {
            isFramed = true
            let camera = SCNCamera()
            camera.automaticallyAdjustsZRange = true
            ownCamera.camera = camera
            let middle = (box.0 + box.1) * 0.5
            let radius = max((box.1 - box.0).length / 2, 0.01)
            let aspect = Float(min(bounds.width / max(bounds.height, 1), 1))
            ownCamera.place.position = middle + SIMD3(0, 0, radius / (sin(Float.pi / 6) * max(aspect, 0.1)))
        }
        if ownCamera.camera == nil { ownCamera.camera = SCNCamera() }
        return ownCamera
    }

    func runFrame(at time: TimeInterval) {
        guard isRunning, let scene else { return lastFrame = nil }
        let seconds = lastFrame.map { min(max(time - $0, 0), 1) } ?? 0
        if lastFrame != nil, seconds <= 0 { return }
        if preferredFramesPerSecond > 0, lastFrame != nil, seconds < 1 / Double(preferredFramesPerSecond) - 0.001 {
            return
        }
        lastFrame = time
        delegate?.renderer(self, updateAtTime: time)
        sceneTime += seconds
        scene.rootNode.advance(by: seconds)
        delegate?.renderer(self, didApplyAnimationsAtTime: time)
        delegate?.renderer(self, didSimulatePhysicsAtTime: time)
        applyConstraints()
        delegate?.renderer(self, didApplyConstraintsAtTime: time)
        setNeedsDisplay()
    }

    private func applyConstraints() {
        let eye = eye.shownWorldMatrix
        scene?.rootNode.visit { node in
            for constraint in node.constraints ?? [] where constraint.isEnabled { constraint.apply(to: node, eye: eye) }
        }
    }

    func show() {
        guard let scene else { return layer.contents = nil }
        let time = lastFrame ?? 0
        delegate?.renderer(self, willRenderScene: scene, atTime: time)
        applyConstraints()
        layer.contents = picture()
        delegate?.renderer(self, didRenderScene: scene, atTime: time)
    }

    func picture() -> CGImage? {
        let (width, height) = (Int(bounds.width * pictureScale), Int(bounds.height * pictureScale))
        guard let scene, width > 0, height > 0, width < 8192, height < 8192,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            let data = context.data, context.bytesPerRow == width * 4
        else { return nil }
        let pixels = data.bindMemory(to: UInt32.self, capacity: width * height)
        var picture = Picture(width: width, height: height, projection: projection)
        picture.scale = Float(pictureScale)
        picture.samples = [.multisampling2X: 2, .multisampling4X: 4][antialiasingMode] ?? 1
        picture.background = (scene.background.contents as? UIColor ?? backgroundColor ?? .white).pixel
        if let image = scene.background.image {
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            picture.backdrop = Array(UnsafeBufferPointer(start: pixels, count: width * height))
        }
        let view = eye.shownWorldMatrix.inverse
        collect(scene.rootNode, .identity, 1, view, eye.camera?.categoryBitMask ?? -1, &picture)
        if autoenablesDefaultLighting, !picture.lamps.contains(where: { $0.kind != .ambient }) {
            picture.lamps.append(Lamp(.omni, color: SIMD3(1, 1, 1)))
        }
        if scene.fogEndDistance > 0 {
            picture.fog = Fog(
                start: Float(scene.fogStartDistance), end: Float(scene.fogEndDistance),
                power: Float(scene.fogDensityExponent), color: ((scene.fogColor as? UIColor) ?? .white).light.xyz)
        }
        Renderer.draw(picture, to: pixels)
        return context.makeImage()
    }

    var projection: Matrix { eye.camera?.projection(bounds.size) ?? SCNCamera().projection(bounds.size) }

    private func collect(
        _ node: SCNNode, _ parent: Matrix, _ opacity: CGFloat, _ view: Matrix, _ mask: Int, _ picture: inout Picture
    ) {
        guard !node.isHidden else { return }
        let matrix = parent * node.shownPlace.whole
        let opacity = opacity * node.shownOpacity
        guard opacity > 0 else { return }
        let seen = view * matrix
        if let light = node.light { picture.lamps.append(light.lamp(seen)) }
        if let geometry = node.geometry, node.categoryBitMask & mask != 0, !geometry.materials.isEmpty {
            let surfaces = geometry.materials.map(\.surface)
            for part in geometry.mesh.parts.indices {
                var draw = Draw(mesh: geometry.mesh, part: part, matrix: seen, surface: surfaces[part % surfaces.count])
                (draw.opacity, draw.order, draw.mask) = (Float(opacity), node.renderingOrder, node.categoryBitMask)
                picture.draws.append(draw)
            }
        }
        for child in node.childNodes { collect(child, matrix, opacity, view, mask, &picture) }
    }
}

/// The frames of all views that show scenes.
@MainActor final class SceneFrames: FramePass {
    static let place = FramePlace.beginning

    private struct Entry { weak var view: SCNView? }
    private var entries: [Entry] = []

    init() {}

    func add(_ view: SCNView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view))
    }

    func remove(_ view: SCNView) { entries.removeAll { $0.view == nil || $0.view === view } }

    /// Has all scenes drawn anew, after a change of what several nodes may share.
    func redrawAll() { for entry in entries { entry.view?.setNeedsDisplay() } }

    var need: FrameNeed { entries.contains { $0.view?.isRunning == true } ? .time : .nothing }

    func run(at time: CFTimeInterval) { for entry in entries { entry.view?.runFrame(at: time) } }
}
