internal import CCairo
internal import CPango
import Foundation

/// One font at one size, ready to draw with Cairo at any scale.
///
/// Cairo 1.16 puts glyph images on whole pixels, which spaces text unevenly; iOS positions glyphs to a quarter of a
/// pixel. Outline fonts are therefore drawn through a Cairo user font whose glyph `4 * id + phase` is glyph `id` moved
/// right by `phase` quarters of a pixel, so that Cairo caches an image for each phase.
final class GlyphFont: @unchecked Sendable {
    static let phases = 4
    /// The most pixels to an em that glyphs are kept as images for: Cairo keeps 16384 glyphs, however big they are.
    static let largestImage = 128.0

    let family: String
    /// Whether glyphs carry their own colours; these have no phases.
    let isColor: Bool
    private let scaledFont: OpaquePointer
    private let matrix: cairo_matrix_t
    private let lock = NSLock()
    private var deviceFonts: [Double: OpaquePointer] = [:]

    /// Takes its own reference to `scaledFont`, a Cairo font with an identity transformation.
    init(scaledFont: OpaquePointer, family: String) {
        self.scaledFont = cairo_scaled_font_reference(scaledFont)
        self.family = family
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        self.matrix = matrix
        var isColor = false
        if let face = cairo_ft_scaled_font_lock_face(scaledFont) {
            isColor = face.pointee.face_flags & (1 << 14) != 0  // FT_FACE_FLAG_COLOR
            cairo_ft_scaled_font_unlock_face(scaledFont)
        }
        self.isColor = isColor
    }

    deinit {
        for font in deviceFonts.values { cairo_scaled_font_destroy(font) }
        cairo_scaled_font_destroy(scaledFont)
    }

    /// Runs `body` with the one set of options that all text uses: grey coverage and no hinting.
    static func withFontOptions<T>(_ body: (OpaquePointer) -> T) -> T {
        let options = cairo_font_options_create()!
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
        return body(options)
    }

    /// The Cairo font for drawing under an identity matrix with `scale` pixels to a point, retained for the caller.
    func deviceFont(scale: Double) -> OpaquePointer {
        lock.lock()
        defer { lock.unlock() }
        if let known = deviceFonts[scale] { return cairo_scaled_font_reference(known) }
        if deviceFonts.count >= 8 {
            for font in deviceFonts.values { cairo_scaled_font_destroy(font) }
            deviceFonts = [:]
        }
        var identity = cairo_matrix_t()
        cairo_matrix_init_identity(&identity)
        var device = cairo_matrix_t()
        let made: OpaquePointer
        if isColor {
            device = matrix
            device.xx *= scale
            device.xy *= scale
            device.yx *= scale
            device.yy *= scale
            made = Self.withFontOptions {
                cairo_scaled_font_create(cairo_scaled_font_get_font_face(scaledFont), &device, &identity, $0)
            }
        } else {
            let size = abs(matrix.yy)
            cairo_matrix_init_scale(&device, size * scale, size * scale)
            let face = PhasedFace.make(scaledFont: scaledFont, size: size)
            defer { cairo_font_face_destroy(face) }
            made = Self.withFontOptions { cairo_scaled_font_create(face, &device, &identity, $0) }
        }
        deviceFonts[scale] = made
        return cairo_scaled_font_reference(made)
    }

    /// Whether glyphs are drawn from their outlines with `scale` pixels to a point, as their images would be too big.
    func drawsOutlines(scale: Double) -> Bool { !isColor && abs(matrix.yy) * scale > Self.largestImage }

    /// Sets the font on `cairo` for drawing outlines or colour glyphs, `scale` units to a point, under any matrix.
    func select(in cairo: OpaquePointer, scale: Double = 1) {
        var matrix = matrix
        matrix.xx *= scale
        matrix.xy *= scale
        matrix.yx *= scale
        matrix.yy *= scale
        cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaledFont))
        cairo_set_font_matrix(cairo, &matrix)
        Self.withFontOptions { cairo_set_font_options(cairo, $0) }
    }

    /// Sets the font on `cairo` for drawing under an identity matrix: as it is, or for images at phases.
    func select(in cairo: OpaquePointer, pixelsToPoint scale: Double, isOutlined: Bool) {
        if isOutlined { return select(in: cairo, scale: scale) }
        let font = deviceFont(scale: scale)
        cairo_set_scaled_font(cairo, font)
        cairo_scaled_font_destroy(font)
    }

    /// The ink box of a glyph in points, y down, relative to its origin.
    func inkBox(of glyph: UInt32) -> CGRect {
        var extents = cairo_text_extents_t()
        var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
        return CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
    }

    /// How far a glyph moves the pen, in points.
    func advance(of glyph: UInt32) -> Double {
        var extents = cairo_text_extents_t()
        var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
        return extents.x_advance
    }

    /// The height of `text` above the baseline in points.
    func inkHeight(of text: String) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(scaledFont, text, &extents)
        return -extents.y_bearing
    }
}

/// A Cairo user font whose glyphs are another font's outlines at four horizontal phases.
private final class PhasedFace: Sendable {
    private nonisolated(unsafe) let face: OpaquePointer
    private let matrix: cairo_matrix_t

    private init(face: OpaquePointer, matrix: cairo_matrix_t) {
        self.face = cairo_font_face_reference(face)
        self.matrix = matrix
    }

    deinit { cairo_font_face_destroy(face) }

    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// A font face, retained for the caller, one unit of which is `size` points of `scaledFont`.
    static func make(scaledFont: OpaquePointer, size: Double) -> OpaquePointer {
        let made = cairo_user_font_face_create()!
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        matrix.xx /= size
        matrix.xy /= size
        matrix.yx /= size
        matrix.yy /= size
        let source = PhasedFace(face: cairo_scaled_font_get_font_face(scaledFont), matrix: matrix)
        cairo_font_face_set_user_data(made, key, Unmanaged.passRetained(source).toOpaque()) { data in
            if let data { Unmanaged<PhasedFace>.fromOpaque(data).release() }
        }
        // Cairo clips glyphs to what the font's extents let it expect.
        cairo_user_font_face_set_init_func(made) { _, _, extents in
            extents?.pointee = cairo_font_extents_t(
                ascent: 2, descent: 1, height: 3, max_x_advance: 4, max_y_advance: 0)
            return CAIRO_STATUS_SUCCESS
        }
        cairo_user_font_face_set_render_glyph_func(made) { font, index, cairo, _ in
            guard let font, let cairo,
                let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), PhasedFace.key)
            else { return CAIRO_STATUS_USER_FONT_ERROR }
            Unmanaged<PhasedFace>.fromOpaque(data).takeUnretainedValue().render(index, in: cairo)
            return CAIRO_STATUS_SUCCESS
        }
        return made
    }

    private func render(_ index: UInt, in cairo: OpaquePointer) {
        var shift = Double(index % UInt(GlyphFont.phases)) / Double(GlyphFont.phases)
        var none = 0.0
        cairo_device_to_user_distance(cairo, &shift, &none)
        var matrix = matrix
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &matrix)
        GlyphFont.withFontOptions { cairo_set_font_options(cairo, $0) }
        var glyph = cairo_glyph_t(index: index / UInt(GlyphFont.phases), x: shift, y: 0)
        cairo_glyph_path(cairo, &glyph, 1)
        cairo_fill(cairo)
    }
}
