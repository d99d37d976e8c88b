import Foundation

/// How much of a command is left when what comes after it is drawn.
enum Visibility: Equatable {
    case whole
    case hidden
    /// Something opaque lies in the middle.
    case around(PixelRect)
}

extension DisplayListRenderer {
    /// What of each command of a list is not below something opaque that comes later.
    func visibilities(of list: DisplayList, _ base: CGAffineTransform) -> [Visibility] {
        var result = Array(repeating: Visibility.whole, count: list.commands.count)
        var covers = OpaqueCovers()
        for index in list.commands.indices.reversed() {
            let command = list.commands[index]
            if !covers.isEmpty {
                let area = deviceArea(command.bounds, base).intersection(limit)
                result[index] = covers.visibility(of: area, canBeSplit: command.canBeSplit)
                if result[index] == .hidden { continue }
            }
            // A backdrop takes in what lies below opaque things that come after it.
            if command.isBackdrop { covers = OpaqueCovers() }
            guard index > 0 else { continue }
            let matrix = command.transform.concatenating(base)
            if let pixels = command.opaquePixels(matrix, base)?.intersection(limit), !pixels.isEmpty {
                covers.add(pixels, isAll: pixels == limit)
            }
        }
        return result
    }
}

extension DisplayCommand {
    /// Whether parts of the command are the same pixels as all of it, and drawing them is cheaper: cairo rounds where it
    /// cuts outlines.
    fileprivate var canBeSplit: Bool {
        if let shadow { return shadow.hidesCaster }
        if case .fillRect = operation { return transform.isRectilinear && alpha == 1 }
        return false
    }
}

/// A few rectangles that are opaque.
private struct OpaqueCovers {
    private var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }

    mutating func add(_ rect: PixelRect, isAll: Bool) {
        // Rows above each other grow together.
        if let index = rects.firstIndex(where: {
            $0.x == rect.x && $0.width == rect.width && $0.y <= rect.maxY && rect.y <= $0.maxY
        }) {
            rects[index] = rects[index].union(rect)
        } else if isAll || (rects.count < 6 && rect.width * rect.height >= 4096) {
            // Small things hide little.
            rects.append(rect)
        }
    }

    func visibility(of area: PixelRect, canBeSplit: Bool) -> Visibility {
        if rects.contains(where: { $0.contains(area) }) { return .hidden }
        guard canBeSplit else { return .whole }
        var best = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for rect in rects {
            let hole = rect.intersection(area)
            if hole.width * hole.height > best.width * best.height { best = hole }
        }
        // Strips are worth their trouble when a good part is left out.
        let saved = best.width * best.height
        return saved >= 16384 && saved * 4 >= area.width * area.height ? .around(best) : .whole
    }
}

extension PixelRect {
    /// What is left of the rectangle without one inside it.
    func strips(around hole: PixelRect) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}
