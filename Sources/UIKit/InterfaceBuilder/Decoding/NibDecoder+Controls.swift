import Foundation

extension NibDecoder {
    /// What every control has.
    func decodeControl(_ control: UIControl) {
        control.decode(
            UIControl.Flags(
                isEnabled: element.bool("enabled") ?? true, isSelected: element.bool("selected") ?? false,
                isHighlighted: element.bool("highlighted") ?? false))
        control.showsMenuAsPrimaryAction = element.bool("showsMenuAsPrimaryAction") ?? false
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

    func decodeSwitch(_ control: UISwitch) {
        // Left out means on, as in the first documents.
        control.isOn = element.bool("on") ?? true
        if let color = instantiation.color("onTintColor", of: element) { control.onTintColor = color }
        if let color = instantiation.color("thumbTintColor", of: element) { control.thumbTintColor = color }
        if let title = element.string("title") { control.title = title }
    }

    func decodeProgressView(_ view: UIProgressView) {
        if let style: UIProgressView.Style = element.choice(
            "progressViewStyle", ["default": .default, "bar": .bar])
        {
            view.progressViewStyle = style
        }
        if let progress = element.number("progress") { view.progress = Float(progress) }
        if let color = instantiation.color("progressTintColor", of: element) { view.progressTintColor = color }
        if let color = instantiation.color("trackTintColor", of: element) { view.trackTintColor = color }
    }
}
