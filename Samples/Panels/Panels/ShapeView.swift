import UIKit

/// Fills one shape with one colour.
final class ShapeView: UIView {
    private let color: UIColor
    private let shape: @MainActor (CGRect) -> UIBezierPath

    /// Makes a view that fills what `shape` returns for the view's bounds.
    init(color: UIColor, shape: @escaping @MainActor (CGRect) -> UIBezierPath) {
        self.color = color
        self.shape = shape
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ShapeView is made in code")
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        shape(bounds).fill()
    }
}
