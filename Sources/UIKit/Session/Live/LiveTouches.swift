import DisplayProtocol

/// A person's fingers: they come down and leave when they do, and move once a frame.
@MainActor final class LiveTouches: SessionPart {
    private var moves = PendingMoves()

    /// Whether fingers have moved since the last frame.
    var hasMoves: Bool { !moves.isEmpty }

    func take(_ touch: DisplayMessage.Touch) {
        guard touch.phase == .moved else {
            // Whatever happens to a finger happens where it is.
            deliverMoves()
            return TouchDelivery.shared.deliver(touch)
        }
        moves.add(touch)
    }

    /// Delivers where the fingers are by now.
    func deliverMoves() {
        for move in moves.take() { TouchDelivery.shared.deliver(move) }
    }

    /// Takes all fingers off.
    func cancel() {
        _ = moves.take()
        TouchDelivery.shared.cancelAll()
    }
}

/// The last movement of each finger, in the order in which the fingers began to move.
struct PendingMoves {
    private var moves: [DisplayMessage.Touch] = []

    var isEmpty: Bool { moves.isEmpty }

    mutating func add(_ move: DisplayMessage.Touch) {
        if let index = moves.firstIndex(where: { $0.finger == move.finger }) {
            moves[index] = move
        } else {
            moves.append(move)
        }
    }

    /// Hands the movements over and forgets them.
    mutating func take() -> [DisplayMessage.Touch] {
        defer { moves = [] }
        return moves
    }
}
