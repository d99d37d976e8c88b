import Foundation

/// The highest score that a model gives.
public let GKGameModelMaxScore = 1 << 24
/// The lowest score that a model gives.
public let GKGameModelMinScore = -(1 << 24)

/// Somebody who plays.
public protocol GKGameModelPlayer: AnyObject {
    /// The player's number, different from those of the others.
    var playerId: Int { get }
}

/// A move.
public protocol GKGameModelUpdate: AnyObject {
    /// How good the move is, as the strategist finds.
    var value: Int { get set }
}

/// A game as a strategist sees it: who plays, what moves there are, and what becomes of them.
public protocol GKGameModel: AnyObject, NSCopying {
    /// Who plays.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }

    /// Takes another game's position over.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil, or none, where the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)

    /// How good the position is for a player; 0 where the model does not say.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won; false where the model does not say.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost; false where the model does not say.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    /// Says nothing of the position.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// Says nothing of who has won.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// Says nothing of who has lost.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}
