import Foundation

extension NibDecoder {
    func decodeImageView(_ view: UIImageView) {
        let configuration = element.child("preferredSymbolConfiguration").map(Self.symbolConfiguration)
        view.preferredSymbolConfiguration = configuration
        view.image = instantiation.image("image", of: element)
        view.highlightedImage = instantiation.image("highlightedImage", of: element)
        view.isHighlighted = element.bool("highlighted") ?? false
        view.adjustsImageSizeForAccessibilityContentSizeCategory =
            element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }

    static func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
        _ = element["configurationType"]
        var result = UIImage.SymbolConfiguration(
            scale: element.choice(
                "scale", ["small": .small, "medium": .medium, "large": .large, "default": .default])
                ?? UIImage.SymbolScale.unspecified)
        if let size = element.number("pointSize") {
            result = result.applying(UIImage.SymbolConfiguration(pointSize: size))
        }
        if let style = element["textStyle"] {
            result = result.applying(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
        }
        if let weight: UIImage.SymbolWeight = element.choice(
            "weight",
            [
                "ultraLight": .ultraLight, "ultralight": .ultraLight, "thin": .thin, "light": .light,
                "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
                "black": .black,
            ])
        {
            result = result.applying(UIImage.SymbolConfiguration(weight: weight))
        }
        return result
    }
}

extension NibInstantiation {
    /// The picture that an attribute names: a symbol of the system where the catalog is `system`.
    func image(_ attribute: String, of element: NibElement) -> UIImage? {
        if let reference = element.child(attribute, named: "imageReference") { return image(reference) }
        guard let name = element[attribute] else { return nil }
        return image(name, isSystem: element["catalog"] == "system")
    }

    /// The picture of an `imageReference`, which says beside a name how the picture is drawn.
    private func image(_ reference: NibElement) -> UIImage? {
        guard let image = image("image", of: reference) else { return nil }
        var result = image
        if let scale: UIImage.SymbolScale = reference.choice(
            "symbolScale", ["default": .default, "small": .small, "medium": .medium, "large": .large]),
            let configured = result.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale))
        {
            result = configured
        }
        if let mode: UIImage.RenderingMode = reference.choice(
            "renderingMode", ["original": .alwaysOriginal, "template": .alwaysTemplate])
        {
            result = result.withRenderingMode(mode)
        }
        return result
    }

    func image(_ name: String, isSystem: Bool = false) -> UIImage? {
        if isSystem { return UIImage(systemName: name) }
        if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        DiagnosticsChannel.shared.report(
            "interface-builder.unknown-image",
            "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(bundle.bundleIdentifier ?? bundle.bundlePath)\"",
            file: document.file)
        return nil
    }
}
