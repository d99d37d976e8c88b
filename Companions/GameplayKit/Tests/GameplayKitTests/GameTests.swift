import GameplayKit
import XCTest

final class GameTests: XCTestCase {
    private nonisolated(unsafe) static var events: [String] = []
    override func setUp() { Self.events = [] }

    private final class Walking: GKState {
        override func didEnter(from previousState: GKState?) {
            GameTests.events.append("walk from \(previousState.map { "\(type(of: $0))" } ?? "-")")
        }
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Falling.self }
        override func willExit(to nextState: GKState) { GameTests.events.append("walked") }
    }
    private final class Falling: GKState {
        override func update(deltaTime seconds: TimeInterval) {
            GameTests.events.append("fall \(seconds)")
            stateMachine?.enter(Resting.self)
        }
    }
    private final class Resting: GKState {}

    func testMachines() {
        let machine = GKStateMachine(states: [Walking(), Falling()])
        XCTAssertTrue(machine.enter(Walking.self))
        XCTAssertFalse(machine.enter(Walking.self))
        XCTAssertFalse(machine.canEnterState(Resting.self))
        XCTAssertTrue(machine.enter(Falling.self))
        machine.update(deltaTime: 0.5)
        XCTAssertTrue(machine.currentState === machine.state(forClass: Falling.self))
        XCTAssertEqual(Self.events, ["walk from -", "walked", "fall 0.5"])
    }

    private final class Health: GKComponent {
        var points = 3
        override func didAddToEntity() { GameTests.events.append("added") }
        override func willRemoveFromEntity() { GameTests.events.append("removed") }
        override func update(deltaTime seconds: TimeInterval) { points -= 1 }
    }

    func testEntities() {
        let entity = GKEntity()
        entity.addComponent(Health())
        entity.addComponent(Health())
        XCTAssertEqual(entity.components.count, 1)
        entity.update(deltaTime: 1)
        XCTAssertEqual(entity.component(ofType: Health.self)?.points, 2)
        let system = GKComponentSystem<Health>(componentClass: Health.self)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 1)
        XCTAssertEqual(system.components.map(\.points), [1])
        entity.removeComponent(ofType: Health.self)
        XCTAssertEqual(Self.events, ["added", "removed", "added", "removed"])
    }

    func testRules() {
        let system = GKRuleSystem()
        system.state["hunger"] = 0.8
        let eat = GKRule(blockPredicate: { $0.grade(forFact: "hungry" as NSString) > 0.5 }) { _ in
            Self.events.append("eat")
        }
        let feel = GKRule(blockPredicate: { $0.state["hunger"] as? Double == 0.8 }) { system in
            system.assertFact("hungry" as NSString, grade: 0.8)
        }
        eat.salience = 5
        system.add([feel, eat])
        system.evaluate()
        XCTAssertEqual(Self.events, ["eat"])
        XCTAssertEqual(system.facts.count, 1)
        system.retractFact("hungry" as NSString, grade: 0.3)
        XCTAssertEqual(system.grade(forFact: "hungry" as NSString), 0.5, accuracy: 0.001)
        system.reset()
        XCTAssertEqual(system.agenda.map(\.salience), [5, 0])
    }

    func testPathsGoAroundWalls() {
        let grid = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        grid.remove([grid.node(atGridPosition: vector_int2(1, 0))!, grid.node(atGridPosition: vector_int2(1, 1))!])
        let path = grid.findPath(
            from: grid.node(atGridPosition: vector_int2(0, 0))!, to: grid.node(atGridPosition: vector_int2(2, 0))!)
        XCTAssertEqual(
            path.map { ($0 as! GKGridGraphNode).gridPosition },
            [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
        grid.remove([grid.node(atGridPosition: vector_int2(1, 2))!])
        XCTAssertEqual(path[0].findPath(to: path[6]), [])
    }

    func testTheStrategistWinsAndDefends() {
        XCTAssertEqual(move("XX OO    ", depth: 2), 2)
        XCTAssertEqual(move("X  OO    ", depth: 2), 5)
        // Perfect play from the corner ends in the middle.
        XCTAssertEqual(move("O        ", depth: 8), 4)
    }

    /// The place where X puts its mark.
    private func move(_ board: String, depth: Int) -> Int? {
        let game = Noughts(Array(board))
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = game
        strategist.maxLookAheadDepth = depth
        return (strategist.bestMoveForActivePlayer() as? Noughts.Move)?.place
    }

    private final class Noughts: NSObject, GKGameModel {
        final class Player: NSObject, GKGameModelPlayer {
            let mark: Character
            var playerId: Int { mark == "X" ? 1 : 2 }
            init(_ mark: Character) { self.mark = mark }
        }
        final class Move: NSObject, GKGameModelUpdate {
            var value = 0
            let place: Int
            init(_ place: Int) { self.place = place }
        }
        nonisolated(unsafe) static let all = [Player("X"), Player("O")]
        var board: [Character]
        var turn = all[0]
        init(_ board: [Character]) { self.board = board }
        var players: [GKGameModelPlayer]? { Self.all }
        var activePlayer: GKGameModelPlayer? { turn }
        func copy(with zone: NSZone? = nil) -> Any { Noughts(board) }
        func setGameModel(_ gameModel: GKGameModel) {
            guard let other = gameModel as? Noughts else { return }
            (board, turn) = (other.board, other.turn)
        }
        func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
            guard !isWin(for: Self.all[0]), !isWin(for: Self.all[1]) else { return nil }
            return board.indices.filter { board[$0] == " " }.map(Move.init)
        }
        func apply(_ gameModelUpdate: GKGameModelUpdate) {
            guard let move = gameModelUpdate as? Move else { return }
            board[move.place] = turn.mark
            turn = turn.mark == "X" ? Self.all[1] : Self.all[0]
        }
        func isWin(for player: GKGameModelPlayer) -> Bool {
            let mark = (player as! Player).mark
            let lines = [
                [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
            ]
            return lines.contains { $0.allSatisfy { board[$0] == mark } }
        }
        func isLoss(for player: GKGameModelPlayer) -> Bool {
            isWin(for: (player as! Player).mark == "X" ? Self.all[1] : Self.all[0])
        }
    }
}
