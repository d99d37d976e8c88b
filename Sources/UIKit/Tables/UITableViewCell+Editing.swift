import Foundation

/// The signs of rows that are being edited.
extension UITableViewCell {
    /// The changes that the table offers for a row while it is edited.
    struct EditLook: Equatable {
        var sign: CellEditControl.Sign?
        var style = EditingStyle.none
        /// Whether the content moves aside also where there is no sign.
        var indents = false
    }

    /// How far the content lies from the left, in points.
    var editingIndent: CGFloat {
        storedIsEditing && (editLook.sign != nil || editLook.indents && shouldIndentWhileEditing)
            ? CellEditControl.width : 0
    }
    /// The width of the grip at the right, in points.
    var gripWidth: CGFloat { storedIsEditing && showsReorderControl ? CellReorderControl.width : 0 }

    /// The accessory for the state that the cell is in.
    var shownAccessoryType: AccessoryType { storedIsEditing ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { storedIsEditing ? editingAccessoryView : accessoryView }

    /// Brings the signs up to date; what is new appears within a surrounding animation.
    func updateEditing() {
        let sign = storedIsEditing ? editLook.sign : nil
        if editControl?.sign != sign {
            fadeOut(editControl)
            editControl = sign.map { CellEditControl($0) }
            if let editControl {
                editControl.onTap = { [weak self] in self.map { $0.table?.editControlTapped($0) } }
                fadeIn(editControl, x: -CellEditControl.width)
            }
        }
        editControl?.isOn = isSelected
        let isMovable = storedIsEditing && showsReorderControl
        if isMovable != (reorderControl != nil) {
            fadeOut(reorderControl)
            reorderControl = isMovable ? CellReorderControl(frame: .zero) : nil
            if let reorderControl {
                reorderControl.grip.onAction = { [weak self] recognizer in
                    self.map { $0.table?.gripDidChange(recognizer, of: $0) }
                }
                fadeIn(reorderControl, x: bounds.width)
            }
        }
        updateAccessory()
    }

    private func fadeIn(_ view: UIView, x: CGFloat) {
        UIView.performWithoutAnimation {
            view.alpha = 0
            view.frame = CGRect(x: x, y: 0, width: CellEditControl.width, height: bounds.height)
            addSubview(view)
        }
        view.alpha = 1
    }

    private func fadeOut(_ view: UIView?) {
        guard let view else { return }
        guard window != nil, UIView.inheritedAnimationDuration > 0 else { return view.removeFromSuperview() }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in view.removeFromSuperview() }
    }

    func layOutEditing() {
        let margin = table?.contentMargin ?? TableMetrics.margin(width: bounds.width)
        let sides = table?.rowInsets ?? (left: 0, right: 0)
        let height = max(bounds.height - lineHeight, 0)
        editControl?.margin = margin
        editControl?.frame = CGRect(
            x: sides.left, y: 0, width: margin + CellEditControl.diameter + 6, height: height)
        reorderControl?.margin = margin
        let width = CellReorderControl.width + margin - 16
        reorderControl?.frame = CGRect(x: bounds.width - sides.right - width, y: 0, width: width, height: height)
    }
}
