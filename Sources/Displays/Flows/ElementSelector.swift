import DisplayProtocol
import Foundation

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

    /// The elements that match, top to bottom and left to right.
    func matches(in elements: [VisibleElement]) -> [VisibleElement] { elements.matching(text: text, id: id) }
}

extension ElementSelector: CustomStringConvertible {
    /// The selector as a message shows it.
    package var description: String {
        var parts: [String] = []
        if let text { parts.append("\"\(text)\"") }
        if let id { parts.append("id \(id)") }
        if let index { parts.append("index \(index)") }
        if let point { parts.append("\(point)") }
        return parts.joined(separator: " ")
    }
}

/// What is on the screen, or is not.
struct ScreenCondition: Sendable, Equatable {
    var selector: ElementSelector
    var isVisible: Bool

    init(_ selector: ElementSelector, isVisible: Bool) {
        self.selector = selector
        self.isVisible = isVisible
    }
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

extension ScreenPoint: CustomStringConvertible {
    package var description: String {
        switch self {
        case .percent(let x, let y): "point \(x.short)%,\(y.short)%"
        case .points(let x, let y): "point \(x.short),\(y.short)"
        }
    }
}

extension VisibleElement {
    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    var place: String { "\(frame.minX.short),\(frame.minY.short)" }
}

extension Double {
    /// Without a fraction when there is none.
    var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension CGFloat {
    var short: String { Double(self).short }
}
