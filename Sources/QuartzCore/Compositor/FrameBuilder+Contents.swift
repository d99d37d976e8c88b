import CoreGraphics
import Foundation

extension FrameBuilder {
    /// Adds the layer's own content: a recording, an image, a shape or a gradient.
    func addContents(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        switch layer.state.special {
        case .none, .space, .replicator: break
        case .emitter(let emitter):
            add(layer.particles, of: emitter, place, clip: clip, visible: visible, to: &list)
        case .shape(let shape): add(shape, place, clip: clip, visible: visible, to: &list)
        case .gradient(let gradient): add(gradient, layer.state, place, clip: clip, visible: visible, to: &list)
        }
        if let image = layer.contents {
            add(image, of: layer, place, clip: clip, visible: visible, to: &list)
        } else if let recording = layer.recording {
            add(recording.list, recording.size, of: layer, place, clip: clip, visible: visible, to: &list)
        }
    }

    // MARK: Recordings

    /// Adds what `draw(in:)` recorded, as if it were a bitmap of the recording's size.
    private func add(
        _ recording: DisplayList, _ size: CGSize, of layer: LayerSnapshot, _ place: Placement, clip: Clip?,
        visible: CGRect, to list: inout DisplayList
    ) {
        let bounds = layer.state.bounds
        var transform = place.points
        if size == bounds.size, layer.state.contentsRect == .unit {
            transform = transform.translatedBy(x: bounds.minX, y: bounds.minY)
        } else {
            let target = layer.state.contentsRect.expanding(layer.contentsGravity.place(size, in: bounds))
            guard target.width > 0, target.height > 0 else { return }
            transform = transform.translatedBy(x: target.minX, y: target.minY)
                .scaledBy(x: target.width / size.width, y: target.height / size.height)
        }
        let frame = CGRect(origin: .zero, size: size)
        guard recording.bounds.applying(transform).insetBy(dx: -1, dy: -1).intersects(visible) else { return }
        var inner = clip
        // Text says that its ink may reach a point further than it does.
        if !frame.insetBy(dx: -1.01, dy: -1.01).contains(recording.bounds) || layer.state.contentsRect != .unit {
            // A bitmap would have ended at its edges, on whole pixels where the layer does.
            inner =
                size == bounds.size
                ? Clip(.rect(place.box), transform: place.boxTransform, within: clip)
                : Clip(.rect(frame), transform: transform, within: clip)
            if layer.state.contentsRect != .unit {
                inner = Clip(.rect(place.box), transform: place.boxTransform, within: clip)
            }
        }
        if recording.needsOwnPicture {
            // Clearing and the like act on the layer's own pixels.
            var whole = DisplayList()
            for command in recording.commands { whole.append(command.applying(transform, within: nil)) }
            list.append(DisplayCommand(.group(whole), clip: inner))
        } else if recording.commands.count > 4 {
            list.append(
                DisplayCommand(.tile(memory.recordingTile(of: layer, recording)), transform: transform, clip: inner))
        } else {
            for command in recording.commands { list.append(command.applying(transform, within: inner)) }
        }
    }

    // MARK: Images

    private func add(
        _ image: CGImage, of layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        let (part, scale) = (layer.state.contentsRect, layer.contentsScale > 0 ? layer.contentsScale : 1)
        let pixels = CGSize(
            width: CGFloat(image.width) * abs(part.width), height: CGFloat(image.height) * abs(part.height))
        guard pixels.width > 0, pixels.height > 0, !place.box.isEmpty else { return }
        let natural = CGSize(
            width: pixels.width / scale * place.unit, height: pixels.height / scale * place.unit)
        var target = layer.contentsGravity.place(natural, in: place.box)
        if place.isSnapped {
            // An image at its own size stays pixel for pixel.
            target.origin = CGPoint(x: target.minX.rounded(.down), y: target.minY.rounded(.down))
        }
        guard target.width > 0, target.height > 0 else { return }
        let isLarger = target.width * place.boxTransform.meanScale > pixels.width
        let options = layer.state.options
        let quality = (isLarger ? options.magnification : options.minification).quality
        func append(_ image: CGImage, _ rect: CGRect, _ clip: Clip?) {
            self.append(
                DisplayCommand(.image(image, rect, quality), transform: place.boxTransform, clip: clip), visible,
                to: &list)
        }
        if layer.contentsCenter != .unit, part == .unit {
            let ratio = place.unit / scale
            for piece in memory.pieces(of: image, center: layer.contentsCenter) {
                append(piece.image, piece.place(in: target, ratio: ratio), clip)
            }
        } else if part != .unit {
            append(
                image, part.expanding(target), Clip(.rect(target), transform: place.boxTransform, within: clip))
        } else {
            append(image, target, clip)
        }
    }

