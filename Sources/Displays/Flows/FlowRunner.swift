import DisplayProtocol
import Foundation

/// Does what a flow says with a running app.
package struct FlowRunner {
    private let flow: Flow
    private let target: any FlowTarget
    /// Where screenshots go.
    private let output: URL
    private let allowance: FlowAllowance

    /// - Parameter limit: The longest that all steps may take together, in seconds of the app's time.
    package init(
        _ flow: Flow, target: any FlowTarget, output: URL, limit: Double = FlowAllowance.usualLimit
    ) {
        allowance = FlowAllowance(limit)
        self.flow = flow
        self.target = target
        self.output = output
    }

    /// Performs all steps in order; returns the pictures that it wrote.
    ///
    /// The first step that fails ends the flow with an error that has its file and line.
    package func run() throws -> [URL] {
        try perform(flow.steps)
    }

    private func perform(_ steps: [Flow.Step]) throws -> [URL] {
        var pictures: [URL] = []
        for step in steps {
            if case .repeat(let times, let condition, let steps) = step.command {
                pictures += try perform(steps, times: times, while: condition, step)
            } else {
                let start = target.time
                if let picture = try perform(step) { pictures.append(picture) }
                try spend(target.time - start, step)
            }
        }
        return pictures
    }

    /// How often a loop goes round whose condition goes on holding, before it counts as endless.
    private static let mostRounds = 1000

    private func perform(
        _ steps: [Flow.Step], times: Int?, while condition: FlowCommand.Condition?, _ step: Flow.Step
    ) throws -> [URL] {
        var pictures: [URL] = []
        var rounds = 0
        while rounds < times ?? .max {
            if let condition, try !holds(condition) { break }
            guard rounds < Self.mostRounds || times != nil else {
                throw failure(step, "repeat: the condition still holds after \(Self.mostRounds) rounds")
            }
            pictures += try perform(steps)
            try spend(0, step)
            rounds += 1
        }
        return pictures
    }

    private func spend(_ seconds: Double, _ step: Flow.Step) throws {
        guard !allowance.spend(seconds) else { return }
        throw failure(
            step,
            "the flow has taken more than \(allowance.limit.short) s of the app's time; --flow-timeout allows more")
    }

    private func perform(_ step: Flow.Step) throws -> URL? {
        switch step.command {
        // It runs already: that is what a flow is performed with. Repetitions are the caller's.
        case .launchApp, .repeat: break
        case .tapOn(let selector):
            try press(try point(of: selector, "tapOn", step), for: 0.05)
        case .doubleTapOn(let selector):
            let point = try point(of: selector, "doubleTapOn", step)
            try target.perform([
                .init(phase: .began, point: point), .init(phase: .ended, point: point, offset: 0.05),
                .init(phase: .began, point: point, offset: 0.15), .init(phase: .ended, point: point, offset: 0.2),
            ])
        case .longPressOn(let selector):
            try press(try point(of: selector, "longPressOn", step), for: 3)
        case .swipe(let swipe):
            let (start, end) = try path(of: swipe, step)
            try drag(from: start, to: end, for: swipe.duration)
        case .scroll:
            try scroll(.down)
        case .scrollUntilVisible(let selector, let direction, let timeout):
            try scroll(direction, until: selector, timeout: timeout, step)
        case .assertVisible(let selector):
            let elements = try visibleElements()
            _ = try element(selector, in: elements, "assertVisible", step)
        case .assertNotVisible(let selector):
            let elements = try visibleElements()
            if let element = selector.matches(in: elements).choose(selector.index) {
                throw failure(
                    step, "assertNotVisible \(selector.text(for: step)): it is on the screen at \(element.place)")
            }
        case .type(let keys, let name):
            if let problem = try target.type(keys) { throw failure(step, "\(name): \(problem)") }
        case .takeScreenshot(let name):
            let file = output.appendingPathComponent(name + ".png")
            try target.picture().writePNG(to: file)
            return file
        case .waitForAnimationToEnd(let seconds):
            try target.runUntilIdle(atMost: seconds)
        case .wait(let seconds):
            try target.wait(seconds)
        case .extendedWaitUntil(let condition, let timeout):
            try wait(until: condition, timeout: timeout, step)
        case .setAppearance(let style):
            try target.setPreferences(.init(style: style))
        case .setTextSize(let size):
            try target.setPreferences(.init(textSize: size))
        case .setOrientation(let orientation):
            try target.setOrientation(orientation)
        }
        return nil
    }

    // MARK: Waiting

    private func holds(_ condition: FlowCommand.Condition) throws -> Bool {
        let element = condition.selector.matches(in: try visibleElements()).choose(condition.selector.index)
        return (element != nil) == condition.isVisible
    }

    private func wait(until condition: FlowCommand.Condition, timeout: Double, _ step: Flow.Step) throws {
        let interval = 0.1
        var passed = 0.0
        while try !holds(condition) {
            guard passed < timeout else {
                let selector = condition.selector.text(for: step)
                let state = condition.isVisible ? "not on the screen" : "still on the screen"
                throw failure(
                    step,
                    "extendedWaitUntil \(selector): \(state) after \(timeout.short) s; on the screen: "
                        + (try visibleElements().listing))
            }
            try target.wait(interval)
            passed += interval
        }
    }

    // MARK: Touches

    /// Scrolls by two fifths of the screen: `down` is towards what lies below.
    private func scroll(_ direction: FlowCommand.Swipe.Direction) throws {
        let (start, end): (ScreenPoint, ScreenPoint) =
            switch direction {
            case .down: (.percent(x: 50, y: 50), .percent(x: 50, y: 10))
            case .up: (.percent(x: 50, y: 50), .percent(x: 50, y: 90))
            case .right: (.percent(x: 50, y: 50), .percent(x: 10, y: 50))
            case .left: (.percent(x: 50, y: 50), .percent(x: 90, y: 50))
            }
        try drag(from: start.point(on: target.screenSize), to: end.point(on: target.screenSize), for: 0.4)
    }

    private func scroll(
        _ direction: FlowCommand.Swipe.Direction, until selector: ElementSelector, timeout: Double, _ step: Flow.Step
    ) throws {
        // A scroll takes about a second with what it glides on.
        let most = max(1, Int(timeout))
        for _ in 0..<most {
            if try holds(.init(selector, isVisible: true)) { return }
            try scroll(direction)
        }
        if try holds(.init(selector, isVisible: true)) { return }
        throw failure(
            step,
            "scrollUntilVisible \(selector.text(for: step)): not on the screen after \(most) scrolls; on the screen: "
                + (try visibleElements().listing))
    }

    private func press(_ point: CGPoint, for seconds: Double) throws {
        try target.perform([
            .init(phase: .began, point: point), .init(phase: .ended, point: point, offset: seconds),
        ])
    }

    private func drag(from start: CGPoint, to end: CGPoint, for seconds: Double) throws {
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

    /// From where to where a finger goes; the directions cover the distances that Maestro's do.
    private func path(of swipe: FlowCommand.Swipe, _ step: Flow.Step) throws -> (CGPoint, CGPoint) {
        let size = target.screenSize
        switch swipe.path {
        case .points(let start, let end):
            return (try location(of: start, "swipe from", step), try location(of: end, "swipe to", step))
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
                start = try element(from, in: try visibleElements(), "swipe from", step).center
                switch direction {
                case .up, .down: end.x = start.x
                case .left, .right: end.y = start.y
                }
            }
            return (start, end)
        }
    }

    // MARK: Elements

    private func visibleElements() throws -> [VisibleElement] {
        try target.tree().visibleElements(on: target.screenSize)
    }

    private func point(of selector: ElementSelector, _ command: String, _ step: Flow.Step) throws -> CGPoint {
        if let point = selector.point { return try location(of: point, command, step) }
        return try element(selector, in: try visibleElements(), command, step).center
    }

    /// A finger leaves the screen at its edges, which still count as on it.
    private func location(of point: ScreenPoint, _ command: String, _ step: Flow.Step) throws -> CGPoint {
        let size = target.screenSize
        let location = point.point(on: size)
        guard (0...size.width).contains(location.x), (0...size.height).contains(location.y) else {
            throw failure(
                step,
                "\(command) \(point.text): outside the screen of \(size.width.short) × \(size.height.short) points")
        }
        return location
    }

    private func element(
        _ selector: ElementSelector, in elements: [VisibleElement], _ command: String, _ step: Flow.Step
    ) throws -> VisibleElement {
        let matches = selector.matches(in: elements)
        if let element = matches.choose(selector.index) { return element }
        let start = "\(command) \(selector.text(for: step)): "
        if !matches.isEmpty { throw failure(step, start + "only \(matches.count) of that kind on the screen") }
        throw failure(step, start + "not on the screen; on the screen: \(elements.listing)")
    }

    private func failure(_ step: Flow.Step, _ message: String) -> DisplayFailure {
        .flow(file: flow.file, line: step.line, message: message)
    }
}

extension ElementSelector {
    /// The selector as a message shows it.
    fileprivate func text(for step: Flow.Step) -> String {
        var parts: [String] = []
        if let text { parts.append("\"\(text)\"") }
        if let id { parts.append("id \(id)") }
        if let index { parts.append("index \(index)") }
        if let point { parts.append(point.text) }
        return parts.joined(separator: " ")
    }
}

extension ScreenPoint {
    fileprivate var text: String {
        switch self {
        case .percent(let x, let y): "point \(x.short)%,\(y.short)%"
        case .points(let x, let y): "point \(x.short),\(y.short)"
        }
    }
}

extension VisibleElement {
    fileprivate var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    fileprivate var place: String { "\(frame.minX.short),\(frame.minY.short)" }
}

extension Double {
    /// Without a fraction when there is none.
    fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension CGFloat {
    fileprivate var short: String { Double(self).short }
}
