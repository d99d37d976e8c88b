/// What the looks of a view do as they change.
extension UIView {
    func assignHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        hiddenDidChange()
    }

    func assignTintColor(_ color: UIColor?) {
        storedTintColor = color
        propagateTintColor()
    }

    func assignBackgroundColor(_ color: UIColor?) {
        tellingObservers(of: "backgroundColor") {
            storedBackgroundColor = color
            if color == nil { layer.backgroundColor = nil } else { updateBackground() }
        }
    }
}