    // MARK: Shapes and gradients

    private func add(
        _ shape: ShapeState, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        guard let path = shape.path?.value, !path.isEmpty else { return }
        if let color = shape.fillColor?.rgba, color.alpha > 0 {
            append(
                DisplayCommand(.fill(path, shape.fillRule, color), transform: place.points, clip: clip), visible,
                to: &list)
        }
        if let color = shape.strokeColor?.rgba, color.alpha > 0, shape.stroke.width > 0 {
            let part = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
            if part.isEmpty { return }
            append(
                DisplayCommand(.stroke(part, shape.stroke, color), transform: place.points, clip: clip), visible,
                to: &list)
        }
    }

    private func add(
        _ gradient: GradientState, _ state: LayerState, _ place: Placement, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        guard !gradient.colors.isEmpty, !place.box.isEmpty else { return }
        let locations = gradient.locations.count == gradient.colors.count ? gradient.locations : nil
        let colors = CGGradient(colors: gradient.colors.map(\.rgba), locations: locations)
        let shape = CornerShape(state, box: place.box, unit: place.unit)
        let inside = Clip(shape.clipShape, transform: place.boxTransform, within: clip)
        let box = place.box
        func point(_ fraction: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + fraction.x * box.width, y: box.minY + fraction.y * box.height)
        }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
        var transform = place.boxTransform
        let operation: DisplayCommand.Operation
        switch gradient.shape {
        case .radial:
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            guard width > 0, height > 0 else { return }
            // A circle of radius 1, stretched.
            transform = transform.translatedBy(x: start.x, y: start.y).scaledBy(x: width, y: height)
            operation = .radialGradient(
                colors, Circle(center: .zero, radius: 0), Circle(center: .zero, radius: 1), options)
        case .axial: operation = .linearGradient(colors, start, end, options)
        case .conic:
            // Choice (layers): the angle is measured in the layer's points, not in fractions of its bounds.
            let sweep = ConicGradient(
                colors, center: start, angle: atan2(end.y - start.y, end.x - start.x), in: box)
            operation = .external(ExternalDrawing(sweep, at: .zero, color: .black))
        }
        append(DisplayCommand(operation, transform: transform, clip: inside), visible, to: &list)
    }
}

extension CGRect {
    /// All of something, in fractions.
    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The rectangle of which this one, in fractions, takes up `part`.
    func expanding(_ part: CGRect) -> CGRect {
        if self == .unit || width == 0 || height == 0 { return part }
        let (width, height) = (part.width / self.width, part.height / self.height)
        return CGRect(x: part.minX - minX * width, y: part.minY - minY * height, width: width, height: height)
    }
}

extension DisplayList {
    /// Whether something in the list changes what is below it in another way than by covering it.
    fileprivate var needsOwnPicture: Bool {
        commands.contains { command in
            if case .clear = command.operation { return true }
            return command.blendMode != .normal
        }
    }
}

extension CALayerContentsGravity {
    /// Where contents of a size lie in a rectangle.
    func place(_ size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        var scale: CGFloat = 1
        switch self {
        case .resizeAspect: scale = min(rect.width / size.width, rect.height / size.height)
        case .resizeAspectFill: scale = max(rect.width / size.width, rect.height / size.height)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        default: return rect
        }
        let (width, height) = (size.width * scale, size.height * scale)
        // Where the free space goes: 0 all of it to the right or below, 1 all of it to the left or above.
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: rect.minX + (rect.width - width) * x, y: rect.minY + (rect.height - height) * y, width: width,
            height: height)
    }
}
