import Foundation

/// A view that can be seen, at least in part.
package struct VisibleElement {
    package let view: Tree.View
    /// The part of it on the screen that nothing covers, in window points.
    package fileprivate(set) var frame: CGRect
    /// Whether a tap is meant for it, or for what it lies in.
    package let takesTaps: Bool
    /// Its place in the drawing order.
    fileprivate let order: Int
    /// The last place in the drawing order that belongs to a subview of it.
    fileprivate var lastDescendant: Int
    fileprivate let hidesWhatIsBehind: Bool

    /// What it can be called by, besides its identifier.
    package var texts: [String] {
        var texts: [String] = []
        for text in [view.accessibilityLabel, view.text, view.placeholder] {
            if let text, !text.isEmpty, !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    package func isDescendant(of other: VisibleElement) -> Bool {
        order > other.order && order <= other.lastDescendant
    }
}

extension Tree {
    /// The views on the screen, in drawing order.
    ///
    /// A view counts when part of it lies inside the screen and all ancestors that clip, neither it nor an ancestor is
    /// hidden or transparent, and no opaque view in front of it hides all of that part.
    package func visibleElements(on screen: CGSize) -> [VisibleElement] {
        var elements: [VisibleElement] = []
        let bounds = CGRect(origin: .zero, size: screen)
        for window in windows { Self.collect(window.view, clip: bounds, alpha: 1, isInTarget: false, into: &elements) }
        let covers = elements.filter(\.hidesWhatIsBehind)
        return elements.compactMap { element in
            var element = element
            for cover in covers where cover.order > element.lastDescendant {
                guard let rest = element.frame.uncovered(by: cover.frame) else { return nil }
                element.frame = rest
            }
            return element
        }
    }

    private static func collect(
        _ view: View, clip: CGRect, alpha: Double, isInTarget: Bool, into elements: inout [VisibleElement]
    ) {
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha >= 0.01 else { return }
        let windowFrame = view.windowFrame.rectangle
        // Foundation traps where a number is none.
        let visible = windowFrame.isFinite ? windowFrame.intersection(clip) : .null
        let isVisible = !visible.isNull && visible.width > 0 && visible.height > 0
        let index = elements.count
        let isInTarget = isInTarget || view.takesTaps == true
        if isVisible {
            elements.append(
                VisibleElement(
                    view: view, frame: visible, takesTaps: isInTarget, order: index, lastDescendant: index,
                    hidesWhatIsBehind: view.hasOpaqueBackground && alpha >= 1))
        }
        if isVisible || !view.clipsToBounds {
            for subview in view.subviews {
                collect(
                    subview, clip: view.clipsToBounds ? visible : clip, alpha: alpha, isInTarget: isInTarget,
                    into: &elements)
            }
        }
        if isVisible { elements[index].lastDescendant = elements.count - 1 }
    }
}

extension [VisibleElement] {
    /// The elements that a person calls by a text, an identifier or both, top to bottom and left to right.
    ///
    /// Of a view and its subview that both match, such as a button and its label, only the subview counts.
    package func matching(text: String?, id: String?) -> [VisibleElement] {
        let text = text.map(TextPattern.init)
        let id = id.map(TextPattern.init)
        let matching = filter { element in
            if let text, !element.texts.contains(where: text.matches) { return false }
            if let id, !(element.view.accessibilityIdentifier.map(id.matches) ?? false) { return false }
            return true
        }
        return matching.filter { element in !matching.contains { $0.isDescendant(of: element) } }.inReadingOrder
    }

    /// Which of several that match is meant.
    ///
    /// - Parameter index: Counted from 0; without one it is the first that can be tapped, or else the first: a title may well
    ///   have the text of a button below it.
    package func choose(_ index: Int?) -> VisibleElement? {
        guard let index else { return first(where: \.takesTaps) ?? first }
        return index < count ? self[index] : nil
    }

    package var inReadingOrder: [VisibleElement] {
        sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// What is on the screen, top to bottom, as a message shows it.
    package var listing: String {
        // A window is an element itself.
        if isEmpty { return "nothing, for no window is visible" }
        var seen: Set<String> = []
        var names: [String] = []
        for element in inReadingOrder {
            let id = element.view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
            var name = element.texts.first.map { "\"\($0.replacingOccurrences(of: "\n", with: "\\n"))\"" }
            if let id { name = name.map { "\($0) (id \(id))" } ?? "id \(id)" }
            if let name, seen.insert(name).inserted { names.append(name) }
        }
        if names.isEmpty { return "nothing with a text or an identifier" }
        let shown = names.prefix(20).joined(separator: ", ")
        return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }
}

/// A text to look for: the very text, or a regular expression that matches all of one, whatever the case of letters.
struct TextPattern {
    private let text: String
    private let expression: NSRegularExpression?

    init(_ text: String) {
        self.text = text
        // A text such as "Really?)" is no regular expression, and meant as it is.
        expression = try? NSRegularExpression(
            pattern: "\\A(?:\(text))\\z",
            options: [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines])
    }

    func matches(_ candidate: String) -> Bool {
        if candidate == text { return true }
        guard let expression else { return false }
        return expression.firstMatch(in: candidate, range: NSRange(candidate.startIndex..., in: candidate)) != nil
    }
}

extension CGRect {
    /// What can be seen of a rectangle behind another; nil where that is nothing. What is cut out of a side or the middle
    /// counts as seen: elements are rectangles.
    package func uncovered(by cover: CGRect) -> CGRect? {
        guard cover.intersects(self) else { return self }
        var rest = self
        if cover.minX <= minX, cover.maxX >= maxX {
            if cover.minY <= minY {
                rest.origin.y = min(max(cover.maxY, minY), maxY)
                rest.size.height = maxY - rest.minY
            } else if cover.maxY >= maxY {
                rest.size.height = cover.minY - minY
            }
        } else if cover.minY <= minY, cover.maxY >= maxY {
            if cover.minX <= minX {
                rest.origin.x = min(max(cover.maxX, minX), maxX)
                rest.size.width = maxX - rest.minX
            } else if cover.maxX >= maxX {
                rest.size.width = cover.minX - minX
            }
        }
        guard rest != self else { return self }
        return rest.width >= 0.5 && rest.height >= 0.5 ? rest : nil
    }

    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
