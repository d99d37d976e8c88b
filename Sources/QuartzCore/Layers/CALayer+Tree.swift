import CoreGraphics
import Foundation

extension CALayer {
    /// The layers inside this one, back to front; nil when there are none.
    public var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set {
            for layer in storedSublayers.reversed() { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The sublayers in the order in which they are drawn: by z position, then as added.
    package var sublayersInDrawingOrder: [CALayer] {
        guard storedSublayers.contains(where: { $0.modelState.zPosition != 0 }) else { return storedSublayers }
        return storedSublayers.enumerated()
            .sorted { ($0.element.modelState.zPosition, $0.offset) < ($1.element.modelState.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Adds a layer above the other sublayers, after it left its old superlayer.
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(storedSublayers.count))
    }

    /// Inserts a layer; an index past the end puts it in front of all.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: min(Int(index), storedSublayers.count))
        layer.setSuperlayer(self)
        layer.resumeMarks()
        layer.resumeAnimations()
        noteChange()
    }

    /// Inserts a layer below a sibling, or at the back when the sibling is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sibling.flatMap { storedSublayers.place(of: $0) } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    /// Inserts a layer above a sibling, or at the front when the sibling is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sibling.flatMap { storedSublayers.place(of: $0) }.map { $0 + 1 } ?? storedSublayers.count
        insertSublayer(layer, at: UInt32(index))
    }

    /// Puts a layer into the place of a sublayer.
    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = storedSublayers.place(of: old) else { return }
        old.removeFromSuperlayer()
        insertSublayer(new, at: UInt32(index))
    }

    /// Takes the layer out of its superlayer's sublayers, or its mask.
    public func removeFromSuperlayer() {
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
