internal import CCairo
import Foundation

/// A page of a file, drawn with as many pixels as the place has where it is drawn.
final class PDFPageDrawing: DisplayListDrawable {
    private let page: CGPDFPage

    init(_ page: CGPDFPage) { self.page = page }

    var bounds: CGRect { page.getBoxRect(.cropBox) }
    var hasOwnColors: Bool { true }
    var byteCount: Int { 0 }

    func isSame(as other: any DisplayListDrawable) -> Bool { (other as? PDFPageDrawing)?.page === page }

    func draw(in cairo: OpaquePointer, color: RGBA) {
        let box = bounds
        let scale = PixelPainter.matrix(of: cairo).meanScale
        guard box.width > 0, box.height > 0, scale > 0, scale.isFinite else { return }
        // No picture is larger than four thousand pixels, whatever it is stretched to.
        let most = 4096 / max(box.width, box.height)
        let density = Int((min(scale, most) * 72).rounded(.up))
        guard let picture = page.picture(density: max(density, 1)) else { return }
        let bitmap = picture.bitmap
        cairo_save(cairo)
        var toPage = Self.toPage(box, turned: Int(page.rotationAngle)).cairo
        cairo_transform(cairo, &toPage)
        cairo_scale(
            cairo, Double(width(box)) / Double(bitmap.width), Double(height(box)) / Double(bitmap.height))
        cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private var isSideways: Bool { page.rotationAngle % 180 != 0 }
    private func width(_ box: CGRect) -> CGFloat { isSideways ? box.height : box.width }
    private func height(_ box: CGRect) -> CGFloat { isSideways ? box.width : box.height }

    /// From the page as it is shown, in points from its top left corner, to the page's space.
    private static func toPage(_ box: CGRect, turned angle: Int) -> CGAffineTransform {
        let upright: CGAffineTransform =
            switch angle {
            case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.height)
            case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height)
            case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.width, ty: 0)
            default: .identity
            }
        return upright.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY))
    }
}
