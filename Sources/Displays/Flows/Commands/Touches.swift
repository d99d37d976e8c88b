import DisplayProtocol
import Foundation

extension FlowCommands {
    static let touches: [any FlowCommand.Type] = [TapOn.self, DoubleTapOn.self, LongPressOn.self]
}

/// Touches an element or a point.
protocol TouchCommand: FlowCommand {
    var selector: ElementSelector { get }
    init(_ selector: ElementSelector)
    /// The finger at the point.
    static func touches(at point: CGPoint) -> [DisplayMessage.Touch]
}

extension TouchCommand {
    init(_ arguments: FlowArguments) throws(DisplayFailure) { self.init(try arguments.selector(allowsPoint: true)) }

    func perform(in run: FlowRun) throws {
        try run.target.perform(Self.touches(at: try run.point(of: selector, for: Self.name)))
    }

    /// - Parameter offset: When the finger comes down, in seconds.
    static func press(at point: CGPoint, for seconds: Double, offset: Double = 0) -> [DisplayMessage.Touch] {
        [
            .init(phase: .began, point: point, offset: offset),
            .init(phase: .ended, point: point, offset: offset + seconds),
        ]
    }
}

struct TapOn: TouchCommand {
    static let name = "tapOn"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    static func touches(at point: CGPoint) -> [DisplayMessage.Touch] { press(at: point, for: 0.05) }
}

struct DoubleTapOn: TouchCommand {
    static let name = "doubleTapOn"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    static func touches(at point: CGPoint) -> [DisplayMessage.Touch] {
        press(at: point, for: 0.05) + press(at: point, for: 0.05, offset: 0.15)
    }
}

struct LongPressOn: TouchCommand {
    static let name = "longPressOn"
    let selector: ElementSelector
    init(_ selector: ElementSelector) { self.selector = selector }

    static func touches(at point: CGPoint) -> [DisplayMessage.Touch] { press(at: point, for: 3) }
}
