import CoreGraphics
import Foundation

extension UIImage {
    /// Draws the picture into the current context with its top left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture into the current context, stretched over a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture into the current context with its top left corner at a point, blended and with an opacity from
    /// 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context over a rectangle, blended and with an opacity from 0 to 1. A resizable
    /// picture keeps its edges, and any other is stretched.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let upright else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if traits.isResizable {
            NinePartDrawing(self, upright).draw(in: rect, context)
        } else {
            context.drawUpright(upright, in: rect)
        }
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with the picture, repeated from the context's top left corner on.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), upright != nil else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }
}

extension CGImage {
    /// The same shape in one colour.
    func filled(with color: CGColor) -> CGImage? {
        redrawn(width: width, height: height) { context, area in
            context.drawUpright(self, in: area)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color)
            context.fill(area)
        }
    }

    /// The picture that pixels in an orientation show.
    func turned(from orientation: UIImage.Orientation) -> CGImage? {
        let (w, h) = (CGFloat(width), CGFloat(height))
        let isSideways: Bool
        let matrix: CGAffineTransform
        switch orientation {
        case .up: return self
        case .upMirrored: (isSideways, matrix) = (false, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0))
        case .down: (isSideways, matrix) = (false, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h))
        case .downMirrored: (isSideways, matrix) = (false, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h))
        case .left: (isSideways, matrix) = (true, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w))
        case .right: (isSideways, matrix) = (true, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0))
        case .leftMirrored: (isSideways, matrix) = (true, CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        case .rightMirrored: (isSideways, matrix) = (true, CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w))
        }
        return redrawn(width: isSideways ? height : width, height: isSideways ? width : height) { context, _ in
            context.concatenate(matrix)
            context.drawUpright(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        }.map { replacingPixels($0.bitmap) }
    }

    private func redrawn(width: Int, height: Int, _ draw: (CGContext, CGRect) -> Void) -> CGImage? {
        let size = CGSize(width: width, height: height)
        return CGImage.drawn(size, scale: 1) { draw($0, CGRect(origin: .zero, size: size)) }
    }

    /// Draws an image of `size` points, y down; nil for a size that is empty or too big.
    static func drawn(_ size: CGSize, scale: CGFloat, isOpaque: Bool = false, _ draw: (CGContext) -> Void) -> CGImage? {
        let context = CGContext(recordingInto: size)
        draw(context)
        return context.takeList().image(size, scale: scale, isOpaque: isOpaque)
    }
}

extension DisplayList {
    /// The pixels that the list draws.
    func image(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(Bitmap.maximumSide), height <= CGFloat(Bitmap.maximumSide),
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        if isOpaque { bitmap.fill(0xFF00_0000) }
        DisplayListRenderer(target: bitmap).render(self, transform: CGAffineTransform(scaleX: scale, y: scale))
        return CGImage(bitmap, isOpaque: isOpaque)
    }
}
