import DisplayProtocol
import Foundation

@testable import UIKit

/// The elements on the screen, one a line, as tests compare them: what lies in something is indented.
@MainActor func accessibilityLines(frames: Bool = false) -> [String] {
    let elements = AccessibilityDescription.current().elements
    var depths: [Int: Int] = [:]
    return elements.map { element in
        let depth = element.container.map { (depths[$0] ?? -10) + 1 } ?? 0
        depths[element.id] = depth
        var parts = [String(repeating: "  ", count: depth) + (element.kind ?? "element")]
        if let label = element.label { parts.append("\"\(label)\"") }
        if let value = element.value { parts.append("= \(value)") }
        if let placeholder = element.placeholder { parts.append("(\(placeholder))") }
        if let hint = element.hint { parts.append("hint \(hint)") }
        if let identifier = element.identifier { parts.append("#\(identifier)") }
        if !element.traits.isEmpty { parts.append("[\(element.traits.joined(separator: " "))]") }
        if element.isFocused { parts.append("focused") }
        if frames {
            let frame = element.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { String(format: "%g", $0) }
            parts.append("@ \(numbers.joined(separator: " "))")
        }
        return parts.joined(separator: " ")
    }
}

/// The number of the element with a label.
@MainActor func accessibilityElement(_ label: String) -> Int {
    AccessibilityDescription.current().elements.first { $0.label == label }?.id ?? -1
}
