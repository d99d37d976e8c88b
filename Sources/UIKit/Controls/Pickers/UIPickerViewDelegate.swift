import Foundation

/// The source of the number of wheels of a picker, and of their rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: __MessageReceiver {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate that gives a picker its rows and hears of choices.
///
/// A row is the delegate's view, or shows its attributed title, or its title: the first that there is.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: __MessageReceiver {
    /// The width of a wheel, in points; below 0 leaves it to the picker.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows, in points; 0 and less leave it to the picker.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The title of a row; the picker asks for it where there is neither a view nor an attributed title, and shows a
    /// question mark for nil.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row with attributes; nil asks for the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view for a row; `view` is one that is not needed any more, or nil.
    ///
    /// A delegate without views leaves this out.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when a person has chosen a row; not called for `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Leaves the width to the picker.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    /// Leaves the height to the picker.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
    /// Gives no title.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Gives no title with attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Gives no view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoPickerRow.shared }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for a row that the delegate has no view for.
final class NoPickerRow: UIView {
    static let shared = NoPickerRow(frame: .zero)
}
