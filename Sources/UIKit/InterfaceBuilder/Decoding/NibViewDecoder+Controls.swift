import Foundation

extension NibViewDecoder {
    /// What every control has.
    func decodeControl(_ control: UIControl) {
        control.isEnabled = element.bool("enabled") ?? true
        control.isSelected = element.bool("selected") ?? false
        control.isHighlighted = element.bool("highlighted") ?? false
        if let alignment: UIControl.ContentHorizontalAlignment = element.choice(
            "contentHorizontalAlignment",
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ])
        {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment: UIControl.ContentVerticalAlignment = element.choice(
            "contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
        {
            control.contentVerticalAlignment = alignment
        }
    }
}
