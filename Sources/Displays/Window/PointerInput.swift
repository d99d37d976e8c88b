import DisplayProtocol
import Foundation

/// The fingers that a mouse and a touch screen make; points are of the interface.
struct PointerInput {
    /// The mouse is finger 0, and finger 1 as well while it pinches; those of a touch screen follow.
    private static let firstScreenFinger = 2

    private struct Mouse {
        var point: CGPoint
        /// The point in the middle of two fingers; nil for one finger.
        var anchor: CGPoint?
    }

    private var mouse: Mouse?
    /// The fingers on a touch screen, by the screen's own numbers.
    private var fingers: [Int64: (number: Int, point: CGPoint)] = [:]

    var isMouseDown: Bool { mouse != nil }
    var isIdle: Bool { mouse == nil && fingers.isEmpty }

    // MARK: Mouse

    /// - Parameter anchor: The point that two fingers lie on both sides of; nil for one finger.
    mutating func mouseDown(at point: CGPoint, anchor: CGPoint?) -> [DisplayMessage.Touch] {
        let ended = mouseUp()
        mouse = Mouse(point: point, anchor: anchor)
        return ended + touches(.began)
    }

    /// - Parameter isParallel: Whether two fingers move alike, not apart.
    mutating func mouseMoved(to point: CGPoint, isParallel: Bool = false) -> [DisplayMessage.Touch] {
        guard var mouse, mouse.point != point else { return [] }
        if isParallel, let anchor = mouse.anchor {
            mouse.anchor = CGPoint(
                x: anchor.x + point.x - mouse.point.x, y: anchor.y + point.y - mouse.point.y)
        }
        mouse.point = point
        self.mouse = mouse
        return touches(.moved)
    }

    mutating func mouseUp() -> [DisplayMessage.Touch] {
        defer { mouse = nil }
        return touches(.ended)
    }

    private func touches(_ phase: DisplayMessage.Touch.Phase) -> [DisplayMessage.Touch] {
        guard let mouse else { return [] }
        let first = DisplayMessage.Touch(phase: phase, finger: 0, point: mouse.point)
        guard let anchor = mouse.anchor else { return [first] }
        return [first, .init(phase: phase, finger: 1, point: Self.opposite(mouse.point, around: anchor))]
    }

    static func opposite(_ point: CGPoint, around anchor: CGPoint) -> CGPoint {
        CGPoint(x: 2 * anchor.x - point.x, y: 2 * anchor.y - point.y)
    }

    /// Where the two fingers of a pinch are; nil while there is none.
    var pinch: (CGPoint, CGPoint)? {
        guard let mouse, let anchor = mouse.anchor else { return nil }
        return (mouse.point, Self.opposite(mouse.point, around: anchor))
    }

    // MARK: Touch screen

    mutating func fingerDown(_ id: Int64, at point: CGPoint) -> [DisplayMessage.Touch] {
        let ended = fingerUp(id)
        let used = Set(fingers.values.map(\.number))
        let number = (Self.firstScreenFinger...).first { !used.contains($0) }!
        fingers[id] = (number, point)
        return ended + [.init(phase: .began, finger: number, point: point)]
    }

    mutating func fingerMoved(_ id: Int64, to point: CGPoint) -> [DisplayMessage.Touch] {
        guard let finger = fingers[id], finger.point != point else { return [] }
        fingers[id] = (finger.number, point)
        return [.init(phase: .moved, finger: finger.number, point: point)]
    }

    mutating func fingerUp(_ id: Int64) -> [DisplayMessage.Touch] {
        guard let finger = fingers.removeValue(forKey: id) else { return [] }
        return [.init(phase: .ended, finger: finger.number, point: finger.point)]
    }

    // MARK: All

    /// Takes all fingers off without their having done anything.
    mutating func cancel() -> [DisplayMessage.Touch] {
        let lifted =
            touches(.cancelled)
            + fingers.values.sorted { $0.number < $1.number }.map {
                .init(phase: .cancelled, finger: $0.number, point: $0.point)
            }
        mouse = nil
        fingers = [:]
        return lifted
    }
}
