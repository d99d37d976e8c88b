import Foundation

extension CGContext {
    /// Draws the current path, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = userPath
        beginPath()
        if path.isEmpty { return }
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path)
        }
    }

    /// Fills the current path, and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Draws a line along the current path, and empties it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle, and empties the path.
    public func fill(_ rect: CGRect) {
        beginPath()
        if rect.isNull { return }
        if let tile = state.fillTile { return fill(.rect(rect.standardized), with: tile) }
        record(.fillRect(rect.standardized, state.fillColor))
    }

    /// Fills rectangles, and empties the path.
    public func fill(_ rects: [CGRect]) {
        if rects.count == 1 { return fill(rects[0]) }
        var path = Path()
        for rect in rects { path.add(rect.standardized) }
        beginPath()
        if !path.isEmpty { fill(path, .winding) }
    }

    /// Fills a rectangle with round or continuous corners with the fill colour.
    package func fill(_ shape: RoundedRect) {
        if let tile = state.fillTile { return fill(.rounded(shape), with: tile) }
        record(.fillRounded(shape, state.fillColor))
    }

    /// Keeps drawing inside a rectangle with round or continuous corners.
    package func clip(to shape: RoundedRect) {
        state.clip = Clip(.rounded(shape), transform: total, within: state.clip)
    }

    /// Draws a line along the sides of a rectangle, and empties the path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        if !rect.isNull { stroke(Path(rect: rect)) }
    }

    /// Draws a line of a width along the sides of a rectangle, and empties the path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        state.stroke.width = kept
    }

    /// Fills the ellipse that touches the sides of a rectangle, and empties the path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line along the ellipse that touches the sides of a rectangle, and empties the path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws a line between the first two points, one between the next two, and so on, and empties the path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        if !rect.isNull { record(.clear(rect.standardized)) }
    }

    /// Draws an image stretched over a rectangle, its top where y is largest: upside down when y points down. A stencil lets the
    /// fill colour through.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let area = rect.standardized
        if area.isNull || area.isEmpty { return }
        if !byTiling { return drawImage(image, in: area) }
        let limits = boundingBoxOfClipPath
        if limits.isNull || limits.isEmpty || limits.isInfinite { return drawImage(image, in: area) }
        let columns =
            Int(
                ((limits.minX - area.minX) / area.width).rounded(.down))..<Int(
                ((limits.maxX - area.minX) / area.width).rounded(.up))
        let rows =
            Int(
                ((limits.minY - area.minY) / area.height).rounded(.down))..<Int(
                ((limits.maxY - area.minY) / area.height).rounded(.up))
        for row in rows {
            for column in columns {
                drawImage(image, in: area.offsetBy(dx: CGFloat(column) * area.width, dy: CGFloat(row) * area.height))
            }
        }
    }

    private func drawImage(_ image: CGImage, in area: CGRect) {
        record(operation(drawing: image, in: area), transform: area.mirror.concatenating(total))
    }

    /// A stencil is drawn in the fill colour, and an image whose pixels are not to be mixed as it is.
    private func operation(drawing image: CGImage, in area: CGRect) -> DisplayCommand.Operation {
        let shown = image.isMask ? image.stencilled(state.fillColor) ?? image : image
        return .image(shown, area, image.shouldInterpolate ? state.interpolationQuality : .none)
    }

    /// Draws an image stretched over a rectangle, its top where y is smallest.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let area = rect.standardized
        if area.isNull || area.isEmpty { return }
        record(operation(drawing: image, in: area))
    }

    /// Draws colours that change along the line between two points, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        record(.linearGradient(gradient, startPoint, endPoint, options))
    }

    /// Draws colours that change from one circle to another, within the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        record(
            .radialGradient(
                gradient, Circle(center: startCenter, radius: startRadius),
                Circle(center: endCenter, radius: endRadius), options))
    }

    private func fill(_ path: Path, _ rule: CGPathFillRule) {
        if let tile = state.fillTile { return fill(.path(path, rule), with: tile) }
        record(.fill(path, rule, state.fillColor))
    }

    /// Fills a shape with a repeated picture, which lies upright from the context's top left corner on.
    private func fill(_ shape: Clip.Shape, with tile: PatternTile) {
        let kept = state.clip
        let clip = Clip(shape, transform: total, within: kept)
        state.clip = clip
        record(
            .external(ExternalDrawing(PatternFill(tile, over: clip.bounds), at: .zero, color: .black)),
            transform: .identity)
        state.clip = kept
    }

    private func stroke(_ path: Path) { record(.stroke(path, state.stroke, state.strokeColor)) }
}
