extension Solver {
    /// The required constraints that a row which cannot become feasible is made of.
    func conflict(in row: Int) -> UnsatisfiableConstraints {
        let symbols =
            [tableau.rows[row].basic]
            + tableau.rows[row].terms.lazy.filter { abs($0.coefficient) > Tolerance.pivot }.map(\.symbol)
        let slots = Set(symbols.map { owners[$0] }.filter { $0 >= 0 })
        let constraints = slots.compactMap { self.slots[$0] }.sorted { $0.sequence < $1.sequence }
        return UnsatisfiableConstraints(constraints: constraints)
    }
}
