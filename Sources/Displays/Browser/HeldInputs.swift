import DisplayProtocol
import Foundation

/// The fingers and keys that a page holds down, which are let go of when it leaves.
struct HeldInputs {
    /// The app's numbers of fingers, which are those of all pages, and where they are.
    private var fingers: [Int: (number: Int, point: CGPoint)] = [:]
    private var keys: [Int: DisplayMessage.KeyPress] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// What the app is told: nothing of the ends of touches and presses whose beginning it was not told.
    ///
    /// - Parameter numbers: The app's numbers of fingers that are taken by any page.
    mutating func translate(
        _ touch: DisplayMessage.Touch, numbers: inout Set<Int>
    ) throws(PageViolation) -> [DisplayMessage.Touch] {
        var touch = touch
        let finger = touch.finger
        switch touch.phase {
        case .began:
            // The page has missed the end of the touch before.
            var touches = release(finger, numbers: &numbers)
            try checkRoom()
            touch.finger = (0...).first { !numbers.contains($0) } ?? 0
            numbers.insert(touch.finger)
            fingers[finger] = (touch.finger, touch.point)
            touches.append(touch)
            return touches
        case .moved, .ended, .cancelled:
            guard let held = fingers[finger] else { return [] }
            touch.finger = held.number
            if touch.phase == .moved {
                fingers[finger]?.point = touch.point
            } else {
                fingers[finger] = nil
                numbers.remove(held.number)
            }
            return [touch]
        }
    }

    /// Whether the app is told of a key.
    mutating func takes(_ key: DisplayMessage.KeyPress) throws(PageViolation) -> Bool {
        switch key.phase {
        case .down:
            if keys[key.usage] == nil { try checkRoom() }
            keys[key.usage] = key
            return true
        case .up, .cancelled: return keys.removeValue(forKey: key.usage) != nil
        }
    }

    private func checkRoom() throws(PageViolation) {
        guard fingers.count + keys.count < limit else { throw PageViolation(code: .policyViolation) }
    }

    private mutating func release(_ finger: Int, numbers: inout Set<Int>) -> [DisplayMessage.Touch] {
        guard let held = fingers.removeValue(forKey: finger) else { return [] }
        numbers.remove(held.number)
        return [DisplayMessage.Touch(phase: .cancelled, finger: held.number, point: held.point)]
    }

    /// Lets go of everything; what the app is told of it.
    mutating func releaseAll(numbers: inout Set<Int>) -> [any DisplayMessage.Body] {
        var messages: [any DisplayMessage.Body] = []
        for finger in fingers.keys.sorted() {
            messages += release(finger, numbers: &numbers)
        }
        for (_, key) in keys.sorted(by: { $0.key < $1.key }) {
            var key = key
            key.phase = .cancelled
            key.isRepeat = false
            messages.append(key)
        }
        keys = [:]
        return messages
    }
}
