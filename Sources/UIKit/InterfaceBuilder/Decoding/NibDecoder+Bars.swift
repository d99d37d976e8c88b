import Foundation

extension NibDecoder {
    func decodeNavigationBar(_ bar: UINavigationBar) {
        // Choice (bars): a document does not clip a navigation bar. Xcode's template of a master and its detail asks for
        // it, and its apps have the bar's colour behind the status bar all the same.
        bar.clipsToBounds = false
        if let style = element.choice("barStyle", Self.barStyles) { bar.barStyle = style }
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        if let color = instantiation.color("barTintColor", of: element) { bar.barTintColor = color }
        if let attributes = element.child("titleTextAttributes") {
            bar.titleTextAttributes = instantiation.textAttributes(attributes)
        }
        if let attributes = element.child("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = instantiation.textAttributes(attributes)
        }
        if let image = instantiation.image("shadowImage", of: element) { bar.shadowImage = image }
        if let appearance = barAppearance("standardAppearance") { bar.standardAppearance = appearance }
        if let appearance = barAppearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = appearance }
        if let appearance = barAppearance("compactAppearance") { bar.compactAppearance = appearance }
        let items = element.list("items").compactMap { instantiation.makeObject($0) as? UINavigationItem }
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    func decodeToolbar(_ bar: UIToolbar) {
        if let style = element.choice("barStyle", Self.barStyles) { bar.barStyle = style }
        bar.isTranslucent = element.bool("translucent") ?? true
        if let color = instantiation.color("barTintColor", of: element) { bar.barTintColor = color }
        let items = element.list("items").compactMap { instantiation.makeObject($0) as? UIBarButtonItem }
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    private func barAppearance(_ key: String) -> UINavigationBarAppearance? {
        guard let element = element.child(key, named: "navigationBarAppearance") else { return nil }
        let appearance = UINavigationBarAppearance()
        if let color = instantiation.color("backgroundColor", of: element) { appearance.backgroundColor = color }
        if let color = instantiation.color("shadowColor", of: element) { appearance.shadowColor = color }
        if let attributes = element.child("titleTextAttributes") {
            appearance.titleTextAttributes = instantiation.textAttributes(attributes)
        }
        if let attributes = element.child("largeTitleTextAttributes") {
            appearance.largeTitleTextAttributes = instantiation.textAttributes(attributes)
        }
        return appearance
    }
}

extension NibInstantiation {
    /// The font and colour of a `textAttributes` element.
    func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = element.child("fontDescription") { result[.font] = font.font }
        if let color = color("textColor", of: element) { result[.foregroundColor] = color }
        return result
    }
}
