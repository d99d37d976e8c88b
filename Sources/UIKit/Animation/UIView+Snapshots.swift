import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    // Choice: without updates it still has the colours and places that were set meanwhile.
    /// Makes a view that shows what this one shows now, and goes on to do so.
    ///
    /// - Parameter afterUpdates: Whether to lay out and draw first what has changed since the last frame.
    /// - Returns: A view as large as this one; nil if there is nothing to show.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Makes a view that shows what a part of this one shows now.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - capInsets: The edges of the part that keep their size when the new view changes its own, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        return SnapshotView(picture(of: rect, afterUpdates: afterUpdates), capInsets: capInsets)
    }

    /// Draws what the view and its subviews show now into the current context.
    ///
    /// - Parameters:
    ///   - rect: Where, in points of the context; the view is scaled to fit.
    ///   - afterUpdates: Whether to lay out and draw first what has changed since the last frame.
    /// - Returns: Whether there was anything to draw, and a context.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        picture(of: bounds, afterUpdates: afterUpdates).draw(in: rect, of: context)
        return true
    }

    private func picture(of rect: CGRect, afterUpdates: Bool) -> LayerPicture {
        if afterUpdates { layoutIfNeeded() }
        layer.displaySubtree()
        return LayerPicture(of: layer, in: rect)
    }
}

/// Shows a picture of another view, with edges that do not stretch.
final class SnapshotView: UIView {
    private let picture: LayerPicture
    private let capInsets: UIEdgeInsets

    init(_ picture: LayerPicture, capInsets: UIEdgeInsets) {
        self.picture = picture
        self.capInsets = capInsets
        super.init(frame: CGRect(origin: .zero, size: picture.size))
        layer.needsDisplayOnBoundsChange = capInsets != .zero
    }

    required init?(coder: NSCoder) { nil }

    override func display(_ layer: CALayer) {
        if capInsets == .zero { layer.show(picture) } else { layer.recordContents() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = picture.size
        let columns = edges(capInsets.left, size.width, capInsets.right, to: bounds.width)
        let rows = edges(capInsets.top, size.height, capInsets.bottom, to: bounds.height)
        for column in columns {
            for row in rows {
                let target = CGRect(x: column.to, y: row.to, width: column.newLength, height: row.newLength)
                guard column.length > 0, row.length > 0, target.width > 0, target.height > 0 else { continue }
                context.saveGState()
                context.clip(to: target)
                let (x, y) = (target.width / column.length, target.height / row.length)
                picture.draw(
                    in: CGRect(
                        x: target.minX - column.from * x, y: target.minY - row.from * y, width: size.width * x,
                        height: size.height * y), of: context)
                context.restoreGState()
            }
        }
    }

    /// Where both edges and the middle of a length are, before and after.
    private func edges(_ start: CGFloat, _ length: CGFloat, _ end: CGFloat, to newLength: CGFloat)
        -> [(from: CGFloat, length: CGFloat, to: CGFloat, newLength: CGFloat)]
    {
        [
            (0, start, 0, start), (start, length - start - end, start, newLength - start - end),
            (length - end, end, newLength - end, end),
        ]
    }
}
