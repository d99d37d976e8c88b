import Foundation

/// A date or a time of a compact date picker, which opens another one.
final class DateLabel: UIControl {
    enum Kind { case date, time }

    static let height: CGFloat = 34 + 1.0 / 3
    static let gap: CGFloat = 6
    private static let padding: CGFloat = 12

    let kind: Kind
    private let label = UILabel(frame: .zero)

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = kind == .date ? "Date Picker" : "Time Picker"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, calendar: Calendar, locale: Locale) {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        formatter.dateStyle = kind == .date ? .medium : .none
        formatter.timeStyle = kind == .time ? .short : .none
        label.text = formatter.string(from: date)
        accessibilityValue = label.text
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = isEnabled ? .label : .tertiaryLabel
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: ceilToPixel(label.intrinsicContentSize.width) + 2 * Self.padding, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = label.text
    }
}

/// Wheels that float over a window until a finger comes down beside them.
final class DatePopup: UIView {
    private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    static func open(_ picker: UIDatePicker, from source: UIView) {
        guard let window = source.window else { return }
        let popup = DatePopup(frame: window.bounds)
        popup.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        popup.accessibilityViewIsModal = true
        let size = picker.intrinsicContentSize
        let anchor = source.convert(source.bounds, to: window)
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        var place = CGRect(
            x: min(max(anchor.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width)),
            y: anchor.maxY + 8, width: size.width, height: size.height)
        if place.maxY > area.maxY { place.origin.y = max(area.minY, anchor.minY - 8 - size.height) }
        let platter = popup.platter
        platter.frame = place
        platter.layer.cornerRadius = MenuMetrics.radius
        platter.clipsToBounds = true
        picker.frame = platter.contentView.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        platter.contentView.addSubview(picker)
        popup.layer.shadowOpacity = 0.2
        popup.layer.shadowRadius = 32
        popup.addSubview(platter)
        popup.alpha = 0
        window.addSubview(popup)
        UIView.animate(withDuration: 0.2) { popup.alpha = 1 }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !platter.frame.contains(touch.location(in: self)) else { return }
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
    }
}

/// Fills the wheels of a date picker.
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let wheels: DateWheels
    var onSelection: (Int) -> Void = { _ in }

    init(_ wheels: DateWheels) {
        self.wheels = wheels
        super.init()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.rowCount(wheels.wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        wheels.width(wheels.wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.title(wheels.wheels[component], row: row)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onSelection(component)
    }
}
