import DisplayProtocol
import Foundation

extension FlowCommands {
    static let dragging: [any FlowCommand.Type] = [DragAndDrop.self]
}

/// Rests a finger on an element until it is lifted, carries it to another one, and lets go there.
struct DragAndDrop: FlowCommand {
    static let name = "dragAndDrop"
    let from: ElementSelector
    let to: ElementSelector

    /// How long the finger rests, in seconds: a little longer than a lift takes.
    private static let rest = 0.7
    /// How long the finger is on its way, in seconds.
    private static let way = 0.6

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["from", "to"])
        guard let from = values["from"], let to = values["to"] else {
            throw arguments.failure("'dragAndDrop' needs 'from' and 'to'")
        }
        self.from = try from.selector(allowsPoint: true)
        self.to = try to.selector(allowsPoint: true)
    }

    func perform(in run: FlowRun) throws {
        let start = try run.point(of: from, for: Self.name)
        let end = try run.point(of: to, for: Self.name)
        try run.target.perform(Self.touches(from: start, to: end))
    }

    /// The finger's way, as often as a screen of 60 Hz reports it; it rests before it is lifted.
    static func touches(from start: CGPoint, to end: CGPoint) -> [DisplayMessage.Touch] {
        let steps = Int(way * 60)
        let moves = (1...steps).map { step in
            let part = CGFloat(step) / CGFloat(steps)
            return DisplayMessage.Touch(
                phase: .moved,
                point: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
                offset: rest + Double(step) / 60)
        }
        return [.init(phase: .began, point: start, offset: 0)] + moves
            + [.init(phase: .ended, point: end, offset: rest + way + 0.1)]
    }
}
