import Foundation

/// Something that finds moves in a game.
public protocol GKStrategist: AnyObject {
    /// The game.
    var gameModel: (any GKGameModel)? { get set }
    /// Where chance comes from when moves are equally good.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of whose turn it is; nil for none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// A strategist that looks some moves ahead, and expects the best of everybody.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The game.
    open var gameModel: (any GKGameModel)?
    /// Where chance comes from when moves are equally good; nil takes the first.
    open var randomSource: (any GKRandom)?
    /// How many moves are looked ahead.
    open var maxLookAheadDepth = 0

    /// Makes a strategist without a game.
    public override init() {}

    /// The best move of a player; nil for none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player)
        guard let best = moves.map(\.value).max() else { return nil }
        let equal = moves.filter { $0.value == best }
        return equal[randomSource?.nextInt(upperBound: equal.count) ?? 0]
    }

    /// The best move of whose turn it is; nil for none.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove) }

    /// One of the best moves of a player, by chance; nil for none.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player).enumerated().sorted {
            ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
        }.map(\.element).prefix(max(1, numMovesToConsider))
        guard !moves.isEmpty else { return nil }
        return moves[randomSource?.nextInt(upperBound: moves.count) ?? Int.random(in: 0..<moves.count)]
    }

    private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0, let position = gameModel.copy() as? any GKGameModel else {
            return []
        }
        position.setGameModel(gameModel)
        let moves = position.gameModelUpdates(for: player) ?? []
        for move in moves {
            move.value = Search(player: player).value(
                of: move, in: position, depth: maxLookAheadDepth - 1, between: Int.min, and: Int.max)
        }
        return moves
    }
}

/// A search through the moves that may follow, without those that cannot matter.
private struct Search {
    let player: any GKGameModelPlayer

    func value(
        of move: any GKGameModelUpdate, in position: any GKGameModel, depth: Int, between low: Int, and high: Int
    ) -> Int {
        guard let next = position.copy() as? any GKGameModel else { return 0 }
        next.setGameModel(position)
        next.apply(move)
        // The sooner a game is won, the better.
        if next.isWin(for: player) { return GKGameModelMaxScore + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty
        else { return next.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high) = (low, high)
        var best = isOwn ? Int.min : Int.max
        for move in moves {
            let value = value(of: move, in: next, depth: depth - 1, between: low, and: high)
            best = isOwn ? max(best, value) : min(best, value)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
            if low >= high { break }
        }
        return best
    }
}

extension NSCopying {
    /// A copy.
    fileprivate func copy() -> Any { copy(with: nil) }
}
