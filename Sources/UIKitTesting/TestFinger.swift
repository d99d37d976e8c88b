import DisplayProtocol
import Foundation
import UIKit

/// A finger that a test holds on the screen, for what is to be looked at while it is down.
@preconcurrency @MainActor public final class TestFinger {
    private let screen: TestScreen
    private let number: Int
    private var isDown = true

    /// Where the finger is, in points of the screen.
    public private(set) var location: CGPoint

    private static var numbersDown: Set<Int> = []

    init(at point: CGPoint, on screen: TestScreen) {
        self.screen = screen
        number = (0...).first { !Self.numbersDown.contains($0) } ?? 0
        location = point
        Self.numbersDown.insert(number)
        VirtualTime.deliver([.init(phase: .began, finger: number, point: point)])
    }

    /// Moves the finger in a straight line, as often as a screen of 60 Hz reports it.
    ///
    /// - Parameters:
    ///   - x: Points to the right.
    ///   - y: Points down.
    ///   - seconds: How long it takes.
    public func move(
        by x: CGFloat, _ y: CGFloat, over seconds: TimeInterval = 0.25, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        move(toPoint: CGPoint(x: location.x + x, y: location.y + y), over: seconds, file, line)
    }

    /// Moves the finger to a target in a straight line.
    public func move(
        to target: TouchTarget, over seconds: TimeInterval = 0.25, file: StaticString = #filePath, line: UInt = #line
    ) {
        do {
            move(toPoint: try screen.find(target).place.point, over: seconds, file, line)
        } catch {
            TestFailures.report("move to \(target.text): \(error.reason)", file: file, line: line)
        }
    }

    private func move(toPoint end: CGPoint, over seconds: TimeInterval, _ file: StaticString, _ line: UInt) {
        guard check("moved", file, line) else { return }
        screen.act(settles: false, file: file, line: line) {
            VirtualTime.deliver(Self.line(from: location, to: end, over: seconds, finger: number))
        }
        location = end
    }

    /// Lifts the finger.
    ///
    /// - Parameter settles: Whether the app then runs until it is idle.
    public func lift(settles: Bool = true, file: StaticString = #filePath, line: UInt = #line) {
        end(.ended, "lifted", settles, file, line)
    }

    /// Takes the finger away as the system does when it needs it for something else: its touch is cancelled.
    public func cancel(settles: Bool = true, file: StaticString = #filePath, line: UInt = #line) {
        end(.cancelled, "cancelled", settles, file, line)
    }

    private func end(
        _ phase: DisplayMessage.Touch.Phase, _ verb: String, _ settles: Bool, _ file: StaticString, _ line: UInt
    ) {
        guard check(verb, file, line) else { return }
        isDown = false
        Self.numbersDown.remove(number)
        screen.act(settles: settles, file: file, line: line) {
            VirtualTime.deliver([.init(phase: phase, finger: number, point: location)])
        }
    }

    private func check(_ verb: String, _ file: StaticString, _ line: UInt) -> Bool {
        guard screen.isUp(file: file, line: line) else { return false }
        if !isDown { TestFailures.report("a finger that is up cannot be \(verb)", file: file, line: line) }
        return isDown
    }

    /// All fingers are up, for a test that starts afresh.
    static func reset() { numbersDown = [] }

    /// The reports of a finger that goes from one point to another.
    static func line(
        from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, finger: Int = 0
    ) -> [DisplayMessage.Touch] {
        let count = max(1, Int((seconds * 60).rounded()))
        return (1...count).map { step in
            let share = Double(step) / Double(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            return .init(phase: .moved, finger: finger, point: point, offset: seconds * share)
        }
    }
}
