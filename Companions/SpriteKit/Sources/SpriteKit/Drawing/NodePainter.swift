import CoreGraphics
import Foundation
import UIKit

/// How what is below a node is put together before it is drawn.
struct NodeGrouping {
    /// What is seen through; nil for everything.
    var mask: SKNode?
    var blendMode = SKBlendMode.alpha
}

/// Draws nodes into a context whose space is that of a scene's view.
///
/// What is drawn is collected first: heights add up along the tree, so that the order is that of the whole tree.
@MainActor final class NodePainter {
    let context: CGContext
    /// The number of things drawn.
    private(set) var count = 0
    /// What is seen of the context, in its space.
    private let area: CGRect
    /// The opacity of the node that is drawn, those above it counted.
    private(set) var alpha: CGFloat = 1

    private struct Item {
        let node: SKNode
        let transform: CGAffineTransform
        let alpha: CGFloat
        let height: CGFloat
        let isGroup: Bool
    }

    /// The number of pixels of a point of the context's space.
    private let scale: CGFloat

    init(_ context: CGContext, area: CGRect, scale: CGFloat) {
        self.context = context
        self.area = area
        self.scale = scale
    }

    /// A rectangle of the node's space with its edges moved to whole pixels, where it is not turned.
    ///
    /// Pictures on whole pixels are copied instead of sampled, and those that touch leave no gap.
    func onPixels(_ rect: CGRect) -> CGRect {
        let transform = context.ctm
        guard abs(transform.b) < 1e-6, abs(transform.c) < 1e-6, transform.a != 0, transform.d != 0 else { return rect }
        let place = rect.applying(transform)
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (rounded(place.minX), rounded(place.minY))
        let (width, height) = (rounded(place.maxX) - x, rounded(place.maxY) - y)
        guard width > 0, height > 0 else { return rect }
        return CGRect(x: x, y: y, width: width, height: height).applying(transform.inverted())
    }

    /// Draws a node and all below it.
    ///
    /// - Parameter transform: From the space of the node's parent to the context's.
    func draw(_ node: SKNode, _ transform: CGAffineTransform, alpha: CGFloat = 1) {
        var items: [Item] = []
        collect(node, transform, alpha: alpha, height: 0, into: &items)
        draw(items)
    }

    /// Draws what is below a node.
    ///
    /// - Parameter transform: From the node's space to the context's.
    func drawChildren(of node: SKNode, _ transform: CGAffineTransform, alpha: CGFloat = 1) {
        var items: [Item] = []
        for child in node.storedChildren { collect(child, transform, alpha: alpha, height: 0, into: &items) }
        draw(items)
    }

    private func collect(
        _ node: SKNode, _ outer: CGAffineTransform, alpha: CGFloat, height: CGFloat, into items: inout [Item]
    ) {
        let alpha = alpha * min(max(node.alpha, 0), 1)
        guard !node.isHidden, alpha > 0 else { return }
        let transform = node.localTransform.concatenating(outer)
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
        let height = height + node.zPosition
        if node.grouping != nil {
            items.append(Item(node: node, transform: transform, alpha: alpha, height: height, isGroup: true))
            return
        }
        if node.isDrawn {
            items.append(Item(node: node, transform: transform, alpha: alpha, height: height, isGroup: false))
        }
        for child in node.storedChildren { collect(child, transform, alpha: alpha, height: height, into: &items) }
    }

    private func draw(_ items: [Item]) {
        let isFlat = items.allSatisfy { $0.height == items[0].height }
        let ordered =
            isFlat
            ? items
            : items.enumerated().sorted {
                ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
            }.map(\.element)
        for item in ordered {
            context.saveGState()
            if item.isGroup { drawGroup(item) } else { drawOne(item) }
            context.restoreGState()
        }
    }

    private func drawOne(_ item: Item) {
        // Lines and glows reach over their rectangles.
        let rect = item.node.contentRect.applying(item.transform)
        if !rect.isEmpty, !rect.insetBy(dx: -64, dy: -64).intersects(area) { return }
        count += 1
        alpha = item.alpha
        context.concatenate(item.transform)
        context.setAlpha(item.alpha)
        item.node.paint(self)
    }

    private func drawGroup(_ item: Item) {
        guard let grouping = item.node.grouping else { return }
        context.setAlpha(item.alpha)
        context.setBlendMode(grouping.blendMode.coreGraphics)
        context.beginTransparencyLayer(in: area, auxiliaryInfo: nil)
        drawChildren(of: item.node, item.transform)
        if let mask = grouping.mask {
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer(in: area, auxiliaryInfo: nil)
            // The mask hides as far as it is drawn: without colour, to the edges.
            context.setFillColor(UIColor.clear.cgColor)
            context.fill(area)
            draw(mask, item.transform)
            context.endTransparencyLayer()
        }
        context.endTransparencyLayer()
    }
}
