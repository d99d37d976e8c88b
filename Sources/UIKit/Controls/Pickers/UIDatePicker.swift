import Foundation
import QuartzCore

/// The ways in which a date picker lets a date be chosen.
public enum UIDatePickerStyle: Int, Sendable {
    /// `compact` where the mode has it, otherwise `wheels`.
    case automatic
    /// Wheels side by side.
    case wheels
    /// Labels that open a calendar, or wheels for the time, when they are touched.
    case compact
    /// A calendar of one month, with a label for the time below it.
    case inline
}

/// A control that chooses a date, a time or a length of time.
open class UIDatePicker: UIControl {
    /// The parts of a date that a picker can choose, or a length of time.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

    /// The part of a date that is chosen, or a length of time; changing it builds the picker anew.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

    /// The style that the app would like; `datePickerStyle` is the one shown.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        switch preferredDatePickerStyle {
        case .wheels: return .wheels
        case .automatic, .compact: return .compact
        case .inline: return datePickerMode == .time ? .wheels : .inline
        }
    }

    /// The language of the titles; nil for the person's own.
    open var locale: Locale? { didSet { rebuild() } }
    /// The calendar of the dates; nil for the person's own.
    open var calendar: Calendar! { didSet { rebuild() } }
    /// The time zone of the dates; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }

    /// The chosen date. Setting it sends nothing.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// The earliest date that can be chosen; nil for no limit, and ignored if it is after `maximumDate`.
    open var minimumDate: Date? { didSet { adopt(storedDate, animated: false) } }
    /// The latest date that can be chosen; nil for no limit, and ignored if it is before `minimumDate`.
    open var maximumDate: Date? { didSet { adopt(storedDate, animated: false) } }

    /// The chosen length of time in seconds, in the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            storedDuration = newValue.isNaN ? 0 : min(max(0, newValue), 24 * 3600 - 60)
            showRows(animated: false)
        }
    }

    /// The step between minutes; one that does not divide 60, or is above 30, counts as 1.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            storedInterval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
            rebuild()
        }
    }

    private var storedDate = Date()
    private var storedDuration: TimeInterval = 0
    private var storedInterval = 1
    /// The colour of the wheels' titles, which apps set by name only.
    var titleColor: UIColor? { didSet { picker?.titleColor = titleColor } }
    // Made for the settings that there are; see rebuild().
    private(set) var wheels: DateWheels?
    private(set) var picker: UIPickerView?
    private(set) var labels: [DateLabel] = []
    private(set) var grid: CalendarGrid?
    private let timeTitle = UILabel(frame: .zero)
    private var source: DateWheelSource?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        if frame.isEmpty { takeOwnSize() }
    }

    /// Makes a date picker from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    // MARK: Dates

    /// Chooses a date without telling targets.
    open func setDate(_ date: Date, animated: Bool) { adopt(date, animated: animated) }

    private func adopt(_ date: Date, animated: Bool) {
        var kept = date
        if let least = minimumDate, let greatest = maximumDate, least > greatest {
            // Ends that are the wrong way round hold nothing.
        } else {
            if let minimumDate { kept = max(kept, minimumDate) }
            if let maximumDate { kept = min(kept, maximumDate) }
        }
        storedDate = kept
        showRows(animated: animated)
    }

    private var shownCalendar: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        calendar.locale = locale ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    // MARK: Parts

    /// The size in points that the picker gave itself last; nil where it never did.
    private var ownSize: CGSize?

    private func takeOwnSize() {
        resizeInPlace(to: intrinsicContentSize)
        ownSize = bounds.size
    }

    /// Follows the content, which has become larger or smaller.
    private func contentSizeDidChange() {
        // Choice (pickers): a picker that gave itself its size goes on to do so; a size that it was given stays.
        if bounds.size == ownSize { takeOwnSize() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func rebuild() {
        picker?.removeFromSuperview()
        for label in labels { label.removeFromSuperview() }
        grid?.removeFromSuperview()
        timeTitle.removeFromSuperview()
        (picker, labels, source, grid) = (nil, [], nil, nil)
        wheels = DateWheels(
            mode: datePickerMode, calendar: shownCalendar, locale: locale ?? .current, minuteInterval: minuteInterval,
            anchor: Date())
        switch datePickerStyle {
        case .wheels: buildWheels()
        case .inline: buildCalendar()
        case .automatic, .compact:
            buildLabels(datePickerMode == .date ? [.date] : datePickerMode == .time ? [.time] : [.date, .time])
        }
        showRows(animated: false)
        contentSizeDidChange()
    }

    private func buildWheels() {
        guard let wheels else { return }
        let picker = UIPickerView(frame: CGRect(origin: .zero, size: Self.wheelSize))
        let source = DateWheelSource(wheels)
        source.onSelection = { [weak self] component in self?.wheelsDidMove(component) }
        picker.titleColor = titleColor
        picker.alignment = { wheels.alignment(wheels.wheels[$0]) }
        picker.dataSource = source
        picker.delegate = source
        self.source = source
        self.picker = picker
        addSubview(picker)
    }

    private func buildCalendar() {
        let grid = CalendarGrid(calendar: shownCalendar, locale: locale ?? .current)
        grid.onSelection = { [weak self] date in
            guard let self else { return }
            adopt(date, animated: false)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        self.grid = grid
        addSubview(grid)
        guard datePickerMode == .dateAndTime else { return }
        timeTitle.text = "Time"
        timeTitle.font = .preferredFont(forTextStyle: .body)
        timeTitle.adjustsFontForContentSizeCategory = true
        addSubview(timeTitle)
        buildLabels([.time])
    }

    private func buildLabels(_ kinds: [DateLabel.Kind]) {
        labels = kinds.map { kind in
            let label = DateLabel(kind)
            label.addAction(UIAction { [weak self, weak label] _ in self?.open(from: label) }, for: .touchUpInside)
            addSubview(label)
            return label
        }
    }

    private func showRows(animated: Bool) {
        guard let wheels else { return }
        if let picker {
            let current = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
            let rows =
                datePickerMode == .countDownTimer
                ? wheels.rows(forDuration: storedDuration)
                // A wheel at its very beginning has not been turned to anything yet.
                : wheels.rows(for: storedDate, near: current.map { $0 == 0 ? -1 : $0 })
            for (component, row) in rows.enumerated() {
                picker.selectRow(row, inComponent: component, animated: animated)
            }
        }
        grid?.show(storedDate, from: minimumDate, to: maximumDate)
        for label in labels { label.show(storedDate, calendar: shownCalendar, locale: locale ?? .current) }
        if !labels.isEmpty { contentSizeDidChange() }
    }

    /// A person has turned a wheel.
    private func wheelsDidMove(_ component: Int) {
        guard let wheels, let picker else { return }
        let rows = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
        if datePickerMode == .countDownTimer {
            storedDuration = wheels.duration(of: rows)
            showRows(animated: true)
        } else {
            adopt(wheels.date(of: rows, like: storedDate, changed: component), animated: true)
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Opens wheels beside a label.
    private func open(from label: DateLabel?) {
        guard let label else { return }
        let inner = UIDatePicker(frame: .zero)
        inner.datePickerMode = label.kind == .date ? .date : .time
        inner.preferredDatePickerStyle = label.kind == .date ? .inline : .wheels
        (inner.locale, inner.calendar, inner.timeZone) = (locale, calendar, timeZone)
        (inner.minimumDate, inner.maximumDate, inner.minuteInterval) = (minimumDate, maximumDate, minuteInterval)
        inner.date = storedDate
        inner.addAction(
            UIAction { [weak self, unowned inner] _ in
                guard let self else { return }
                date = inner.date
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            }, for: .valueChanged)
        DatePopup.open(inner, from: label)
    }

    // MARK: Looks and layout

    private static let wheelSize = CGSize(width: PickerMetrics.width, height: PickerMetrics.height)

    override func stateDidChange() {
        super.stateDidChange()
        picker?.isUserInteractionEnabled = isEnabled
        picker?.alpha = isEnabled ? 1 : 0.5
        for label in labels { label.isEnabled = isEnabled }
        grid?.isUserInteractionEnabled = isEnabled
        grid?.alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let picker {
            picker.frame = CGRect(
                x: (bounds.width - max(Self.wheelSize.width, bounds.width)) / 2,
                y: (bounds.height - Self.wheelSize.height) / 2, width: max(Self.wheelSize.width, bounds.width),
                height: Self.wheelSize.height)
        }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        if let grid {
            let height = labels.isEmpty ? bounds.height : bounds.height - CalendarGrid.timeHeight
            grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height))
            let side = CalendarGrid.margin
            for label in labels {
                let size = label.intrinsicContentSize
                let row = CGRect(
                    x: 0, y: bounds.height - CalendarGrid.timeHeight, width: bounds.width,
                    height: CalendarGrid.timeHeight)
                let place = CGRect(
                    x: bounds.width - side - size.width, y: row.midY - size.height / 2, width: size.width,
                    height: size.height)
                let title = CGRect(x: side, y: row.minY, width: place.minX - side, height: row.height)
                label.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
                timeTitle.frame = isLeftToRight ? title : title.mirrored(in: bounds.width)
            }
            return
        }
        var x: CGFloat = 0
        for label in labels {
            let size = label.intrinsicContentSize
            let place = CGRect(
                x: x, y: ((bounds.height - size.height) / 2 * pixelScale).rounded() / pixelScale, width: size.width,
                height: size.height)
            label.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
            x += size.width + DateLabel.gap
        }
    }

    open override var intrinsicContentSize: CGSize {
        if grid != nil {
            let height = CalendarGrid.height + (labels.isEmpty ? 0 : CalendarGrid.timeHeight)
            return CGSize(width: PickerMetrics.width, height: height)
        }
        guard !labels.isEmpty else { return Self.wheelSize }
        let width = labels.reduce(0) { $0 + $1.intrinsicContentSize.width }
        return CGSize(width: width + DateLabel.gap * CGFloat(labels.count - 1), height: DateLabel.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            contentSizeDidChange()
        }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeDatePicker(self)
    }
}
