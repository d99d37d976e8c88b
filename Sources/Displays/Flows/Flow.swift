import DisplayProtocol
import Foundation

/// The steps of a flow file.
package struct Flow: Sendable, Equatable {
    /// The file's name as it was given, for messages.
    package var file: String
    package var steps: [Step]
    /// The day and time that the app is to see at its launch; nil for the real one.
    package var date: Date?

    package struct Step: Sendable, Equatable {
        /// Counted from 1.
        package var line: Int
        package var command: FlowCommand
    }
}

/// One thing to do or to check.
package enum FlowCommand: Sendable, Equatable {
    case launchApp
    case tapOn(ElementSelector)
    case doubleTapOn(ElementSelector)
    case longPressOn(ElementSelector)
    case swipe(Swipe)
    case scroll
    case assertVisible(ElementSelector)
    case assertNotVisible(ElementSelector)
    /// Keys for the field that is edited.
    case type([DisplayMessage.Key], named: String)
    case takeScreenshot(String)
    /// With the longest time to wait, in seconds.
    case waitForAnimationToEnd(Double)
    /// Seconds of real time.
    case wait(Double)
    /// Lets real time pass until something is on the screen, or no longer is; at most so many seconds.
    case extendedWaitUntil(Condition, timeout: Double)
    /// Scrolls until an element is on the screen; at most so many seconds of the app's time.
    case scrollUntilVisible(ElementSelector, Swipe.Direction, timeout: Double)
    /// Performs steps again and again: so often, while a condition holds, or both.
    indirect case `repeat`(times: Int?, while: Condition?, steps: [Flow.Step])
    case setAppearance(ScreenConfiguration.Style)
    case setTextSize(ScreenConfiguration.TextSize)
    case setOrientation(ScreenConfiguration.Orientation)

    /// What is on the screen, or is not.
    package struct Condition: Sendable, Equatable {
        package var selector: ElementSelector
        package var isVisible: Bool

        package init(_ selector: ElementSelector, isVisible: Bool) {
            self.selector = selector
            self.isVisible = isVisible
        }
    }

    package struct Swipe: Sendable, Equatable {
        package enum Direction: String, Sendable, CaseIterable {
            case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT"
        }
        package enum Path: Sendable, Equatable {
            case points(start: ScreenPoint, end: ScreenPoint)
            case direction(Direction, from: ElementSelector?)
        }
        package var path: Path
        /// In seconds.
        package var duration: Double
    }
}

/// Which element is meant, as Maestro says it.
package struct ElementSelector: Sendable, Equatable {
    /// Matches the accessibility label, the text, the title or the placeholder.
    package var text: String?
    /// Matches the accessibility identifier.
    package var id: String?
    /// Which one of several that match, top to bottom and left to right, counted from 0.
    package var index: Int?
    /// A place on the screen; taken instead of an element.
    package var point: ScreenPoint?

    package init(text: String? = nil, id: String? = nil, index: Int? = nil, point: ScreenPoint? = nil) {
        self.text = text
        self.id = id
        self.index = index
        self.point = point
    }
}

extension ElementSelector {
    /// The elements that match, top to bottom and left to right.
    func matches(in elements: [VisibleElement]) -> [VisibleElement] { elements.matching(text: text, id: id) }
}

/// A place on the screen: a share of its size, or points from the top left corner.
package enum ScreenPoint: Sendable, Equatable {
    case percent(x: Double, y: Double)
    case points(x: Double, y: Double)

    package init?(_ text: String) {
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { return nil }
        if parts.allSatisfy({ $0.hasSuffix("%") }) {
            guard let x = Double(parts[0].dropLast()), let y = Double(parts[1].dropLast()),
                (0...100).contains(x), (0...100).contains(y)
            else { return nil }
            self = .percent(x: x, y: y)
        } else {
            guard let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else { return nil }
            self = .points(x: x, y: y)
        }
    }

    package func point(on size: CGSize) -> CGPoint {
        switch self {
        case .percent(let x, let y): CGPoint(x: size.width * x / 100, y: size.height * y / 100)
        case .points(let x, let y): CGPoint(x: x, y: y)
        }
    }
}
