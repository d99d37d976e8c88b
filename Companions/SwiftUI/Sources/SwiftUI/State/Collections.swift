extension MutableCollection {
    /// Moves elements in front of the one at an offset; all offsets are those before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let order =
            all.indices.filter { $0 < destination && !source.contains($0) } + source
            + all.indices.filter { $0 >= destination && !source.contains($0) }
        for (index, number) in zip(Array(indices), order) { self[index] = all[number] }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
