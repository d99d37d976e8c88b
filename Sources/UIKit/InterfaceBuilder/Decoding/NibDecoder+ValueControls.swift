import Foundation

/// Controls with a value, indicators and visual effects.
extension NibDecoder {
    func decodeSegmentedControl(_ control: UISegmentedControl) {
        for (index, segment) in element.list("segments").enumerated() where segment.name == "segment" {
            if let image = instantiation.image("image", of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
            control.setEnabled(segment.bool("enabled") ?? true, forSegmentAt: index)
            if let offset = segment.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
        }
        control.isMomentary = element.bool("momentary") ?? false
        control.apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
        if let color = instantiation.color("selectedSegmentTintColor", of: element) {
            control.selectedSegmentTintColor = color
        }
        // The look of iOS 6.
        _ = element["segmentControlStyle"]
        control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }

    func decodeSlider(_ slider: UISlider) {
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.value = Float(element.number("value") ?? 0)
        slider.isContinuous = element.bool("continuous") ?? true
        if let image = instantiation.image("minimumValueImage", of: element) { slider.minimumValueImage = image }
        if let image = instantiation.image("maximumValueImage", of: element) { slider.maximumValueImage = image }
        if let color = instantiation.color("minimumTrackTintColor", of: element) {
            slider.minimumTrackTintColor = color
        }
        if let color = instantiation.color("maximumTrackTintColor", of: element) {
            slider.maximumTrackTintColor = color
        }
        if let color = instantiation.color("thumbTintColor", of: element) { slider.thumbTintColor = color }
    }

    func decodeStepper(_ stepper: UIStepper) {
        let (least, greatest) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
        // In the order in which neither is ever beyond the other.
        if greatest >= stepper.minimumValue {
            stepper.maximumValue = greatest
            if least <= greatest { stepper.minimumValue = least }
        } else if least <= greatest {
            stepper.minimumValue = least
            stepper.maximumValue = greatest
        }
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        stepper.value = element.number("value") ?? 0
        stepper.wraps = element.bool("wraps") ?? false
        stepper.autorepeat = element.bool("autorepeat") ?? true
        stepper.isContinuous = element.bool("continuous") ?? true
    }

    func decodePageControl(_ control: UIPageControl) {
        control.numberOfPages = element.integer("numberOfPages") ?? 0
        control.currentPage = element.integer("currentPage") ?? 0
        control.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
        if let color = instantiation.color("pageIndicatorTintColor", of: element) {
            control.pageIndicatorTintColor = color
        }
        if let color = instantiation.color("currentPageIndicatorTintColor", of: element) {
            control.currentPageIndicatorTintColor = color
        }
    }

    func decodeActivityIndicator(_ view: UIActivityIndicatorView) {
        if let style: UIActivityIndicatorView.Style = element.choice(
            "style",
            ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray])
        {
            view.style = style
        }
        if let color = instantiation.color("color", of: element) { view.color = color }
        view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element.bool("animating") ?? false { view.startAnimating() }
    }

    func decodeRefreshControl(_ control: UIRefreshControl) {
        if let title = element.child("attributedTitle", named: "attributedString") {
            control.attributedTitle = instantiation.attributedString(title)
        }
    }

    func decodeColorWell(_ well: UIColorWell) {
        if let title = element.string("title") { well.title = title }
        well.supportsAlpha = element.bool("supportsAlpha") ?? true
        if let color = instantiation.color("selectedColor", of: element) { well.selectedColor = color }
    }

    // MARK: Pickers

    func decodePickerView(_ picker: UIPickerView) {
        // The band behind the chosen row is always there since iOS 7.
        _ = element["showsSelectionIndicator"]
    }

    func decodeDatePicker(_ picker: UIDatePicker) {
        if let mode: UIDatePicker.Mode = element.choice(
            "datePickerMode",
            ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countdownTimer": .countDownTimer])
        {
            picker.datePickerMode = mode
        }
        if let style: UIDatePickerStyle = element.choice(
            "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
        {
            picker.preferredDatePickerStyle = style
        }
        if let locale = element.child("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: locale) }
        if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
        func date(_ key: String) -> Date? {
            element.child(key, named: "date")?.number("timeIntervalSinceReferenceDate").map {
                Date(timeIntervalSinceReferenceDate: Double($0))
            }
        }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        if let date = date("date"), !(element.bool("useCurrentDate") ?? true) { picker.date = date }
        if let duration = element.number("countDownDuration") { picker.countDownDuration = Double(duration) }
    }

    // MARK: Visual effects

    func decodeVisualEffectView(_ view: UIVisualEffectView) {
        if let vibrancy = element.child(named: "vibrancyEffect") {
            let blur = vibrancy.child(named: "blurEffect").map(Self.blurEffect) ?? UIBlurEffect(style: .regular)
            view.effect = UIVibrancyEffect(blurEffect: blur)
        } else if let blur = element.child(named: "blurEffect") {
            view.effect = Self.blurEffect(blur)
        }
        guard let content = element.child("contentView") else { return }
        instantiation.register(view.contentView, for: content)
        let decoder = NibDecoder(content, instantiation)
        decoder.decodeView(view.contentView)
        decoder.decodeSubviews(view.contentView)
    }

    private static func blurEffect(_ element: NibElement) -> UIBlurEffect {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
            "systemThickMaterialDark": .systemThickMaterialDark,
            "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
        return UIBlurEffect(style: element.choice("style", styles) ?? .regular)
    }
}
