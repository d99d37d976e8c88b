/// Which place of an original file a place of its translation stands for.
///
/// Lines are the same in both; what moves is what follows an edit on its line.
package struct SourceMap: Sendable, Equatable {
    struct Change: Sendable, Equatable {
        var original: Range<Int>
        var translated: Range<Int>
    }

    /// In the order of the file.
    private var changes: [Change] = []
    /// How what the changes were made to came of the original; the first is the last that was made.
    private var earlier: [SourceMap] = []

    mutating func append(_ change: Change) { changes.append(change) }

    /// The way back through two rounds of changes, of which this map is the second.
    func after(_ first: SourceMap) -> SourceMap {
        var map = self
        map.earlier += [first] + first.earlier
        return map
    }

    /// The byte of the original, and whether the person wrote what stands there or the translation added it.
    func original(_ offset: Int) -> (offset: Int, isWritten: Bool) {
        var place = step(offset)
        for map in earlier {
            let before = map.step(place.offset)
            // What the first changes put in place of something else stands for that.
            place = (before.offset, place.isWritten && before.isWritten)
        }
        return place
    }

    private func step(_ offset: Int) -> (offset: Int, isWritten: Bool) {
        // The number of changes that begin at the offset or before it.
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].translated.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return (offset, true) }
        let change = changes[low - 1]
        guard change.translated.contains(offset) else {
            return (change.original.upperBound + offset - change.translated.upperBound, true)
        }
        return (change.original.lowerBound, !change.original.isEmpty)
    }
}

extension LineTable {
    /// The byte at a place, if the file has that line.
    func offset(line: Int, column: Int) -> Int? {
        starts.indices.contains(line - 1) ? starts[line - 1] + max(0, column - 1) : nil
    }
}
