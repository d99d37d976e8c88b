import Foundation

extension Path {
    /// The path drawn the other way round: each figure from its end to its start, the figures in their order.
    package func reversed() -> Path {
        var result = Path()
        /// The points that the figure has come to, each with the segment that led there.
        var steps: [(point: CGPoint, segment: Element)] = []
        func finish(isClosed: Bool) {
            guard let last = steps.last else { return }
            result.move(to: last.point)
            for index in steps.indices.dropFirst().reversed() {
                let goal = steps[index - 1].point
                switch steps[index].segment {
                case .quad(_, let control): result.quad(to: goal, control: control)
                case .curve(let first, let second, _): result.curve(to: goal, control1: second, control2: first)
                case .line, .move, .close: result.line(to: goal)
                }
            }
            if isClosed { result.close() }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                steps = [(point, element)]
            case .line(let point), .quad(let point, _), .curve(_, _, let point):
                steps.append((point, element))
            case .close:
                finish(isClosed: true)
                // What follows without a move goes on from the figure's start.
                steps = []
            }
        }
        finish(isClosed: false)
        return result
    }
}
