import Foundation
import QuartzCore

/// A recognizer of a pan that starts at an edge of its view, whether or not that is the screen's edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge, in points, in which the finger has to come down.
    private static let edgeWidth: CGFloat = 20

    /// The edges that a pan may start at; none unless set, and then no pan is recognised.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let view, let touch = touches.first, state == .possible else { return }
        let (point, bounds) = (touch.location(in: view), view.bounds)
        let isAtEdge =
            edges.contains(.left) && point.x - bounds.minX <= Self.edgeWidth
            || edges.contains(.right) && bounds.maxX - point.x <= Self.edgeWidth
            || edges.contains(.top) && point.y - bounds.minY <= Self.edgeWidth
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.edgeWidth
        if !isAtEdge { state = .failed }
    }

    override func mayRecognize(path: CGPoint) -> Bool {
        let isHorizontal = abs(path.x) > abs(path.y)
        return edges.contains(.left) && isHorizontal && path.x > 0
            || edges.contains(.right) && isHorizontal && path.x < 0
            || edges.contains(.top) && !isHorizontal && path.y > 0
            || edges.contains(.bottom) && !isHorizontal && path.y < 0
    }
}
