import CoreGraphics
import Foundation

extension LayerState {
    /// Where the anchor point is in the layer's points.
    private var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Maps the layer's points, and what lies before or behind them, to the space of its superlayer's sublayers.
    var matrixToSuperlayer: CATransform3D {
        CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform),
            CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// Whether sublayers lie in the layer's own points.
    var hasPlainSublayers: Bool { !options.isFlipped && CATransform3DIsIdentity(sublayerTransform) }

    /// Maps the space of the sublayers to the layer's points.
    var sublayerMatrix: CATransform3D {
        var matrix = CATransform3DIdentity
        if options.isFlipped {
            matrix = CATransform3DMakeScale(1, -1, 1)
            matrix.m42 = bounds.minY + bounds.maxY
        }
        if CATransform3DIsIdentity(sublayerTransform) { return matrix }
        return CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DConcat(matrix, CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)), sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}

extension CATransform3D {
    /// Where the points of the plane z = 0 are seen in it after the transform.
    var projection: Homography {
        Homography(
            x: .init(Double(m11), Double(m21), Double(m41)), y: .init(Double(m12), Double(m22), Double(m42)),
            w: .init(Double(m14), Double(m24), Double(m44)))
    }

    /// How near to the eye a point of the plane z = 0 comes to lie.
    fileprivate func depth(of point: CGPoint) -> CGFloat {
        let w = m14 * point.x + m24 * point.y + m44
        return (m13 * point.x + m23 * point.y + m43) / (w == 0 ? 1 : w)
    }
}

/// A layer in a space that it shares with others.
@MainActor private struct Plane {
    let layer: LayerSnapshot
    /// From the layer's points to those of the layer that shows the space.
    let matrix: CATransform3D
    /// What the layers around it that have no picture of their own leave of its opacity.
    let opacity: CGFloat
    let tint: RGBA
    let depth: CGFloat
}

extension FrameBuilder {
    // Choice (layers): layers that cut through each other are not divided: the one whose middle is nearer covers all.
    /// Adds sublayers that lie in space, the farthest first.
    func addInSpace(
        _ layer: LayerSnapshot, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        var planes: [Plane] = []
        collect(layer, CATransform3DIdentity, opacity: 1, tint: .white, into: &planes)
        let order = planes.indices.sorted { (planes[$0].depth, $0) < (planes[$1].depth, $1) }
        for index in order {
            let plane = planes[index]
            if plane.opacity >= 1, plane.tint == .white {
                add(plane, place, clip: clip, visible: visible, to: &list)
                continue
            }
            var picture = DisplayList()
            add(plane, place, clip: nil, visible: visible, to: &picture)
            if picture.isEmpty { continue }
            if plane.tint != .white {
                picture = picture.multiplied(by: plane.tint) { memory.tinted($0, by: plane.tint) }
            }
            let alpha = plane.opacity * CGFloat(plane.tint.alpha)
            list.append(DisplayCommand(.group(picture), clip: clip, alpha: alpha))
        }
    }

    /// Collects the sublayers of a layer, and those of sublayers that have no plane themselves.
    private func collect(
        _ layer: LayerSnapshot, _ matrix: CATransform3D, opacity: CGFloat, tint: RGBA, into planes: inout [Plane]
    ) {
        for branch in layer.branches {
            let outer = CATransform3DConcat(branch.matrix, matrix)
            let tint = tint.multiplied(by: branch.tint)
            for sublayer in branch.sublayers where sublayer.state.isDrawn {
                let state = sublayer.state
                let whole = CATransform3DConcat(state.matrixToSuperlayer, outer)
                if sublayer.isSpace {
                    collect(
                        sublayer, whole, opacity: opacity * CGFloat(min(state.opacity, 1)), tint: tint, into: &planes)
                } else {
                    let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
                    planes.append(
                        Plane(
                            layer: sublayer, matrix: whole, opacity: opacity, tint: tint,
                            depth: whole.depth(of: middle)))
                }
            }
        }
    }

    private func add(
        _ plane: Plane, _ place: Placement, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        let (layer, state) = (plane.layer, plane.layer.state)
        let projection = plane.matrix.projection
        if let affine = projection.affine {
            let inside = Placement(state, in: place.points, scale: scale, inner: affine)
            return add(layer, inside, clip: clip, visible: visible, to: &list)
        }
        let onList = projection.concatenating(Homography(place.points))
        let outline = onList.outline(of: state.bounds)
        guard outline.count > 2, state.isDoubleSided || outline.isClockwise else { return }
        let natural = scale ?? place.points.meanScale
        // What comes near is drawn finer, in steps, so that its pixels can be kept while it moves.
        let size = outline.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.size
        let growth = max(
            size.width / max(state.bounds.width * natural, 1), size.height / max(state.bounds.height * natural, 1))
        let fine = growth > 1.3 ? natural * 2 : natural
        guard let (image, rect) = raster(of: layer, scale: fine), rect.width > 0, rect.height > 0 else { return }
        let toPoints = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
        guard let picture = ProjectedPicture(image, Homography(toPoints).concatenating(onList)) else { return }
        append(
            DisplayCommand(
                .external(ExternalDrawing(picture, at: .zero, color: .black)), clip: clip,
                alpha: CGFloat(min(state.opacity, 1)), blendMode: state.options.blendMode), visible, to: &list)
    }
}

extension [CGPoint] {
    /// Whether the corners go around as those of a rectangle do in a space whose y axis points down.
    fileprivate var isClockwise: Bool {
        indices.reduce(CGFloat(0)) { sum, index in
            let (here, next) = (self[index], self[(index + 1) % count])
            return sum + here.x * next.y - next.x * here.y
        } > 0
    }
}
