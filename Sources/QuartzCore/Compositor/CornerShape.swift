import CoreGraphics
import Foundation

/// A layer's bounds with some of the corners rounded.
struct CornerShape {
    var rounded: RoundedRect
    var corners: CACornerMask

    init(_ state: LayerState, box: CGRect, unit: CGFloat) {
        let radius = state.cornerRadius.isFinite ? max(state.cornerRadius, 0) * unit : 0
        rounded = RoundedRect(box, radius: radius, isContinuous: state.cornerCurve == .continuous)
        corners = state.maskedCorners
    }

    var isPlain: Bool { rounded.radius == 0 || corners.isDisjoint(with: .all) }

    /// A rectangle that no corner cuts into.
    var safeArea: CGRect {
        isPlain ? rounded.rect : rounded.rect.insetBy(dx: rounded.radius * 0.35, dy: rounded.radius * 0.35)
    }

    func filled(_ color: RGBA) -> DisplayCommand.Operation {
        if isPlain { return .fillRect(rounded.rect, color) }
        return corners.isSuperset(of: .all) ? .fillRounded(rounded, color) : .fill(path, .winding, color)
    }

    var clipShape: Clip.Shape {
        if isPlain { return .rect(rounded.rect) }
        return corners.isSuperset(of: .all) ? .rounded(rounded) : .path(path, .winding)
    }

    /// The ring inside the edge.
    func border(_ width: CGFloat, _ color: RGBA) -> DisplayCommand.Operation {
        let (rect, width) = (rounded.rect, min(width, min(rounded.rect.width, rounded.rect.height) / 2))
        if width * 2 >= min(rect.width, rect.height) { return filled(color) }
        var ring = path
        var inner = self
        inner.rounded.rect = rect.insetBy(dx: width, dy: width)
        inner.rounded.radius = max(min(rounded.radius, min(rect.width, rect.height) / 2) - width, 0)
        ring.append(inner.path)
        return .fill(ring, .evenOdd, color)
    }

    /// The outline.
    var path: Path {
        if isPlain { return Path(rect: rounded.rect) }
        let outline = rounded.path
        if corners.isSuperset(of: .all) { return outline }
        // Curves of corners that stay square become lines to their tips.
        let rect = rounded.rect
        var path = Path()
        for element in outline.elements {
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.line(to: point)
            case .quad(let point, let control): path.quad(to: point, control: control)
            case .close: path.close()
            case .curve(let one, let two, let point):
                let isRight = (one.x + two.x) / 2 > rect.midX
                let isLow = (one.y + two.y) / 2 > rect.midY
                let corner: CACornerMask =
                    isLow
                    ? (isRight ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner)
                    : (isRight ? .layerMaxXMinYCorner : .layerMinXMinYCorner)
                if corners.contains(corner) {
                    path.curve(to: point, control1: one, control2: two)
                } else {
                    path.line(to: CGPoint(x: isRight ? rect.maxX : rect.minX, y: isLow ? rect.maxY : rect.minY))
                }
            }
        }
        return path
    }
}
