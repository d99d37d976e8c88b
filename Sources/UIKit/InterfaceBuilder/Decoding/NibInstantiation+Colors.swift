import Foundation

extension NibInstantiation {
    /// The colour that a property's element describes; nil if the property is not in the document.
    func color(_ key: String, of element: NibElement) -> UIColor? {
        element.child(key, named: "color").flatMap { color($0) }
    }

    /// System and catalog colours are looked up by name, so that they follow the traits; what the document says of their
    /// components counts for names that are not known.
    func color(_ element: NibElement) -> UIColor? {
        let components = Self.components(element)
        // What older systems take, which do not know the name.
        _ = (element["catalog"], element["cocoaTouchSystemColor"])
        if let name = element["systemColor"] {
            return SystemColors.named(name) ?? resource("systemColor", name) ?? components
        }
        let older = element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
        if let older { return SystemColors.named(older) ?? components }
        if let name = element["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil) ?? resource("namedColor", name) ?? components
        }
        return components
    }

    private func resource(_ element: String, _ name: String) -> UIColor? {
        document.colorResource(element, named: name).flatMap { Self.components($0) }
    }

    /// Generic ("calibrated") and device components are taken as they are: Interface Builder shows them so.
    private static func components(_ element: NibElement) -> UIColor? {
        _ = element["colorSpace"]
        let alpha = element.number("alpha") ?? 1
        let space = element["customColorSpace"]
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            if space == "displayP3", let wide = CGColorSpace(name: CGColorSpace.displayP3),
                let color = CGColor(colorSpace: wide, components: [red, green, blue, alpha])
            {
                return UIColor(cgColor: color)
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        {
            let light = 1 - black
            return UIColor(
                red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        }
        return nil
    }
}

extension UIStoryboard {
    /// The tint that the document gives all that is shown by it; nil where it says nothing of it.
    var globalTint: UIColor? {
        guard let document else { return nil }
        return NibInstantiation(document, owner: nil, externalObjects: [:], bundle: bundle, scene: nil)
            .color("tintColor", of: document.root)
    }
}
