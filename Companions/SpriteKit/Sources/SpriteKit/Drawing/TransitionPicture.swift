import CoreGraphics
import Foundation
import UIKit

/// The picture of two scenes of which one gives way to the other.
@MainActor struct TransitionPicture {
    typealias Draw = (SKScene, CGContext) -> Void

    private let context: CGContext
    private let bounds: CGRect

    init(_ context: CGContext, _ bounds: CGRect) {
        self.context = context
        self.bounds = bounds
    }

    func draw(_ transition: RunningTransition, to incoming: SKScene, draw: Draw) {
        let (outgoing, progress) = (transition.outgoing, transition.progress)
        switch transition.kind.kind {
        case .crossFade:
            draw(outgoing, context)
            faded(progress) { draw(incoming, context) }
        case .fade(let color):
            draw(progress < 0.5 ? outgoing : incoming, context)
            context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * (1 - abs(1 - 2 * progress))).cgColor)
            context.fill(bounds)
        case .push(let direction):
            moved(direction, progress) { draw(outgoing, context) }
            moved(direction, progress - 1) { draw(incoming, context) }
        case .moveIn(let direction):
            draw(outgoing, context)
            moved(direction, progress - 1) { draw(incoming, context) }
        case .reveal(let direction):
            draw(incoming, context)
            moved(direction, progress) { draw(outgoing, context) }
        case .doors(let opens, let isHorizontal):
            draw(opens ? incoming : outgoing, context)
            halves(apart: opens ? progress : 1 - progress, isHorizontal) { draw(opens ? outgoing : incoming, context) }
        case .doorway:
            context.setFillColor(UIColor.black.cgColor)
            context.fill(bounds)
            scaled(0.5 + progress / 2, 0.5 + progress / 2) { draw(incoming, context) }
            halves(apart: progress, true) { draw(outgoing, context) }
        case .flip(let isHorizontal):
            context.setFillColor(UIColor.black.cgColor)
            context.fill(bounds)
            let width = max(abs(1 - 2 * progress), 0.001)
            scaled(isHorizontal ? 1 : width, isHorizontal ? width : 1) {
                draw(progress < 0.5 ? outgoing : incoming, context)
            }
        }
    }

    private func kept(_ body: () -> Void) {
        context.saveGState()
        body()
        context.restoreGState()
    }

    private func faded(_ alpha: CGFloat, _ body: () -> Void) {
        kept {
            context.setAlpha(alpha)
            context.beginTransparencyLayer(in: bounds, auxiliaryInfo: nil)
            body()
            context.endTransparencyLayer()
        }
    }

    /// Draws moved by a part of the view's size to where a direction points.
    private func moved(_ direction: SKTransitionDirection, _ part: CGFloat, _ body: () -> Void) {
        kept {
            switch direction {
            case .up: context.translateBy(x: 0, y: -part * bounds.height)
            case .down: context.translateBy(x: 0, y: part * bounds.height)
            case .right: context.translateBy(x: part * bounds.width, y: 0)
            case .left: context.translateBy(x: -part * bounds.width, y: 0)
            }
            context.clip(to: bounds)
            body()
        }
    }

    /// Draws two halves that have moved apart by a part of their own width or height.
    private func halves(apart part: CGFloat, _ isHorizontal: Bool, _ body: () -> Void) {
        for side in [-1.0, 1] as [CGFloat] {
            kept {
                let half = CGSize(
                    width: isHorizontal ? bounds.width / 2 : bounds.width,
                    height: isHorizontal ? bounds.height : bounds.height / 2)
                context.translateBy(
                    x: isHorizontal ? side * part * half.width : 0, y: isHorizontal ? 0 : side * part * half.height)
                context.clip(
                    to: CGRect(
                        x: isHorizontal && side > 0 ? bounds.midX : bounds.minX,
                        y: !isHorizontal && side > 0 ? bounds.midY : bounds.minY, width: half.width,
                        height: half.height))
                body()
            }
        }
    }

    private func scaled(_ x: CGFloat, _ y: CGFloat, _ body: () -> Void) {
        kept {
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.scaleBy(x: x, y: y)
            context.translateBy(x: -bounds.midX, y: -bounds.midY)
            context.clip(to: bounds)
            body()
        }
    }
}
