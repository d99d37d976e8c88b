import CoreGraphics

/// A panel's claim to a part of the space that it shares with others.
struct PanelClaim: Equatable {
    /// The part, compared with those of the others.
    var weight: CGFloat
    /// The least, in points.
    var minimum: CGFloat

    /// The lengths of panels that fill a space, on whole points.
    ///
    /// Panels get their parts of the space, but not less than their least; where even that does not fit, parts of it.
    static func share(_ space: CGFloat, among claims: [PanelClaim]) -> [CGFloat] {
        let space = max(0, space)
        let least = claims.reduce(0) { $0 + $1.minimum }
        guard least < space else { return wholePoints(claims.map { least > 0 ? space * $0.minimum / least : 0 }) }
        var lengths = claims.map(\.minimum)
        var open = Array(claims.indices)
        while !open.isEmpty {
            let taken = claims.indices.filter { !open.contains($0) }.reduce(0) { $0 + claims[$1].minimum }
            let weights = open.reduce(0) { $0 + claims[$1].weight }
            let part = { (index: Int) in
                weights > 0
                    ? (space - taken) * claims[index].weight / weights : (space - taken) / CGFloat(open.count)
            }
            let short = open.filter { part($0) < claims[$0].minimum }
            guard short.isEmpty else {
                open.removeAll { short.contains($0) }
                continue
            }
            for index in open { lengths[index] = part(index) }
            break
        }
        return wholePoints(lengths)
    }

    /// Moves the edges between lengths to whole points; their sum stays.
    private static func wholePoints(_ lengths: [CGFloat]) -> [CGFloat] {
        var (end, edge): (CGFloat, CGFloat) = (0, 0)
        return lengths.enumerated().map { index, length in
            end += length
            let newEdge = index == lengths.count - 1 ? end : end.rounded()
            defer { edge = newEdge }
            return newEdge - edge
        }
    }
}
