import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Nodes as assistive technology finds them: those that say that they are elements, in the view that shows their scene.
extension SKNode {
    /// The rectangle of the node with all below it, in the screen's coordinates, in points; zero where no view shows it.
    var screenFrame: CGRect {
        guard let scene, let view = scene.view else { return .zero }
        let box = calculateAccumulatedFrame()
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
            CGPoint(x: box.maxX, y: box.maxY),
        ].map { corner -> CGPoint in
            let inScene = parent.map { scene.convert(corner, from: $0) } ?? corner
            return scene.convertPoint(toView: inScene)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let frame = CGRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
        return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    }

    /// The elements of the node and of those below it, which are not looked for in what is an element itself.
    func accessibleParts(in view: SKView) -> [Any] {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement { return [storedElement(in: view)] }
        if let elements = accessibilityElements {
            return elements.flatMap { ($0 as? SKNode)?.accessibleParts(in: view) ?? [$0] }
        }
        return children.flatMap { $0.accessibleParts(in: view) }
    }

    private func storedElement(in view: SKView) -> NodeElement {
        let element = accessibleElement ?? NodeElement(self)
        accessibleElement = element
        element.accessibilityContainer = view
        return element
    }
}

/// What stands for a node among the elements of a view; the node answers for it.
final class NodeElement: UIAccessibilityElement {
    private weak var node: SKNode?

    init(_ node: SKNode) {
        self.node = node
        super.init()
    }

    override var isAccessibilityElement: Bool {
        get { node?.isAccessibilityElement ?? false }
        set { node?.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { node?.accessibilityLabel }
        set { node?.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { node?.accessibilityIdentifier }
        set { node?.accessibilityIdentifier = newValue }
    }
    override var accessibilityValue: String? {
        get { node?.accessibilityValue }
        set { node?.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { node?.accessibilityHint }
        set { node?.accessibilityHint = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { node?.accessibilityTraits ?? .none }
        set { node?.accessibilityTraits = newValue }
    }
    override var accessibilityFrame: CGRect {
        get { node?.accessibilityFrame ?? .zero }
        set { node?.accessibilityFrame = newValue }
    }
    override var accessibilityPath: UIBezierPath? {
        get { node?.accessibilityPath }
        set { node?.accessibilityPath = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { node?.accessibilityCustomActions }
        set { node?.accessibilityCustomActions = newValue }
    }
    override func accessibilityActivate() -> Bool { node?.accessibilityActivate() ?? false }
    override func accessibilityIncrement() { node?.accessibilityIncrement() }
    override func accessibilityDecrement() { node?.accessibilityDecrement() }
}
