/// How much memory a value keeps alive, in bytes: what a cache that holds it counts.
///
/// What several values share counts for each of them.
extension DisplayList {
    var byteCount: Int {
        var clip: Clip?
        return commands.reduce(0) { sum, command in
            // Neighbours mostly have one clip.
            let clipSize = command.clip === clip ? 0 : command.clip?.byteCount ?? 0
            clip = command.clip
            return sum + MemoryLayout<DisplayCommand>.stride + command.operation.byteCount + clipSize
        }
    }
}

extension DisplayCommand.Operation {
    var byteCount: Int {
        switch self {
        case .fillRect, .fillRounded, .clear, .backdrop: 0
        case .fill(let path, _, _): path.byteCount
        case .stroke(let path, let style, _): path.byteCount + style.dashes.count * MemoryLayout<CGFloat>.stride
        case .image(let image, _, _): image.bitmap.byteCount
        case .linearGradient(let gradient, _, _, _), .radialGradient(let gradient, _, _, _):
            gradient.stops.count * MemoryLayout<CGGradient.Stop>.stride
        case .group(let list): list.byteCount
        case .tile(let tile): tile.list.byteCount
        case .crossFade(let fade): fade.from.list.byteCount + fade.to.list.byteCount
        case .external(let drawing): drawing.drawable.byteCount
        }
    }
}

extension Clip {
    fileprivate var byteCount: Int {
        let own =
            switch shape {
            case .rect, .rounded: 0
            case .path(let path, _): path.byteCount
            case .mask(let image, _): image.bitmap.byteCount
            }
        return own + (outer?.byteCount ?? 0)
    }
}

extension Path {
    fileprivate var byteCount: Int { elements.count * MemoryLayout<Element>.stride }
}
