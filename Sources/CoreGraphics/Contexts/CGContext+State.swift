import Foundation

extension CGContext {
    /// Sets the colour that areas are filled with.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
        state.fillTile = color.tile
        state.fillSpace = color.colorSpace ?? state.fillSpace
    }

    /// Sets the colour that lines are drawn with.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.rgba
        state.strokeSpace = color.colorSpace ?? state.strokeSpace
    }

    /// Sets the colour of fills to an sRGB one, components 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines to an sRGB one, components 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills to a grey, components 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of lines to a grey, components 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the space of `setFillColor(_:)`'s components, and the fill colour to its opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = .black
        state.fillTile = nil
    }

    /// Sets the space of `setStrokeColor(_:)`'s components, and the stroke colour to its opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = .black
    }

    /// Sets the fill colour from components of the current fill space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillSpace, components: components) else { return }
        setFillColor(color)
    }

    /// Sets the stroke colour from components of the current stroke space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeSpace, components: components) else { return }
        setStrokeColor(color)
    }

    /// Sets the width of lines in user space; negative widths are ignored.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.stroke.width = width }
    }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets how segments meet.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets how long a mitre may be, as a multiple of the line width, before the join becomes a bevel.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.stroke.miterLimit = max(limit, 1) }
    }

    /// Sets the lengths of dashes and gaps in turn, and how far into them a line starts; no lengths, no dashes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
        state.stroke.dashes = isUsable ? lengths : []
        state.stroke.dashPhase = isUsable ? phase : 0
    }

    /// Sets how straight curves may be drawn. Curves are always drawn to a tenth of a pixel, so this changes nothing.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the alpha that multiplies everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    /// Sets how drawn colours meet what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Gives what is drawn a shadow; no colour means no shadow.
    ///
    /// Offset and blur are in the space that the context began with, whatever the current transform. The blur's standard
    /// deviation is half of `blur`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(
            offset: offset.applying(base), deviation: blur.isFinite ? max(blur, 0) / 2 : 0, color: color.rgba)
    }

    /// Gives what is drawn a shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets whether edges are smoothed.
    public func setShouldAntialias(_ flag: Bool) { state.antialiases = flag }

    /// Sets whether edges may be smoothed; the same as `setShouldAntialias(_:)` here.
    public func setAllowsAntialiasing(_ flag: Bool) { state.antialiases = flag }

    // Letters stand at quarters of a pixel here and have edges in grey, whatever is wished for.
    /// A wish for edges of letters in colour, which iOS has not either.
    public func setAllowsFontSmoothing(_ flag: Bool) {}
    /// A wish for edges of letters in colour, which iOS has not either.
    public func setShouldSmoothFonts(_ flag: Bool) {}
    /// A wish about letters between pixels, where they always stand.
    public func setAllowsFontSubpixelPositioning(_ flag: Bool) {}
    /// A wish about letters between pixels, where they always stand.
    public func setShouldSubpixelPositionFonts(_ flag: Bool) {}
    /// A wish about the places of letters between pixels, which are always quarters.
    public func setAllowsFontSubpixelQuantization(_ flag: Bool) {}
    /// A wish about the places of letters between pixels, which are always quarters.
    public func setShouldSubpixelQuantizeFonts(_ flag: Bool) {}

    /// How scaled images are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // MARK: Clip

    /// Keeps drawing inside the current path, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = userPath
        beginPath()
        state.clip = Clip(.path(path, rule), transform: total, within: state.clip)
    }

    /// Keeps drawing inside a rectangle, and empties the path.
    public func clip(to rect: CGRect) {
        beginPath()
        state.clip = Clip(.rect(rect.standardized), transform: total, within: state.clip)
    }

    /// Keeps drawing inside any of the rectangles, and empties the path.
    public func clip(to rects: [CGRect]) {
        if rects.count == 1 { return clip(to: rects[0]) }
        var path = Path()
        for rect in rects { path.add(rect.standardized) }
        beginPath()
        state.clip = Clip(.path(path, .winding), transform: total, within: state.clip)
    }

    /// Keeps drawing to where an image is: its alpha, stretched over a rectangle, multiplies everything.
    public func clip(to rect: CGRect, mask: CGImage) {
        beginPath()
        let area = rect.standardized
        state.clip = Clip(.mask(mask, area), transform: area.mirror.concatenating(total), within: state.clip)
    }

    /// Removes the clip.
    public func resetClip() { state.clip = nil }

    /// The smallest rectangle of user space around the clip, in what is drawn into: a bitmap, a page, the bounds of a layer.
    public var boundingBoxOfClipPath: CGRect {
        var area = clipBounds
        let page = file?.page.map { CGRect(origin: .zero, size: $0.size) }
        if let bounds = backing?.bitmap.bounds.rect ?? page ?? recordedBounds {
            area = area.map { $0.intersection(bounds) } ?? bounds
        }
        return area?.applying(total.inverted()) ?? .infinite
    }

    // MARK: Spaces

    /// From user space to the space of the bitmap, y up as the context's own.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// The point in device space, in pixels, of a point in user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// The point in user space of a point in device space, in pixels.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// The size in device space, in pixels, of a size in user space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// The size in user space of a size in device space, in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// The smallest rectangle in device space, in pixels, that holds a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// The smallest rectangle in user space that holds a rectangle of device space, in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGRect {
    /// Turns the rectangle upside down in place.
    var mirror: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY) }
}
