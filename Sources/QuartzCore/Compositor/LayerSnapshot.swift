import CoreGraphics
import Foundation

/// A layer tree's look at one moment, detached from the layers.
@MainActor package final class LayerSnapshot {
    /// A change that was under way: what the layer showed before it, and how far it had come.
    struct Transition {
        let type: CATransitionType
        let subtype: CATransitionSubtype?
        let before: LayerSnapshot
        /// What the layer shows after it; nil for the layer as it is.
        let after: LayerSnapshot?
        /// From 0, the old picture, to 1, the new one.
        let progress: Double
    }

    package let state: LayerState
    package let recording: (list: DisplayList, size: CGSize)?
    let contents: CGImage?
    let contentsGravity: CALayerContentsGravity
    let contentsScale: CGFloat
    let contentsCenter: CGRect
    let mask: LayerSnapshot?
    /// Back to front.
    package let sublayers: [LayerSnapshot]
    let transition: Transition?
    /// Sublayers that are shown several times, the copies in order; empty for other layers.
    let copies: [[LayerSnapshot]]
    let particles: [Particle]
    /// Whether the layer or one in it blurs what is behind it.
    let hasBackdrop: Bool
    /// Whether the layer looks the same until somebody changes it or what is in it.
    let isStill: Bool
    private let layer: ObjectIdentifier?

    /// Stays the same from frame to frame, for the layer's looks as for a picture that is kept.
    var identity: ObjectIdentifier { layer ?? ObjectIdentifier(self) }

    /// Takes a picture to keep of what is on the screen at the clock's time.
    package convenience init(of layer: CALayer) {
        self.init(of: layer, moment: .kept(MediaClock.shared.now))
    }

    /// Takes what is on the screen at a time of the media clock, for one frame.
    convenience init(of layer: CALayer, at time: Double) {
        self.init(of: layer, moment: .presentation(time))
    }

    /// What is on the screen at a time of the media clock: the snapshots of the frame before of all that has not changed.
    static func forFrame(of layer: CALayer, at time: Double) -> LayerSnapshot {
        if let kept = layer.keptSnapshot { return kept }
        let snapshot = LayerSnapshot(of: layer, moment: .frame(time))
        if snapshot.isStill { layer.keptSnapshot = snapshot }
        return snapshot
    }

    /// Takes the values that the app has set, as if nothing were animating.
    convenience init(ofModel layer: CALayer) {
        self.init(of: layer, moment: .model)
    }

    /// Takes a picture to keep of what a layer changes into, as if nothing were animating.
    convenience init(faceOf layer: CALayer) {
        self.init(of: layer, moment: .keptModel)
    }

    /// Takes what is on the screen now of a layer and those sublayers that count as its own.
    convenience init(ofOwn layer: CALayer, where isOwn: (CALayer) -> Bool) {
        self.init(of: layer, moment: .presentation(MediaClock.shared.now), where: isOwn)
    }

    private enum Moment {
        case model
        case keptModel
        case presentation(Double)
        /// The same, with what is known of the frame before.
        case frame(Double)
        case kept(Double)

        /// In the time of the media clock.
        @MainActor var time: Double {
            switch self {
            case .model, .keptModel: MediaClock.shared.now
            case .presentation(let time), .frame(let time), .kept(let time): time
            }
        }

        func earlier(by seconds: Double) -> Moment {
            switch self {
            case .model, .keptModel: self
            // What is known is not of an earlier time.
            case .presentation(let time), .frame(let time): .presentation(time - seconds)
            case .kept(let time): .kept(time - seconds)
            }
        }
    }

    private init(of layer: CALayer, moment: Moment, where isOwn: (CALayer) -> Bool = { _ in true }) {
        switch moment {
        case .model, .keptModel:
            state = layer.modelState
            transition = nil
        case .presentation(let time), .frame(let time), .kept(let time):
            state = layer.presentationState(at: time)
            transition = layer.contentTransition.map {
                Transition(
                    type: $0.type, subtype: $0.subtype, before: $0.snapshot, after: $0.kept,
                    progress: $0.progress(at: layer.time(of: $0.driver, at: time)))
            }
        }
        recording = layer.recording
        contents = layer.contents as? CGImage
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        contentsCenter = layer.contentsCenter
        switch moment {
        case .kept, .keptModel: self.layer = nil
        case .model, .presentation, .frame: self.layer = ObjectIdentifier(layer)
        }
        // What cannot be seen is not looked at.
        let isSeen = state.isDrawn
        particles = isSeen ? layer.particles(at: moment.time) : []
        mask = isSeen ? layer.mask.map { Self.inner($0, moment) } : nil
        let inside = isSeen ? layer.storedSublayers.filter { $0.mayBeSeen && isOwn($0) } : []
        func snapshots(_ moment: Moment) -> [LayerSnapshot] {
            Self.inDrawingOrder(inside.map { Self.inner($0, moment, where: isOwn) })
        }
        if case .replicator(let replicator) = state.special {
            copies = (0..<replicator.count).map { snapshots(moment.earlier(by: Double($0) * replicator.delay)) }
            sublayers = copies.first ?? []
        } else {
            copies = []
            sublayers = snapshots(moment)
        }
        hasBackdrop = isSeen && (state.options.backdrop != nil || sublayers.contains(where: \.hasBackdrop))
        isStill =
            layer.running.isEmpty && layer.contentTransition == nil && !state.special.movesByItself
            && (mask?.isStill ?? true) && sublayers.allSatisfy(\.isStill)
    }

    private static func inner(
        _ layer: CALayer, _ moment: Moment, where isOwn: (CALayer) -> Bool = { _ in true }
    ) -> LayerSnapshot {
        if case .frame(let time) = moment { return forFrame(of: layer, at: time) }
        return LayerSnapshot(of: layer, moment: moment, where: isOwn)
    }

    private static func inDrawingOrder(_ layers: [LayerSnapshot]) -> [LayerSnapshot] {
        guard layers.contains(where: { $0.state.zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }
}

extension LayerSnapshot {
    /// Some sublayers and the space in which they lie.
    struct Branch {
        let sublayers: [LayerSnapshot]
        /// From the space of the sublayers to the layer's points.
        let matrix: CATransform3D
        let tint: RGBA
    }

    /// The sublayers, once for each time that they are shown.
    var branches: [Branch] {
        let base = state.sublayerMatrix
        guard case .replicator(let replicator) = state.special else {
            return [Branch(sublayers: sublayers, matrix: base, tint: .white)]
        }
        let (x, y) = (state.bounds.midX, state.bounds.midY)
        var steps = CATransform3DIdentity
        return copies.enumerated().map { index, sublayers in
            if index > 0 { steps = CATransform3DConcat(steps, replicator.transform) }
            let around = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), steps),
                CATransform3DMakeTranslation(x, y, 0))
            return Branch(
                sublayers: sublayers, matrix: CATransform3DConcat(around, base), tint: replicator.tint(of: index))
        }
    }

    /// Whether the sublayers lie in the space around the layer, which has no plane of its own.
    var isSpace: Bool {
        switch state.special {
        case .space: true
        case .replicator(let replicator): replicator.preservesDepth
        default: false
        }
    }

    /// Whether the sublayers cannot be drawn one after the other where their plane transforms put them.
    var needsSpace: Bool {
        if case .replicator = state.special { return !copies.isEmpty }
        return !state.sublayerTransform.isInPlane
            || sublayers.contains { !$0.state.transform.isInPlane || $0.state.anchorPointZ != 0 || $0.isSpace }
    }
}

extension CALayer {
    /// Whether the layer is not hidden, or may be shown all the same by what runs.
    fileprivate var mayBeSeen: Bool { !modelState.isHidden || !running.isEmpty || contentTransition != nil }
}

extension CALayer {
    /// Has the next frame look at the layer, and at those around it, anew.
    func forgetSnapshot() {
        keptSnapshot = nil
        // A layer without a snapshot has none around it either, unless it cannot be seen.
        var layer = superlayer
        while let current = layer, current.keptSnapshot != nil {
            current.keptSnapshot = nil
            layer = current.superlayer
        }
    }
}

extension SpecialContent {
    /// Whether time alone may change what is shown.
    fileprivate var movesByItself: Bool {
        switch self {
        case .replicator, .emitter: true
        default: false
        }
    }
}
