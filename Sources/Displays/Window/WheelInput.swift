import DisplayProtocol
import Foundation

/// What the turns of wheels and of two fingers on a trackpad scroll by.
struct WheelInput {
    /// How far a notch scrolls, in points: three lines of text.
    static let notch = 51.0
    /// How long a trackpad is silent when it has come to rest, in seconds.
    static let rest = 0.12

    private var point: CGPoint?

    var isScrolling: Bool { point != nil }

    /// - Parameters:
    ///   - x: Notches to the right.
    ///   - y: Notches away from the person.
    ///   - isSideways: Whether a wheel scrolls across, as it does with the shift key.
    mutating func turned(x: Double, y: Double, at point: CGPoint, isSideways: Bool = false) -> [DisplayMessage.Wheel] {
        guard x != 0 || y != 0 else { return [] }
        var delta = CGSize(width: x * Self.notch, height: -y * Self.notch)
        if isSideways, x == 0 { delta = CGSize(width: delta.height, height: 0) }
        // Only a trackpad turns by parts of a notch.
        guard isScrolling || x != x.rounded() || y != y.rounded() else {
            return [.init(point: point, delta: delta)]
        }
        defer { self.point = point }
        return [.init(point: point, delta: delta, phase: isScrolling ? .changed : .began)]
    }

    /// The trackpad has come to rest.
    mutating func rest() -> [DisplayMessage.Wheel] {
        guard let point else { return [] }
        self.point = nil
        return [.init(point: point, delta: .zero, phase: .ended)]
    }
}
