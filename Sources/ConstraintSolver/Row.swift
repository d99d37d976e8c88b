/// A basic symbol expressed by parametric ones: `basic = constant + sum of terms`.
struct Row {
    struct Term {
        var symbol: Int
        var coefficient: Double
    }

    /// The symbol that the row defines.
    var basic: Int

    var constant: Double

    /// The largest number that went into the constant, to judge what is rounding in it.
    var magnitude: Double

    /// The terms by ascending symbol, none with a zero coefficient.
    var terms: ContiguousArray<Term> = []

    /// Whether the row is on the tableau's list of rows to repair.
    var isListed = false

    /// How far the constant may be from where it should be and still count as there.
    var tolerance: Double { Tolerance.feasibility * max(1, magnitude) }

    /// Where the term of a symbol is, or would be.
    @inline(__always)
    static func position(of symbol: Int, in terms: ContiguousArray<Term>) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The coefficient of a symbol, zero if the row does not mention it.
    func coefficient(of symbol: Int) -> Double {
        let position = Row.position(of: symbol, in: terms)
        return position < terms.count && terms[position].symbol == symbol ? terms[position].coefficient : 0
    }

    /// Turns the row into one that defines `symbol`, whose term, with the inverse coefficient, is out already. The term of
    /// the symbol that was basic is not put in.
    mutating func solve(for symbol: Int, inverse: Double) {
        for index in terms.indices { terms[index].coefficient *= -inverse }
        constant *= -inverse
        magnitude *= abs(inverse)
        basic = symbol
    }

    /// Adds a term for a symbol that the row does not mention.
    mutating func insert(_ term: Term) {
        terms.insert(term, at: Row.position(of: term.symbol, in: terms))
    }

    /// Puts a symbol that the row does not mention in the place of one that it does, with its coefficient times
    /// `factor`; returns the coefficient.
    mutating func replaceTerm(_ old: Int, by new: Int, times factor: Double) -> Double {
        var position = Row.position(of: old, in: terms)
        let coefficient = terms[position].coefficient
        // Only the terms between the two places move: symbols that were made together are near each other.
        while position + 1 < terms.count, terms[position + 1].symbol < new {
            terms[position] = terms[position + 1]
            position += 1
        }
        while position > 0, terms[position - 1].symbol > new {
            terms[position] = terms[position - 1]
            position -= 1
        }
        terms[position] = Term(symbol: new, coefficient: coefficient * factor)
        return coefficient
    }

    mutating func addToConstant(_ amount: Double) {
        magnitude = max(magnitude, abs(amount))
        constant = Tolerance.sum(constant, amount)
    }
}

/// When a number counts as zero.
enum Tolerance {
    /// For constants, relative to the largest number that went into them.
    static let feasibility = 1e-9
    /// For reduced costs.
    static let cost = 1e-9
    /// For coefficients that a pivot may divide by.
    static let pivot = 1e-9
    /// For what is left when two numbers cancel, relative to the larger.
    static let cancellation = 1e-12

    /// Adds two numbers, and takes what is left of two that cancel for zero.
    @inline(__always)
    static func sum(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) <= cancellation * max(abs(first), abs(second)) ? 0 : sum
    }
}

extension Row {
    /// Adds a symbol of a tableau, replaced by its definition there if it has one.
    mutating func add(_ tableau: borrowing Tableau, symbol: Int, times factor: Double) {
        let index = tableau.rowOf[symbol]
        guard index >= 0 else {
            add(symbol: symbol, times: factor)
            return
        }
        addToConstant(tableau.rows[index].constant * factor)
        magnitude = max(magnitude, tableau.rows[index].magnitude * abs(factor))
        let added = tableau.rows[index].terms
        if terms.isEmpty {
            terms = added
            if factor != 1 {
                for index in terms.indices { terms[index].coefficient *= factor }
            }
        } else {
            merge(added, times: factor)
        }
    }

    private mutating func add(symbol: Int, times factor: Double) {
        let position = Row.position(of: symbol, in: terms)
        if position < terms.count, terms[position].symbol == symbol {
            let sum = Tolerance.sum(terms[position].coefficient, factor)
            if sum == 0 { terms.remove(at: position) } else { terms[position].coefficient = sum }
        } else {
            terms.insert(Term(symbol: symbol, coefficient: factor), at: position)
        }
    }

    private mutating func merge(_ added: ContiguousArray<Term>, times factor: Double) {
        var merged: ContiguousArray<Term> = []
        merged.reserveCapacity(terms.count + added.count + 1)
        var next = 0
        for term in added {
            while next < terms.count, terms[next].symbol < term.symbol {
                merged.append(terms[next])
                next += 1
            }
            var coefficient = term.coefficient * factor
            if next < terms.count, terms[next].symbol == term.symbol {
                coefficient = Tolerance.sum(terms[next].coefficient, coefficient)
                next += 1
            }
            if coefficient != 0 { merged.append(Term(symbol: term.symbol, coefficient: coefficient)) }
        }
        merged.append(contentsOf: terms[next...])
        terms = merged
    }
}
