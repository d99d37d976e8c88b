import Foundation

/// One element made of what is in a view, as rows of tables are.
extension UIView {
    /// What is written in the view, in reading order, but for what its controls say.
    var combinedAccessibilityText: String? {
        let texts = AccessibilityReader.texts(in: self)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Whether there is something to hear of the view as a whole.
    var hasAccessibleContent: Bool {
        givenAccessibility?.label != nil || !AccessibilityReader.texts(in: self).isEmpty
    }

    /// Whether a tap on the view is meant for it, as one on a control, a row or a link is, and one on a title is not.
    var takesTaps: Bool {
        guard isUserInteractionEnabled else { return false }
        if isUsedByItself || accessibilityRole.kind == .cell { return true }
        if !accessibilityTraits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField]) { return true }
        // One that listens on all of a controller's view, as to put the keyboard away, means nothing that lies in it.
        guard controller == nil else { return false }
        return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }
}

/// Reads the texts of a view's subviews.
@MainActor private enum AccessibilityReader {
    private struct Text {
        var frame: CGRect
        var text: String
    }

    static func texts(in view: UIView) -> [String] {
        var found: [Text] = []
        for subview in view.storedSubviews { collect(subview, in: view, into: &found) }
        let order = ReadingOrder(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(found, by: \.frame).map(\.text)
    }

    private static func collect(_ view: UIView, in root: UIView, into found: inout [Text]) {
        guard !view.isHidden, view.alpha >= 0.01, !view.isUsedByItself, !view.accessibilityElementsHidden else {
            return
        }
        if view.isAccessibilityElement {
            let parts = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
            let frame = view.convert(view.bounds, to: root)
            if !parts.isEmpty, frame.isFinite {
                found.append(Text(frame: frame, text: parts.joined(separator: ", ")))
            }
        } else {
            for subview in view.storedSubviews { collect(subview, in: root, into: &found) }
        }
    }
}
