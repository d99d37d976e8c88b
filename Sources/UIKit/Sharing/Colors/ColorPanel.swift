import CoreGraphics
import Foundation

/// The content of a colour picker: a grid, a spectrum or sliders, the opacity, and colours put aside.
final class ColorPanel: UIView, UITextFieldDelegate {
    enum Page: Int, CaseIterable { case grid, spectrum, sliders }

    // Choice (color picker): the lengths of the panel, in points.
    private enum Metrics {
        static let margin: CGFloat = 16
        static let head: CGFloat = 56
        static let segments: CGFloat = 32
        static let gap: CGFloat = 18
        static let button: CGFloat = 30
        static let sliderStep: CGFloat = 76
        static let hexHeight: CGFloat = 36
    }

    /// A person has picked a colour; whether the finger is still down comes with it.
    var onPick: (PickedColor, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}

    let closeButton = UIButton(type: .close)
    let pages = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    let grid = ColorGrid(frame: .zero)
    let spectrum = ColorSpectrum(frame: .zero)
    let sliders = [
        ColorSlider("Red", whole: 255), ColorSlider("Green", whole: 255), ColorSlider("Blue", whole: 255),
    ]
    let hexField = ColorSlider.field()
    let opacity = ColorSlider("Opacity", whole: 100, unit: "%", letsThrough: true)
    let swatches = ColorSwatches(frame: .zero)
    private let dropper = UIButton(type: .system)
    private let title = UILabel(frame: .zero)
    private let hexCaption = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    private let scroller = UIScrollView(frame: .zero)
    private var color = PickedColor.black

