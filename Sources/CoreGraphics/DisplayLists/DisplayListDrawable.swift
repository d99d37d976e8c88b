import Foundation

/// Something that a display list holds and that draws itself, such as a run of glyphs.
package protocol DisplayListDrawable: AnyObject, Sendable {
    /// Where ink may fall, relative to the point that the drawable is drawn at, in user space.
    var bounds: CGRect { get }

    /// Draws with `cairo` (a `cairo_t *`), whose origin is the drawable's point and whose y axis points down.
    ///
    /// The matrix takes user space to device pixels; source colour, operator and clip are set. The drawable may change
    /// the source but has to leave the matrix as it was.
    func draw(in cairo: OpaquePointer, color: RGBA)

    /// Whether the drawable draws in other colours than the one that it is given, so that fading it takes more than
    /// another colour.
    var hasOwnColors: Bool { get }

    /// Whether the drawable draws on a page whose unit is a point as sharply as on pixels; it becomes a picture otherwise.
    var drawsVectors: Bool { get }

    /// What the drawable takes up in memory, in bytes, for caches that keep it alive.
    var byteCount: Int { get }

    /// Whether the other drawable leaves the same pixels; frames are compared with it to find what to redraw.
    func isSame(as other: any DisplayListDrawable) -> Bool
}

extension DisplayListDrawable {
    package var hasOwnColors: Bool { false }
    package var drawsVectors: Bool { false }
    package func isSame(as other: any DisplayListDrawable) -> Bool { self === other }
}
