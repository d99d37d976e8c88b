import DisplayProtocol
import Foundation

extension FlowCommands {
    static let scrolling: [any FlowCommand.Type] = [Swipe.self, Scroll.self, ScrollUntilVisible.self]
}

/// Where a finger goes, or what lies there that comes to be seen.
enum SwipeDirection: String, Sendable, CaseIterable {
    case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT"

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let direction = SwipeDirection(rawValue: arguments.text?.uppercased() ?? "") else {
            throw arguments.valueFailure("'direction' is UP, DOWN, LEFT or RIGHT")
        }
        self = direction
    }
}

/// Moves a finger across the screen.
struct Swipe: FlowCommand {
    static let name = "swipe"

    enum Path: Sendable, Equatable {
        case points(start: ScreenPoint, end: ScreenPoint)
        case direction(SwipeDirection, from: ElementSelector?)
    }

    let path: Path
    /// In seconds.
    let duration: Double

    init(path: Path, duration: Double) {
        self.path = path
        self.duration = duration
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["start", "end", "direction", "from", "duration"])
        duration = if let value = values["duration"] { try value.milliseconds() } else { 0.4 }
        if let start = values["start"], let end = values["end"], values["direction"] == nil, values["from"] == nil {
            path = .points(start: try start.point(), end: try end.point())
        } else if let value = values["direction"], values["start"] == nil, values["end"] == nil {
            let direction = try SwipeDirection(value)
            let from: ElementSelector? = if let from = values["from"] { try from.selector() } else { nil }
            path = .direction(direction, from: from)
        } else {
            throw arguments.failure("'swipe' needs 'start' and 'end', or 'direction'")
        }
    }

    func perform(in run: FlowRun) throws {
        let (start, end) = try ends(in: run)
        try run.drag(from: start, to: end, for: duration)
    }

    /// From where to where the finger goes; the directions cover the distances that Maestro's do.
    private func ends(in run: FlowRun) throws -> (CGPoint, CGPoint) {
        let size = run.target.screenSize
        switch path {
        case .points(let start, let end):
            return (try run.location(of: start, for: "swipe from"), try run.location(of: end, for: "swipe to"))
        case .direction(let direction, let from):
            var (start, end) =
                switch direction {
                case .up: (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.1))
                case .down: (CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.9))
                case .left: (CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5))
                case .right: (CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5))
                }
            start = CGPoint(x: start.x * size.width, y: start.y * size.height)
            end = CGPoint(x: end.x * size.width, y: end.y * size.height)
            if let from {
                start = try run.element(from, for: "swipe from").center
                switch direction {
                case .up, .down: end.x = start.x
                case .left, .right: end.y = start.y
                }
            }
            return (start, end)
        }
    }
}

/// Scrolls down by two fifths of the screen.
struct Scroll: FlowCommand {
    static let name = "scroll"

    init(_ arguments: FlowArguments) {}
    init() {}

    func perform(in run: FlowRun) throws { try run.scroll(.down) }
}

/// Scrolls until an element is on the screen.
struct ScrollUntilVisible: FlowCommand {
    static let name = "scrollUntilVisible"
    let selector: ElementSelector
    let direction: SwipeDirection
    /// The longest that it may take, in seconds of the app's time.
    let timeout: Double

    init(_ selector: ElementSelector, _ direction: SwipeDirection, timeout: Double) {
        self.selector = selector
        self.direction = direction
        self.timeout = timeout
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["element", "direction", "timeout"])
        guard let element = values["element"] else {
            throw arguments.failure("'scrollUntilVisible' needs 'element'")
        }
        selector = try element.selector()
        direction = if let value = values["direction"] { try SwipeDirection(value) } else { .down }
        timeout = try values.timeout(orElse: 20)
    }

    func perform(in run: FlowRun) throws {
        // A scroll takes about a second with what it glides on.
        let most = max(1, Int(timeout))
        for _ in 0..<most {
            if try run.holds(.init(selector, isVisible: true)) { return }
            try run.scroll(direction)
        }
        if try run.holds(.init(selector, isVisible: true)) { return }
        throw run.failure(
            "scrollUntilVisible \(selector): not on the screen after \(most) scrolls; on the screen: "
                + (try run.visibleElements().listing))
    }
}

extension FlowRun {
    /// Scrolls by two fifths of the screen: `down` is towards what lies below.
    func scroll(_ direction: SwipeDirection) throws {
        let (start, end): (ScreenPoint, ScreenPoint) =
            switch direction {
            case .down: (.percent(x: 50, y: 50), .percent(x: 50, y: 10))
            case .up: (.percent(x: 50, y: 50), .percent(x: 50, y: 90))
            case .right: (.percent(x: 50, y: 50), .percent(x: 10, y: 50))
            case .left: (.percent(x: 50, y: 50), .percent(x: 90, y: 50))
            }
        try drag(from: start.point(on: target.screenSize), to: end.point(on: target.screenSize), for: 0.4)
    }

    fileprivate func drag(from start: CGPoint, to end: CGPoint, for seconds: Double) throws {
        // As often as a screen of 60 Hz reports a finger.
        let count = max(1, Int((seconds * 60).rounded()))
        var touches = [DisplayMessage.Touch(phase: .began, point: start)]
        for step in 1...count {
            let share = Double(step) / Double(count)
            touches.append(
                .init(
                    phase: .moved,
                    point: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
                    offset: seconds * share))
        }
        touches.append(.init(phase: .ended, point: end, offset: seconds))
        try target.perform(touches)
    }
}
