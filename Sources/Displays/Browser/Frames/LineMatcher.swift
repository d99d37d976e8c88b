/// Finds which lines of a picture (its rows or its columns) are lines of another picture that have moved.
///
/// A line is known by the hashes of a few of its parts, so that what stands still in front of moving content, such as a
/// scroll indicator, does not hide the move.
struct LineMatcher {
    struct Move: Equatable {
        /// Where the lines are now.
        var lines: Range<Int>
        /// How far they came, toward higher numbers.
        var shift: Int
    }

    /// The hashes of one part of all lines, before and now.
    struct Part {
        var old: [UInt64]
        var new: [UInt64]
    }

    private let parts: [Part]
    private let count: Int

    /// A move of fewer lines is not worth a command.
    static let shortest = 16
    /// Lines within a move that did not move with it, at most, to be repaired afterwards.
    private static let longestGap = 12

    init(parts: [Part]) {
        self.parts = parts
        count = parts.first?.new.count ?? 0
    }

    /// Moves to disjoint ranges of lines.
    func moves() -> [Move] {
        var moves: [Move] = []
        var isCovered = [Bool](repeating: false, count: count)
        for _ in 0..<3 {
            guard let shift = likelyShift(except: isCovered) else { break }
            let found = runs(of: shift, except: isCovered)
            guard !found.isEmpty else { break }
            for run in found {
                moves.append(Move(lines: run, shift: shift))
                for line in run { isCovered[line] = true }
            }
        }
        return moves
    }

    /// The shift that most parts of lines vote for that are unlike all others.
    private func likelyShift(except isCovered: [Bool]) -> Int? {
        var votes = [Int32](repeating: 0, count: 2 * count)
        for part in parts {
            let places = LinePlaces(part.old)
            var last: UInt64?
            for line in 0..<count {
                let hash = part.new[line]
                defer { last = hash }
                guard !isCovered[line], hash != last, hash != part.old[line] else { continue }
                if let old = places.only(hash) { votes[line - old + count] += 1 }
            }
        }
        guard let best = votes.indices.max(by: { votes[$0] < votes[$1] }), votes[best] >= 6, best != count else {
            return nil
        }
        return best - count
    }

    private func runs(of shift: Int, except isCovered: [Bool]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for line in max(0, shift)..<min(count, count + shift) where !isCovered[line] {
            let matching = parts.count { $0.new[line] == $0.old[line - shift] }
            guard matching * 2 >= parts.count else { continue }
            if let last = runs.last, line - last.upperBound <= Self.longestGap,
                !isCovered[last.upperBound..<line].contains(true)
            {
                runs[runs.count - 1] = last.lowerBound..<line + 1
            } else {
                runs.append(line..<line + 1)
            }
        }
        return runs.filter { run in
            // Lines that look the same where they were need no move.
            run.count >= Self.shortest
                && run.contains { line in parts.contains { $0.new[line] != $0.old[line] } }
        }
    }
}

/// Where each hash occurs, if it occurs once.
private struct LinePlaces {
    private var hashes: [UInt64]
    /// One more than the line; 0 where there is none and negative where there are several.
    private var places: [Int32]
    private let mask: Int

    init(_ lines: [UInt64]) {
        var capacity = 64
        while capacity < lines.count * 2 { capacity *= 2 }
        mask = capacity - 1
        hashes = [UInt64](repeating: 0, count: capacity)
        places = [Int32](repeating: 0, count: capacity)
        for (line, hash) in lines.enumerated() {
            let slot = slot(of: hash)
            places[slot] = places[slot] == 0 ? Int32(line + 1) : -1
            hashes[slot] = hash
        }
    }

    func only(_ hash: UInt64) -> Int? {
        let place = places[slot(of: hash)]
        return place > 0 ? Int(place - 1) : nil
    }

    private func slot(of hash: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: hash >> 40) & mask
        while places[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & mask }
        return slot
    }
}
