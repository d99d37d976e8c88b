import Foundation

/// The attributes of a text as disjoint spans that cover it.
struct AttributeTable {
    struct Span {
        let range: Range<Int>
        let attributes: TextAttributes
        let metrics: FontMetrics
    }

    let spans: [Span]

    init(length: Int, base: TextAttributes, runs: [TextRun]) {
        var cuts: Set<Int> = [0, length]
        let runs = runs.map { TextRun(range: $0.range.clamped(to: 0..<length), attributes: $0.attributes) }
            .filter { !$0.range.isEmpty }
        for run in runs { cuts.formUnion([run.range.lowerBound, run.range.upperBound]) }
        let edges = cuts.sorted()
        var attributes = Array(repeating: base, count: max(1, edges.count - 1))
        let position = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1, $0) })
        for run in runs {
            for index in position[run.range.lowerBound]!..<position[run.range.upperBound]! {
                attributes[index] = run.attributes
            }
        }
        var metrics: [FontDescriptor: FontMetrics] = [:]
        spans = attributes.indices.map { index in
            let font = attributes[index].font
            let measures = metrics[font] ?? font.metrics
            metrics[font] = measures
            let end = index + 1 < edges.count ? edges[index + 1] : length
            return Span(range: edges[index]..<end, attributes: attributes[index], metrics: measures)
        }
    }

    /// The index of the span that holds UTF-16 offset `offset`, or the last one.
    func index(at offset: Int) -> Int {
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if spans[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
