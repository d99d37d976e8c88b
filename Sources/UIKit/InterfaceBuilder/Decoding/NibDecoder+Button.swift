import Foundation

extension NibDecoder {
    func decodeButton(_ button: UIButton) {
        let type: UIButton.ButtonType? = element.choice(
            "buttonType",
            [
                "system": .system, "roundedRect": .system, "contactAdd": .contactAdd, "close": .close,
                "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
                "custom": .custom,
            ])
        button.adopt(type ?? .custom)
        if let font = element.child("fontDescription") { button.titleLabel?.font = font.font }
        if let mode = element.choice("lineBreakMode", NibTextNames.lineBreakModes) {
            button.titleLabel?.lineBreakMode = mode
            button.wrapsTitleIfAsked()
        }
        if let offset = element.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
        if let inset = element.child("contentEdgeInsets") { button.contentEdgeInsets = inset.insetByEdges }
        if let inset = element.child("titleEdgeInsets") { button.titleEdgeInsets = inset.insetByEdges }
        if let inset = element.child("imageEdgeInsets") { button.imageEdgeInsets = inset.insetByEdges }
        button.adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted") ?? true
        button.reversesTitleShadowWhenHighlighted = element.bool("reversesTitleShadowWhenHighlighted") ?? false
        button.adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled") ?? true
        if element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
            button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        }
        _ = (element["hasAttributedTitle"], element["pointerInteraction"])
        let configuration = element.child("configuration")
        for state in element.children(named: "state") {
            decode(state, of: button, isConfigured: configuration != nil)
        }
        if let configuration { button.configuration = self.configuration(configuration) }
    }

    /// Reads what a state shows. In a button with a configuration the titles and pictures of states are left from before
    /// it had one: the button's title for a state is nil then.
    private func decode(_ element: NibElement, of button: UIButton, isConfigured: Bool) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let state = element.key.flatMap({ states[$0] }) else { return }
        if let title = element.string("title"), !isConfigured { button.setTitle(title, for: state) }
        if let title = element.child("attributedTitle", named: "attributedString") {
            let title = instantiation.attributedString(title)
            if !isConfigured { button.setAttributedTitle(title, for: state) }
        }
        if let color = instantiation.color("titleColor", of: element) { button.setTitleColor(color, for: state) }
        if let color = instantiation.color("titleShadowColor", of: element) {
            button.setTitleShadowColor(color, for: state)
        }
        if let image = instantiation.image("image", of: element), !isConfigured { button.setImage(image, for: state) }
        if let image = instantiation.image("backgroundImage", of: element) {
            button.setBackgroundImage(image, for: state)
        }
        if let configuration = element.child("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(Self.symbolConfiguration(configuration), forImageIn: state)
        }
    }

    private func configuration(_ element: NibElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        if let title = element.string("title") { configuration.title = title }
        if let subtitle = element.string("subtitle") { configuration.subtitle = subtitle }
        // Attributed texts without a fragment are there beside plain ones.
        if let title = attributedText("attributedTitle", of: element) { configuration.attributedTitle = title }
        if let subtitle = attributedText("attributedSubtitle", of: element) {
            configuration.attributedSubtitle = subtitle
        }
        if let font = element.child("titleFontDescription") ?? element.child("fontDescription") {
            configuration.titleFont = font.font
        }
        if let font = element.child("subtitleFontDescription") { configuration.subtitleFont = font.font }
        if let mode = element.choice("titleLineBreakMode", NibTextNames.lineBreakModes) {
            configuration.titleLineBreakMode = mode
        }
        if let alignment: UIButton.Configuration.TitleAlignment = element.choice(
            "titleAlignment",
            ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
        {
            configuration.titleAlignment = alignment
        }
        if let size: UIButton.Configuration.Size = element.choice(
            "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
        {
            configuration.buttonSize = size
        }
        if let image = instantiation.image("image", of: element) { configuration.image = image }
        if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
        if let placement: NSDirectionalRectEdge = element.choice(
            "imagePlacement", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
        {
            configuration.imagePlacement = placement
        }
        if let style: UIButton.Configuration.CornerStyle = element.choice(
            "cornerStyle",
            [
                "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
                "capsule": .capsule,
            ])
        {
            configuration.cornerStyle = style
        }
        if let color = instantiation.color("baseForegroundColor", of: element) {
            configuration.baseForegroundColor = color
        }
        if let color = instantiation.color("baseBackgroundColor", of: element) {
            configuration.baseBackgroundColor = color
        }
        if let insets = element.child("contentInsets") { configuration.contentInsets = insets.directionalEdgeInsets }
        if let background = element.child("background") { decode(background, into: &configuration.background) }
        return configuration
    }

    private func attributedText(_ key: String, of element: NibElement) -> AttributedString? {
        guard let child = element.child(key, named: "attributedString") else { return nil }
        let text = instantiation.attributedString(child)
        return text.length == 0 ? nil : AttributedString(uiKit: text)
    }

    private func decode(_ element: NibElement, into background: inout UIBackgroundConfiguration) {
        if let color = instantiation.color("backgroundColor", of: element) { background.backgroundColor = color }
        if let color = instantiation.color("strokeColor", of: element) { background.strokeColor = color }
        if let width = element.number("strokeWidth") { background.strokeWidth = width }
        if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
        if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
    }
}
