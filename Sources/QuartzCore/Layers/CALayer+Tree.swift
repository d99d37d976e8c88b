import CoreGraphics
import Foundation

extension CALayer {
    /// Removes the sublayers and adds others in their place.
    func exchangeAllSublayers(for layers: [CALayer]) {
        for layer in storedSublayers.reversed() { layer.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    /// The sublayers in the order in which they are drawn: by z position, then as added.
    package var sublayersInDrawingOrder: [CALayer] {
        guard storedSublayers.contains(where: { $0.modelState.zPosition != 0 }) else { return storedSublayers }
        return storedSublayers.enumerated()
            .sorted { ($0.element.modelState.zPosition, $0.offset) < ($1.element.modelState.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Takes a layer in among the sublayers, after it left its old superlayer; an index past the end is the end.
    // Choice (layers): no way of adding a layer goes through another that a subclass may override.
    func adopt(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: min(index, storedSublayers.count))
        layer.setSuperlayer(self)
        layer.resumeMarks()
        layer.resumeAnimations()
        noteChange()
    }

    func adopt(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        adopt(layer, at: sibling.flatMap { storedSublayers.place(of: $0) } ?? 0)
    }

    func adopt(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        adopt(layer, at: sibling.flatMap { storedSublayers.place(of: $0) }.map { $0 + 1 } ?? storedSublayers.count)
    }

    func adopt(_ new: CALayer, inPlaceOf old: CALayer) {
        guard old !== new, let index = storedSublayers.place(of: old) else { return }
        old.removeFromSuperlayer()
        adopt(new, at: index)
    }

    func leaveSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.mask === self { parent.mask = nil }
        parent.storedSublayers.removeObject(self)
        parent.forgetMarks(of: self)
        setSuperlayer(nil)
        parent.noteChange()
    }

    /// Lets two sublayers change their places.
    package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
        guard let first = storedSublayers.place(of: one), let second = storedSublayers.place(of: other) else { return }
        storedSublayers.swapAt(first, second)
        noteChange()
    }

    // MARK: Coordinates

    /// Maps this layer's points to those of the tree's root.
    package var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, current.superlayer != nil {
            transform = transform.concatenating(current.modelState.transformToSuperlayer)
            layer = current.superlayer
        }
        return transform
    }

    /// Converts a point between two layers of one tree; nil stands for the tree's root.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer))
    }

    /// The point in this layer's coordinate space of a point in another layer's; nil stands for the root's.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer).inverted())
    }

    /// The smallest rectangle in another layer's coordinate space that holds a rectangle of this layer's; nil stands
    /// for the root's.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer))
    }

    /// The smallest rectangle in this layer's coordinate space that holds a rectangle of another layer's; nil stands
    /// for the root's.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer).inverted())
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    /// The frontmost layer of the tree that holds a point of the superlayer's coordinate space.
    func layerHit(at point: CGPoint) -> CALayer? {
        guard !modelState.isHidden, modelState.opacity > 0 else { return nil }
        let local = point.applying(modelState.transformToSuperlayer.inverted())
        if modelState.masksToBounds && !contains(local) { return nil }
        for layer in sublayersInDrawingOrder.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return contains(local) ? self : nil
    }
}
