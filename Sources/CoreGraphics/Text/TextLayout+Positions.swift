import Foundation

extension TextLayout.Line {
    /// The distance of a place beside the line from the line's text, in points; 0 above and below it.
    fileprivate func distance(from x: CGFloat) -> CGFloat { max(0, self.x - x, x - self.x - width) }
}

extension TextLayout {
    /// The rectangle of the first line's share of `range`, from the line's top to its bottom; null if it shows none of it.
    package func firstRect(for range: Range<Int>) -> CGRect {
        rects(for: range).first ?? .null
    }

    /// The rectangles of `range`, one or more for each line it is on.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for (index, line) in lines.enumerated() where line.range.overlaps(range) {
            var isOpen = false
            forEachCluster(of: placed[index]) { _, cluster, x, advance in
                guard range.lowerBound < Int(cluster.end), Int(cluster.start) < range.upperBound else {
                    isOpen = false
                    return
                }
                if isOpen {
                    rects[rects.count - 1].size.width = CGFloat(x + advance) - rects[rects.count - 1].minX
                } else {
                    rects.append(
                        CGRect(x: CGFloat(x), y: line.top, width: CGFloat(advance), height: line.bottom - line.top))
                    isOpen = true
                }
            }
        }
        return rects
    }

    /// Where a caret before UTF-16 offset `offset` stands: a rectangle without width.
    package func caretRect(at offset: Int) -> CGRect {
        guard let index = lines.lastIndex(where: { $0.range.lowerBound <= offset }) ?? lines.indices.first else {
            return CGRect(x: 0, y: 0, width: 0, height: size.height)
        }
        let line = lines[index]
        var best: (distance: Int, x: Double)?
        forEachCluster(of: placed[index]) { segment, cluster, x, advance in
            let isRightToLeft = segment.level % 2 == 1
            let (start, end) = (Int(cluster.start), Int(cluster.end))
            // Inside a cluster of several characters the caret stands in proportion.
            let inside = min(max(Double(offset - start) / Double(max(1, end - start)), 0), 1)
            let distance = offset < start ? start - offset : offset > end ? offset - end : 0
            let preferred = distance * 2 + (offset == end ? 1 : 0)
            if best == nil || preferred < best!.distance {
                best = (preferred, x + advance * (isRightToLeft ? 1 - inside : inside))
            }
        }
        return CGRect(x: CGFloat(best?.x ?? placed[index].x), y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// The UTF-16 offset of the caret position nearest to `point`.
    package func index(closestTo point: CGPoint) -> Int {
        guard let row = lines.firstIndex(where: { point.y < $0.bottom }) ?? lines.indices.last else { return 0 }
        // Lines may stand side by side.
        let index =
            lines[row...].prefix { $0.top == lines[row].top }.indices.min {
                lines[$0].distance(from: point.x) < lines[$1].distance(from: point.x)
            } ?? row
        var best: (distance: Double, offset: Int)?
        forEachCluster(of: placed[index]) { segment, cluster, x, advance in
            let isRightToLeft = segment.level % 2 == 1
            let edges = [
                (x, isRightToLeft ? cluster.end : cluster.start),
                (x + advance, isRightToLeft ? cluster.start : cluster.end),
            ]
            for (edge, offset) in edges {
                let distance = abs(Double(point.x) - edge)
                if best == nil || distance < best!.distance { best = (distance, Int(offset)) }
            }
        }
        return best?.offset ?? lines[index].range.lowerBound
    }
}
