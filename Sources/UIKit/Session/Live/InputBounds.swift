import DisplayProtocol
import Foundation

// What a display says is checked here once: a number that no hand makes would end the app far from its cause, as an
// invalid geometry or a loop without end.

extension DisplayMessage.Touch {
    var bounded: DisplayMessage.Touch {
        var touch = self
        touch.point = point.bounded
        return touch
    }
}

extension DisplayMessage.Wheel {
    var bounded: DisplayMessage.Wheel {
        var wheel = self
        wheel.point = point.bounded
        wheel.delta = CGSize(width: delta.width.bounded, height: delta.height.bounded)
        return wheel
    }
}

extension DisplayMessage.HitTest {
    var bounded: DisplayMessage.HitTest {
        var test = self
        test.point = point.bounded
        return test
    }
}

extension DisplayMessage.Text {
    /// More than an input method ever replaces, in characters.
    private static let mostDeleted = 10_000

    var bounded: DisplayMessage.Text {
        var text = self
        text.deleting = min(max(deleting, 0), Self.mostDeleted)
        return text
    }
}

extension DisplayMessage.Composition {
    var bounded: DisplayMessage.Composition {
        let length = text.utf16.count
        var composition = self
        composition.selectionStart = min(max(selectionStart, 0), length)
        composition.selectionLength = min(max(selectionLength, 0), length - composition.selectionStart)
        return composition
    }
}

extension CGPoint {
    fileprivate var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGFloat {
    /// Farther away than any hand gets, in points.
    private static let farthest: CGFloat = 100_000

    fileprivate var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.farthest), Self.farthest) }
}
