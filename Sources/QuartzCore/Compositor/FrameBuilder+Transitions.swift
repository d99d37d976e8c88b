import CoreGraphics
import Foundation

extension FrameBuilder {
    /// Adds both faces of a layer that changes from one to the other.
    func add(
        _ transition: LayerSnapshot.Transition, of layer: LayerSnapshot, _ place: Placement, clip: Clip?,
        visible: CGRect, to list: inout DisplayList
    ) {
        let progress = CGFloat(min(max(transition.progress, 0), 1))
        switch transition.type {
        case .push, .moveIn, .reveal:
            let (width, height) = (layer.state.bounds.width, layer.state.bounds.height)
            // The way that the moving face goes.
            let way: CGSize =
                switch transition.subtype {
                case .fromRight?: CGSize(width: -width, height: 0)
                case .fromTop?: CGSize(width: 0, height: height)
                case .fromBottom?: CGSize(width: 0, height: -height)
                default: CGSize(width: width, height: 0)
                }
            let old = (isOld: true, part: transition.type == .moveIn ? 0 : progress)
            let new = (isOld: false, part: transition.type == .reveal ? 0 : progress - 1)
            for face in transition.type == .reveal ? [new, old] : [old, new] {
                let (width, height) = (way.width * face.part, way.height * face.part)
                let move = CGAffineTransform(translationX: width, y: height)
                add(face.isOld, of: layer, transition, place, move, clip: clip, visible: visible, to: &list)
            }
        case .flip:
            let turn = cos(progress * .pi)
            let squeeze = max(abs(turn), 1e-4)
            let isUpright = transition.subtype == .fromTop || transition.subtype == .fromBottom
            let (x, y) = (layer.state.bounds.midX, layer.state.bounds.midY)
            let flip = CGAffineTransform(translationX: x, y: y)
                .scaledBy(x: isUpright ? 1 : squeeze, y: isUpright ? squeeze : 1)
                .translatedBy(x: -x, y: -y)
            add(turn > 0, of: layer, transition, place, flip, clip: clip, visible: visible, to: &list)
        default:
            addFade(transition, of: layer, place, progress, clip: clip, visible: visible, to: &list)
        }
    }

    private func add(
        _ isOld: Bool, of layer: LayerSnapshot, _ transition: LayerSnapshot.Transition, _ place: Placement,
        _ move: CGAffineTransform, clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        var place = place
        let kept = isOld ? transition.before : transition.after
        if let kept {
            // A picture that is kept goes where the layer goes, at its own size.
            var state = layer.state
            (state.bounds, state.anchorPoint) = (kept.state.bounds, kept.state.anchorPoint)
            place = Placement(state, in: place.outer, scale: scale)
        }
        place = place.moved(by: move)
        guard place.isDrawable else { return }
        guard let kept else { return addWhole(layer, place, clip: clip, visible: visible, to: &list) }
        addFaces(kept, place, clip: clip, visible: visible, to: &list)
    }

    /// Mixes both faces, in integers.
    private func addFade(
        _ transition: LayerSnapshot.Transition, of layer: LayerSnapshot, _ place: Placement, _ progress: CGFloat,
        clip: Clip?, visible: CGRect, to list: inout DisplayList
    ) {
        var (old, new) = (DisplayList(), DisplayList())
        add(true, of: layer, transition, place, .identity, clip: nil, visible: visible, to: &old)
        add(false, of: layer, transition, place, .identity, clip: nil, visible: visible, to: &new)
        if old.isEmpty, new.isEmpty { return }
        let (from, to) = (
            memory.fadeTile(of: layer, old, isOld: true), memory.fadeTile(of: layer, new, isOld: false)
        )
        let fade = CrossFade(from: from, to: to, amount: Int((progress * 256).rounded()))
        append(DisplayCommand(.crossFade(fade), clip: clip), visible, to: &list)
    }
}

extension Placement {
    /// The same layer with a transform of its points before everything else. Moves stay on whole pixels.
    fileprivate func moved(by transform: CGAffineTransform) -> Placement {
        var place = self
        if isSnapped, transform.a == 1, transform.d == 1 {
            let (x, y) = ((transform.tx * unit).rounded(), (transform.ty * unit).rounded())
            let move = CGAffineTransform(translationX: x, y: y)
            place.points = points.concatenating(move)
            place.boxTransform = boxTransform.concatenating(move)
            return place
        }
        place.points = transform.concatenating(points)
        if isSnapped {
            // Out of place, the layer is drawn as any scaled one.
            place.box = box.applying(boxTransform).applying(points.inverted())
            place.unit = 1
            place.isSnapped = false
        }
        place.boxTransform = place.points
        return place
    }
}
