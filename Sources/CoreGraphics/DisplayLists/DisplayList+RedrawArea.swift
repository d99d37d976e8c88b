import Foundation

extension DisplayList {
    /// What has to be drawn for some pixels to come out as they do when everything is drawn.
    ///
    /// Cairo cuts outlines at the sides of what it may draw on, and coverage along a whole row depends on whether
    /// something in it was cut. So rows have to be drawn as far as the outlines go that the pixels show. The list's space
    /// is that of pixels; `frame` cuts what is drawn anyway.
    package func redrawArea(for pixels: PixelRect, in frame: PixelRect) -> PixelRect {
        var area = pixels
        extendToBackdrops(&area, in: frame, .identity)
        extend(&area, for: area, in: frame, .identity)
        return area
    }

    private func extend(_ area: inout PixelRect, for pixels: PixelRect, in frame: PixelRect, _ base: CGAffineTransform)
    {
        for command in commands {
            let touched = PixelRect(command.bounds.applying(base)).outset(by: 1).intersection(frame)
            if touched.intersection(pixels).isEmpty { continue }
            let matrix = command.transform.concatenating(base)
            switch command.operation {
            case .group(let list): list.extend(&area, for: pixels, in: frame, base)
            case .tile(let tile): tile.list.extend(&area, for: pixels, in: frame, matrix)
            case .crossFade(let fade):
                fade.from.list.extend(&area, for: pixels, in: frame, matrix)
                fade.to.list.extend(&area, for: pixels, in: frame, matrix)
            default:
                if command.operation.isSlanted(in: pixels, matrix) { area = area.union(touched) }
            }
            var clip = command.clip
            while let shape = clip {
                if shape.shape.isSlanted(in: pixels, shape.transform.concatenating(base)) {
                    area = area.union(PixelRect(shape.bounds.applying(base)).outset(by: 1).intersection(frame))
                }
                clip = shape.outer
            }
        }
    }
}

extension DisplayCommand.Operation {
    /// Whether a row among `pixels` may have edges that are not upright, or is sampled from its beginning.
    fileprivate func isSlanted(in pixels: PixelRect, _ matrix: CGAffineTransform) -> Bool {
        switch self {
        case .fillRect, .clear, .image, .backdrop: !matrix.isRectilinear
        case .fillRounded(let shape, _): shape.isSlanted(in: pixels, matrix)
        case .fill, .stroke, .linearGradient, .radialGradient: true
        case .external: !(matrix.isRectilinear && matrix.a == matrix.d && matrix.a > 0)
        case .group, .tile, .crossFade: false
        }
    }
}

extension Clip.Shape {
    fileprivate func isSlanted(in pixels: PixelRect, _ matrix: CGAffineTransform) -> Bool {
        switch self {
        case .rect(let rect):
            // A clip that ends within pixels is handled like an outline.
            !(matrix.isRectilinear && rect.applying(matrix).isWhole)
        case .mask: !matrix.isRectilinear
        case .rounded(let shape): shape.isSlanted(in: pixels, matrix)
        case .path: true
        }
    }
}

extension CGRect {
    fileprivate var isWhole: Bool {
        minX == minX.rounded() && maxX == maxX.rounded() && minY == minY.rounded() && maxY == maxY.rounded()
    }
}

extension RoundedRect {
    /// Whether rows of the corners are among the pixels.
    fileprivate func isSlanted(in pixels: PixelRect, _ matrix: CGAffineTransform) -> Bool {
        guard matrix.isRectilinear else { return true }
        let box = rect.applying(matrix)
        let corner = cornerLength * abs(matrix.d) + 1
        return CGFloat(pixels.y) < box.minY + corner || CGFloat(pixels.maxY) > box.maxY - corner
    }
}
