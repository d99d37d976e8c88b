import Foundation

/// The look of selected text.
enum TextSelectionLook {
    @MainActor static func fill(_ tint: UIColor) -> UIColor {
        UIColor { tint.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.35 : 0.2) }
    }
}
