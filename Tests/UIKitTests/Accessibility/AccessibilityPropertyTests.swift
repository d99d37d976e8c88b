import DisplayProtocol
import UIKitTesting
import XCTest

@testable import UIKit

/// What is true of the elements of any view tree.
@preconcurrency @MainActor final class AccessibilityPropertyTests: ScreenTestCase {
    func testFramesLieOnTheScreenAndNumbersAreUnique() {
        var random = SplitMix(state: 20)
        for round in 0..<150 {
            let screen = TestScreen()
            let view = screen.show(UIViewController()).view!
            var views = [view]
            for _ in 0..<40 {
                let made = random.view()
                views[random.next(below: views.count)].addSubview(made)
                views.append(made)
            }
            screen.runUntilIdle()
            let bounds = CGRect(origin: .zero, size: screen.size).insetBy(dx: -1e-6, dy: -1e-6)
            let elements = AccessibilityDescription.current().elements
            XCTAssertEqual(Set(elements.map(\.id)).count, elements.count, "round \(round)")
            var seen: Set<Int> = []
            for element in elements {
                let frame = element.frame.rectangle
                XCTAssertTrue(bounds.contains(frame), "round \(round): \(element)")
                XCTAssertTrue(frame.width > 0 && frame.height > 0, "round \(round): \(element)")
                // What something lies in comes before it.
                if let container = element.container { XCTAssertTrue(seen.contains(container), "round \(round)") }
                seen.insert(element.id)
            }
            XCTAssertEqual(AccessibilityDescription.current().elements, elements, "round \(round)")
            // No action on anything breaks anything.
            let kinds: [DisplayMessage.ElementAction.Kind] = [
                .activate, .increment, .decrement, .focus, .escape, .scrollDown, .setValue,
            ]
            for element in elements.prefix(5) {
                AccessibilityActions.perform(
                    .init(element: element.id, kind: kinds[random.next(below: kinds.count)], value: "x"))
            }
            screen.runUntilIdle()
        }
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((z ^ (z >> 31)) % UInt64(limit))
        }

        @MainActor mutating func view() -> UIView {
            let made: UIView
            switch next(below: 10) {
            case 0, 1: made = label()
            case 2: made = UIButton(type: .system)
            case 3: made = UISwitch()
            case 4: made = UIScrollView()
            case 5: made = UITextField()
            case 6: made = UISegmentedControl(items: ["a", "b"])
            default: made = UIView()
            }
            made.frame = CGRect(
                x: next(below: 500) - 100, y: next(below: 1000) - 150, width: next(below: 400),
                height: next(below: 400))
            made.isHidden = next(below: 12) == 0
            made.alpha = [1, 1, 1, 0.5, 0][next(below: 5)]
            made.clipsToBounds = next(below: 3) == 0
            if next(below: 4) == 0 { made.backgroundColor = .white }
            if next(below: 8) == 0 { made.transform = CGAffineTransform(rotationAngle: CGFloat(next(below: 6))) }
            if next(below: 20) == 0 { made.transform = CGAffineTransform(scaleX: 0, y: 1) }
            if next(below: 15) == 0 { made.accessibilityViewIsModal = true }
            if next(below: 15) == 0 { made.accessibilityElementsHidden = true }
            if next(below: 6) == 0 { made.shouldGroupAccessibilityChildren = true }
            if next(below: 10) == 0 { made.isAccessibilityElement = true }
            if next(below: 20) == 0 { made.accessibilityFrame = CGRect(x: -50, y: 20, width: 100, height: 1e9) }
            if next(below: 15) == 0 {
                let element = UIAccessibilityElement(accessibilityContainer: made)
                element.accessibilityLabel = "part"
                element.accessibilityFrameInContainerSpace = CGRect(x: -20, y: 5, width: 500, height: 10)
                // The same one twice, and the view itself, which an app gets wrong.
                made.accessibilityElements = [element, element, made]
            }
            return made
        }

        @MainActor private mutating func label() -> UILabel {
            let label = UILabel()
            label.text = next(below: 5) == 0 ? "" : "text \(next(below: 100))"
            return label
        }
    }
}
