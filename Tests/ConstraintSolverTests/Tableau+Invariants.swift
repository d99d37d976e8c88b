@testable import ConstraintSolver

extension Tableau {
    /// What is wrong with the tableau between calls, nil if nothing is.
    func brokenInvariant() -> String? {
        var mentions = Array(repeating: 0, count: kinds.count)
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            if rowOf[row.basic] != index { return "row \(index) is not its basic symbol's row" }
            for (first, second) in zip(row.terms, row.terms.dropFirst()) where first.symbol >= second.symbol {
                return "the terms of row \(index) are not sorted"
            }
            for term in row.terms {
                if term.coefficient == 0 { return "row \(index) has a zero" }
                if rowOf[term.symbol] >= 0 { return "row \(index) mentions a basic symbol" }
                if kinds[term.symbol] == .vacant { return "row \(index) mentions a vacant symbol" }
                if !columns[term.symbol].rows.contains(Int32(index)) { return "a column lacks row \(index)" }
                mentions[term.symbol] += 1
            }
            if isInfeasible(index) && !row.isListed { return "infeasible row \(index) is not listed" }
        }
        for symbol in kinds.indices {
            if columns[symbol].live != mentions[symbol] { return "column \(symbol) counts its rows wrongly" }
            if rowOf[symbol] >= 0 && rows[rowOf[symbol]].basic != symbol { return "symbol \(symbol) has a wrong row" }
        }
        return nil
    }

    /// Whether no symbol could improve the objective, whatever the candidates.
    var isDualFeasible: Bool {
        kinds.indices.allSatisfy { symbol in
            guard rowOf[symbol] < 0 else { return true }
            switch kinds[symbol] {
            case .restricted, .nonnegative: return objective.sign(of: symbol) >= 0
            case .free: return objective.sign(of: symbol) == 0
            case .fixed, .vacant: return true
            }
        }
    }

    var isPrimalFeasible: Bool {
        rows.indices.allSatisfy { rows[$0].basic < 0 || !isInfeasible($0) }
    }
}
