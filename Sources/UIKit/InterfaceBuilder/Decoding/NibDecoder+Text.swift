import Foundation

extension NibDecoder {
    func decodeTextField(_ field: UITextField) {
        if let font = element.child("fontDescription") { field.font = font.font }
        if let color = instantiation.color("textColor", of: element) { field.textColor = color }
        field.textAlignment = element.choice("textAlignment", NibTextNames.alignments) ?? .natural
        if !(field is UISearchTextField) {
            field.borderStyle =
                element.choice(
                    "borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
                ?? .none
        }
        if let mode: UITextField.ViewMode = element.choice(
            "clearButtonMode",
            ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
        {
            field.clearButtonMode = mode
        }
        field.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
        // Left out means that the font shrinks.
        field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
        field.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        if let image = instantiation.image("background", of: element) { field.background = image }
        if let image = instantiation.image("disabledBackground", of: element) { field.disabledBackground = image }
        // Only says which of the two the inspector shows.
        _ = element["usesAttributedText"]
        if let text = element.child("attributedPlaceholder", named: "attributedString") {
            field.attributedPlaceholder = instantiation.attributedString(text)
        } else if let placeholder = element.string("placeholder") {
            field.placeholder = placeholder
        }
        if let text = element.child("attributedText", named: "attributedString") {
            field.attributedText = instantiation.attributedString(text)
        } else if let text = element.string("text") {
            field.text = text
        }
        decodeTraits(of: field)
    }

    func decodeTextView(_ view: UITextView) {
        if let font = element.child("fontDescription") { view.font = font.font }
        if let color = instantiation.color("textColor", of: element) ?? instantiation.color("color", of: element) {
            view.textColor = color
        }
        view.textAlignment = element.choice("textAlignment", NibTextNames.alignments) ?? .natural
        view.isEditable = element.bool("editable") ?? true
        view.isSelectable = element.bool("selectable") ?? true
        view.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        if let types = element.child("dataDetectorTypes") {
            for (name, type) in UIDataDetectorTypes.nibNames where types.bool(name) == true {
                view.dataDetectorTypes.insert(type)
            }
        }
        _ = element["usesAttributedText"]
        if let text = element.child("attributedText", named: "attributedString") {
            view.attributedText = instantiation.attributedString(text)
        } else if let text = element.string("text") {
            view.text = text
        }
        decodeTraits(of: view)
    }

    func decodeSearchBar(_ bar: UISearchBar) {
        if let style: UISearchBar.Style = element.choice(
            "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
        {
            bar.searchBarStyle = style
        }
        if let style = element.choice("barStyle", Self.barStyles) { bar.barStyle = style }
        bar.isTranslucent = element.bool("translucent") ?? true
        if let color = instantiation.color("barTintColor", of: element) { bar.barTintColor = color }
        if let image = instantiation.image("backgroundImage", of: element) { bar.backgroundImage = image }
        bar.showsCancelButton = element.bool("showsCancelButton") ?? false
        bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
        bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
        if let titles = element.child(named: "scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children(named: "string").map(\.text)
        }
        bar.showsScopeBar = element.bool("showsScopeBar") ?? false
        if let placeholder = element.string("placeholder") { bar.placeholder = placeholder }
        if let text = element.string("text") { bar.text = text }
        decodeTraits(of: bar.searchTextField)
    }

    // MARK: Traits

    private func decodeTraits(of input: any UITextInputTraits) {
        guard let traits = element.child("textInputTraits") else { return }
        if let type: UITextAutocapitalizationType = traits.choice(
            "autocapitalizationType",
            ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
        {
            input.autocapitalizationType = type
        }
        if let type: UITextAutocorrectionType = traits.choice("autocorrectionType", Self.switches()) {
            input.autocorrectionType = type
        }
        if let type: UITextSpellCheckingType = traits.choice("spellCheckingType", Self.switches()) {
            input.spellCheckingType = type
        }
        if let type: UITextSmartQuotesType = traits.choice("smartQuotesType", Self.switches()) {
            input.smartQuotesType = type
        }
        if let type: UITextSmartDashesType = traits.choice("smartDashesType", Self.switches()) {
            input.smartDashesType = type
        }
        if let type: UITextSmartInsertDeleteType = traits.choice("smartInsertDeleteType", Self.switches()) {
            input.smartInsertDeleteType = type
        }
        if let type = traits.choice("keyboardType", Self.keyboardTypes) { input.keyboardType = type }
        if let look: UIKeyboardAppearance = traits.choice(
            "keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light])
        {
            input.keyboardAppearance = look
        }
        if let type = traits.choice("returnKeyType", Self.returnKeyTypes) { input.returnKeyType = type }
        if let isOn = traits.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = isOn }
        if let isSecure = traits.bool("secureTextEntry") { input.isSecureTextEntry = isSecure }
        if let type = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: type) }
    }

    private static func switches<Choice: RawRepresentable>() -> [String: Choice] where Choice.RawValue == Int {
        var choices: [String: Choice] = [:]
        for (number, name) in ["default", "no", "yes"].enumerated() { choices[name] = Choice(rawValue: number) }
        return choices
    }

    private static let keyboardTypes: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeyTypes: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
