/// What the looks of a view do as they change.
extension UIView {
    func assignHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        hiddenDidChange()
    }

    func backgroundColorDidChange() {
        if backgroundColor == nil { layer.backgroundColor = nil } else { updateBackground() }
        __keyValueDidChange(self, "backgroundColor")
    }
}
