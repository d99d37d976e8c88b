import CoreGraphics
import Foundation

extension FrameBuilder {
    /// Adds a layer that has to be drawn as one picture, for its opacity, its mask or its shadow.
    func addAsPicture(
        _ layer: LayerSnapshot, _ place: Placement, opacity: Float, clip: Clip?, visible: CGRect,
        to list: inout DisplayList
    ) {
        let state = layer.state
        let shadow = shadow(of: state)
        // What is out of sight can throw its shadow into it.
        let reach = shadow.map { shadow -> CGFloat in
            let scaled = shadow.scaled(by: place.points)
            return scaled.deviation * 3 + max(abs(scaled.offset.width), abs(scaled.offset.height)) + 1
        }
        // Shadows are of the whole layer, not of what an outer clip leaves of it.
        let inner = shadow == nil ? clip : nil
        var picture = DisplayList()
        addFaces(
            layer, place, clip: inner, visible: visible.insetBy(dx: -(reach ?? 0), dy: -(reach ?? 0)), to: &picture)
        if let shadow {
            picture = add(shadow.scaled(by: place.points), under: picture, state, place)
        }
        if let mask = layer.mask {
            guard let masked = apply(mask, to: picture, place, visible: visible) else { return }
            picture = masked
        }
        if picture.isEmpty { return }
        let opacity = CGFloat(min(opacity, 1))
        // A mask makes one picture of what it acts on.
        let fades = state.options.fadesAsGroup || layer.mask != nil
        if opacity < 1, !fades { picture = picture.faded(by: opacity) }
        let outer = shadow == nil ? nil : clip
        if opacity == 1 || !fades {
            for command in picture.commands {
                list.append(outer == nil ? command : command.applying(.identity, within: outer))
            }
        } else if picture.commands.count == 1, let only = picture.commands.first, only.shadow == nil {
            var faded = outer == nil ? only : only.applying(.identity, within: outer)
            faded.alpha *= opacity
            list.append(faded)
        } else {
            let (backdrops, rest) = picture.leadingBackdrops
            for var backdrop in backdrops {
                backdrop.alpha *= opacity
                list.append(outer == nil ? backdrop : backdrop.applying(.identity, within: outer))
            }
            list.append(DisplayCommand(.group(rest), clip: outer, alpha: opacity))
        }
    }

    // MARK: Shadows

    /// The shadow in points; nil when there is none to see. What is outside of bounds that mask is cut away, the shadow
    /// with it.
    func shadow(of state: LayerState) -> Shadow? {
        guard state.shadowOpacity > 0, !state.masksToBounds, let color = state.shadowColor?.rgba, color.alpha > 0,
            state.shadowRadius.isFinite, state.shadowOffset.width.isFinite, state.shadowOffset.height.isFinite
        else { return nil }
        return Shadow(
            offset: state.shadowOffset, deviation: max(state.shadowRadius, 0),
            color: color.faded(by: Double(min(state.shadowOpacity, 1))))
    }

    private func add(_ shadow: Shadow, under picture: DisplayList, _ state: LayerState, _ place: Placement)
        -> DisplayList
    {
        var alone = shadow
        alone.hidesCaster = true
        var list = DisplayList()
        if let path = state.shadowPath?.value {
            list.append(DisplayCommand(.fill(path, .winding, .black), transform: place.points, shadow: alone))
        } else if (state.backgroundColor?.rgba.alpha ?? 0) == 1,
            place.frame.insetBy(dx: -0.01, dy: -0.01).contains(picture.bounds)
        {
            let shape = CornerShape(state, box: place.box, unit: place.unit)
            list.append(DisplayCommand(shape.filled(.black), transform: place.boxTransform, shadow: alone))
        } else if !picture.isEmpty {
            list.append(DisplayCommand(.group(picture), shadow: alone))
        }
        for command in picture.commands { list.append(command) }
        return list
    }

    // MARK: Masks

    /// The picture multiplied by a layer's alpha; nil when nothing is left.
    private func apply(
        _ mask: LayerSnapshot, to picture: DisplayList, _ place: Placement, visible: CGRect
    ) -> DisplayList? {
        var alpha = DisplayList()
        add(mask, place.points, clip: nil, visible: visible, to: &alpha)
        if alpha.isEmpty || picture.isEmpty { return nil }
        var result = DisplayList()
        if alpha.commands.count == 1, let shape = alpha.commands[0].opaqueShape {
            let clip = Clip(shape, transform: alpha.commands[0].transform, within: nil)
            result.append(DisplayCommand(.group(picture), clip: clip))
            return result
        }
        // Outside of what the mask draws, nothing is multiplied: the clip takes it away.
        let limit = Clip(.rect(alpha.bounds.integral), transform: .identity, within: nil)
        var whole = picture
        whole.append(DisplayCommand(.group(alpha), blendMode: .destinationIn))
        result.append(DisplayCommand(.group(whole), clip: limit))
        return result
    }
}

extension Shadow {
    /// The shadow taken from points to the list's space.
    fileprivate func scaled(by transform: CGAffineTransform) -> Shadow {
        var shadow = self
        shadow.offset = offset.applying(transform)
        shadow.deviation *= transform.meanScale
        return shadow
    }
}

extension DisplayCommand {
    /// What the command fills with opaque ink; nil when it does anything else.
    fileprivate var opaqueShape: Clip.Shape? {
        guard clip == nil, alpha == 1, blendMode == .normal, shadow == nil, antialiases else { return nil }
        switch operation {
        case .fillRect(let rect, let color) where color.alpha == 1: return .rect(rect)
        case .fillRounded(let shape, let color) where color.alpha == 1: return .rounded(shape)
        case .fill(let path, let rule, let color) where color.alpha == 1: return .path(path, rule)
        default: return nil
        }
    }
}
