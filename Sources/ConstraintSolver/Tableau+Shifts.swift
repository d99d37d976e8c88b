extension Tableau {
    /// Adds to the value that a symbol stands for. Constants show it after ``flush()``.
    ///
    /// Many shifts at once, as in a frame of an animation, then cost one pass over the rows they concern.
    mutating func shift(_ symbol: Int, by amount: Double) {
        work += 1
        if pending[symbol] == 0 { shifted.append(symbol) }
        pending[symbol] += amount
    }

    /// Whether a shift of the symbol changes variables only, which may take any value.
    mutating func isShiftAlwaysFeasible(_ symbol: Int) -> Bool {
        guard rowOf[symbol] < 0 else { return false }
        return rowsMentioning(symbol).allSatisfy { kinds[rows[Int($0)].basic] == .free }
    }

    /// Whether all rows stay feasible when a symbol's value changes by an amount and no shift is waiting.
    mutating func isShiftFeasible(_ symbol: Int, by amount: Double) -> Bool {
        guard rowOf[symbol] < 0 else { return false }
        return rowsMentioning(symbol).allSatisfy { entry in
            let row = rows[Int(entry)]
            switch kinds[row.basic] {
            case .free: return true
            case .fixed, .vacant: return false
            case .restricted, .nonnegative: return row.constant + row.coefficient(of: symbol) * amount >= 0
            }
        }
    }

    /// Whether a parametric symbol may have a value as far as the rows of other variables are concerned, and is in no other
    /// rows. No shift is waiting.
    mutating func mayTake(_ value: Double, _ symbol: Int) -> Bool {
        rowsMentioning(symbol).allSatisfy { entry in
            let row = rows[Int(entry)]
            switch kinds[row.basic] {
            case .free: return true
            case .nonnegative: return row.constant + row.coefficient(of: symbol) * value >= 0
            case .restricted, .fixed, .vacant: return false
            }
        }
    }

    /// Applies the shifts to the constants.
    mutating func flush() {
        guard !shifted.isEmpty else { return }
        for symbol in shifted where rowOf[symbol] >= 0 {
            rows[rowOf[symbol]].addToConstant(-pending[symbol])
            noteConstantChange(rowOf[symbol])
            pending[symbol] = 0
        }
        if shifted.count > 4 { flushByRow() } else { flushByColumn() }
        for symbol in shifted { pending[symbol] = 0 }
        shifted.removeAll(keepingCapacity: true)
    }

    private mutating func flushByColumn() {
        for symbol in shifted where pending[symbol] != 0 {
            compactColumn(symbol)
            for index in columns[symbol].rows.indices {
                let row = Int(columns[symbol].rows[index])
                rows[row].addToConstant(rows[row].coefficient(of: symbol) * pending[symbol])
                noteConstantChange(row)
            }
            // A symbol is listed again if its shifts added up to zero in between.
            pending[symbol] = 0
        }
    }

    private mutating func flushByRow() {
        stamp += 1
        for symbol in shifted where pending[symbol] != 0 {
            for entry in columns[symbol].rows where stamps[Int(entry)] != stamp && rows[Int(entry)].basic >= 0 {
                let row = Int(entry)
                stamps[row] = stamp
                var amount = 0.0
                var largest = 0.0
                for term in rows[row].terms where pending[term.symbol] != 0 {
                    let part = term.coefficient * pending[term.symbol]
                    amount += part
                    largest = max(largest, abs(part))
                }
                rows[row].magnitude = max(rows[row].magnitude, largest)
                rows[row].addToConstant(amount)
                noteConstantChange(row)
            }
        }
    }
}
