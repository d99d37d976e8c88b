import CoreGraphics
import Foundation
import UIKit

extension SKView {
    func drawScenes() {
        guard let context = UIGraphicsGetCurrentContext(), let scene = storedScene else { return }
        if let transition {
            TransitionPicture(context, bounds).draw(transition, to: scene, draw: draw)
        } else {
            draw(scene, context)
        }
    }

    /// Draws a scene over the whole view.
    private func draw(_ scene: SKScene, _ context: CGContext) {
        let port = scene.port(in: bounds.size)
        let isWhole = port.contains(bounds)
        context.saveGState()
        if !isWhole {
            if !allowsTransparency { fill(bounds, .black, context) }
            context.clip(to: port)
        }
        // A colour that shines through shows what is behind the view only where the view lets it.
        if !allowsTransparency { fill(port.intersection(bounds), .black, context) }
        fill(port.intersection(bounds), scene.backgroundColor, context)
        let transform = scene.viewTransform(in: bounds.size)
        let painter = NodePainter(context, area: port.intersection(bounds), scale: contentScaleFactor)
        painter.drawChildren(of: scene, transform, alpha: scene.alpha)
        if showsPhysics { scene.physicsWorld.drawOutlines(context, transform) }
        context.restoreGState()
        drawNumbers(of: scene, drawn: painter.count, context)
    }

    private func fill(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
        guard color.cgColor.alpha > 0 else { return }
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }

    /// The numbers in the lower right corner.
    private func drawNumbers(of scene: SKScene, drawn: Int, _ context: CGContext) {
        var texts: [String] = []
        if showsNodeCount {
            var nodes = -1
            scene.visitAll { _ in nodes += 1 }
            texts.append("nodes:\(nodes)")
        }
        if showsDrawCount { texts.append("draws:\(drawn)") }
        if showsQuadCount { texts.append("quads:\(drawn)") }
        if showsFPS {
            let rate = preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60
            texts.append("\(rate).0 fps")
        }
        guard !texts.isEmpty else { return }
        let text = NSAttributedString(
            string: texts.joined(separator: "  "),
            attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
        let size = text.size()
        let corner = bounds.inset(by: safeAreaInsets)
        text.draw(at: CGPoint(x: corner.maxX - size.width - 8, y: corner.maxY - size.height - 4))
    }

    func picture(of node: SKNode, in rect: CGRect) -> SKTexture? {
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY)
            let painter = NodePainter(
                context, area: CGRect(origin: .zero, size: rect.size), scale: contentScaleFactor)
            if let scene = node as? SKScene {
                context.setFillColor(scene.backgroundColor.cgColor)
                context.fill(CGRect(origin: .zero, size: rect.size))
            }
            painter.draw(node, transform)
        }
        return SKTexture(image: image)
    }
}