    /// The heading; nil for the system's.
    var heading: String? { didSet { title.text = heading.flatMap { $0.isEmpty ? nil : $0 } ?? "Colors" } }
    var supportsAlpha = true { didSet { setNeedsLayout() } }
    var page: Page { Page(rawValue: pages.selectedSegmentIndex) ?? .grid }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.text = "Colors"
        title.textAlignment = .center
        title.accessibilityTraits = .header
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        dropper.setImage(
            UIImage(systemName: "eyedropper", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)),
            for: .normal)
        dropper.accessibilityLabel = "Eyedropper"
        dropper.addAction(
            UIAction { _ in
                Findings.report(
                    limit: "color-picker.eyedropper",
                    "the eyedropper of UIColorPickerViewController takes up no colour",
                    advice: "Pick the colour from the grid, the spectrum or the sliders.")
            }, for: .touchUpInside)
        pages.selectedSegmentIndex = 0
        pages.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
        hexCaption.text = "sRGB Hex Color #"
        hexCaption.font = .systemFont(ofSize: 17)
        hexCaption.textAlignment = .right
        hexField.accessibilityLabel = "sRGB Hex Color"
        hexField.keyboardType = .asciiCapable
        hexField.autocapitalizationType = .allCharacters
        hexField.delegate = self
        line.backgroundColor = .separator
        scroller.delaysContentTouches = false
        for part in [title, closeButton, dropper, scroller] as [UIView] { addSubview(part) }
        let content = [pages, grid, spectrum] + sliders + [hexCaption, hexField, opacity, line, swatches] as [UIView]
        for part in content { scroller.addSubview(part) }
        connect()
    }

    required init?(coder: NSCoder) { nil }

    private func connect() {
        for field in [grid, spectrum] {
            field.onPick = { [weak self] picked, isDown in self?.pick(picked, isDown) }
        }
        let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
        for (slider, part) in zip(sliders, parts) {
            slider.onChange = { [weak self] value, isDown in self?.set(part, to: value, isDown) }
        }
        opacity.onChange = { [weak self] value, isDown in self?.set(\.alpha, to: value, isDown) }
        swatches.onPick = { [weak self] picked in
            guard let self else { return }
            send(supportsAlpha ? picked : picked.opaque, false)
        }
    }

    // MARK: Colours

    /// Picks a colour with the opacity that there is.
    private func pick(_ picked: PickedColor, _ isDown: Bool) {
        var picked = picked
        picked.alpha = supportsAlpha ? color.alpha : 1
        send(picked, isDown)
    }

    private func set(_ part: WritableKeyPath<PickedColor, CGFloat>, to value: CGFloat, _ isDown: Bool) {
        var picked = color
        picked[keyPath: part] = value
        if !supportsAlpha { picked.alpha = 1 }
        send(picked, isDown)
    }

    private func send(_ picked: PickedColor, _ isDown: Bool) {
        show(picked)
        onPick(picked, isDown)
    }

    /// Shows a colour as the selected one.
    func show(_ picked: PickedColor) {
        color = picked
        grid.show(picked)
        spectrum.show(picked)
        let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
        for (slider, part) in zip(sliders, parts) {
            var (start, end) = (picked.opaque, picked.opaque)
            (start[keyPath: part], end[keyPath: part]) = (0, 1)
            slider.show(picked[keyPath: part], from: start, to: end, at: picked.opaque)
        }
        if !hexField.isFirstResponder { hexField.text = picked.hex }
        var clear = picked
        clear.alpha = 0
        opacity.show(picked.alpha, from: clear, to: picked.opaque, at: picked)
        swatches.show(picked)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let typed = PickedColor(hex: textField.text ?? "") { pick(typed, false) }
        hexField.text = color.hex
    }

    // MARK: Layout

    private func gridHeight(_ width: CGFloat) -> CGFloat {
        ceilToPixel((width - 2 * Metrics.margin) * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns))
    }

    /// The height that all of it takes at a width, in points, without safe areas.
    func height(width: CGFloat) -> CGFloat { Metrics.head + contentHeight(width) }

    private func contentHeight(_ width: CGFloat) -> CGFloat {
        Metrics.segments + Metrics.gap + gridHeight(width) + (supportsAlpha ? Metrics.gap + ColorSlider.height : 0)
            + 2 * Metrics.gap + ColorSwatches.height + Metrics.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let area = bounds.inset(by: safeAreaInsets)
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in whole: CGFloat) {
            let place = CGRect(x: x, y: y, width: max(0, width), height: height)
            view.frame = isLeftToRight ? place : place.mirrored(in: whole)
        }
        let (margin, side) = (Metrics.margin, Metrics.button)
        let top = area.minY + (Metrics.head - side) / 2
        put(dropper, area.minX + margin - 4, top, side + 8, side, in: bounds.width)
        put(title, area.minX + 60, top, area.width - 120, side, in: bounds.width)
        put(closeButton, area.maxX - margin - side, top, side, side, in: bounds.width)
        let head = area.minY + Metrics.head
        scroller.frame = CGRect(x: area.minX, y: head, width: area.width, height: max(0, bounds.height - head))
        let width = area.width
        let inner = width - 2 * margin
        var y: CGFloat = 0
        put(pages, margin, y, inner, Metrics.segments, in: width)
        y += Metrics.segments + Metrics.gap
        let height = gridHeight(width)
        for field in [grid, spectrum] { put(field, margin, y, inner, height, in: width) }
        for (index, slider) in sliders.enumerated() {
            put(slider, margin, y + CGFloat(index) * Metrics.sliderStep, inner, ColorSlider.height, in: width)
        }
        let hex = y + CGFloat(sliders.count) * Metrics.sliderStep
        put(hexField, margin + inner - 110, hex, 110, Metrics.hexHeight, in: width)
        put(hexCaption, margin, hex, inner - 118, Metrics.hexHeight, in: width)
        showPage()
        y += height
        opacity.isHidden = !supportsAlpha
        if supportsAlpha {
            put(opacity, margin, y + Metrics.gap, inner, ColorSlider.height, in: width)
            y += Metrics.gap + ColorSlider.height
        }
        y += Metrics.gap
        put(line, margin, y, inner, 1 / pixelScale, in: width)
        put(swatches, margin, y + Metrics.gap, inner, ColorSwatches.height, in: width)
        scroller.contentSize = CGSize(width: width, height: contentHeight(width))
        scroller.contentInset.bottom = safeAreaInsets.bottom
        scroller.isScrollEnabled = contentHeight(width) > scroller.bounds.height - safeAreaInsets.bottom + 0.5
    }

    private func showPage() {
        grid.isHidden = page != .grid
        spectrum.isHidden = page != .spectrum
        for part in sliders + [hexCaption, hexField] as [UIView] { part.isHidden = page != .sliders }
        if page != .sliders { endEditing(true) }
    }
}
