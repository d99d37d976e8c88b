import Foundation

extension NibViewDecoder {
    func decodeNavigationBar(_ bar: UINavigationBar) {
        if let style: UIBarStyle = element.choice(
            "barStyle", ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black])
        {
            bar.barStyle = style
        }
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        if let color = instantiation.color("barTintColor", of: element) { bar.barTintColor = color }
        if let attributes = element.child("titleTextAttributes") {
            bar.titleTextAttributes = instantiation.textAttributes(attributes)
        }
        if let attributes = element.child("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = instantiation.textAttributes(attributes)
        }
        let items = element.list("items").compactMap { instantiation.makeObject($0) as? UINavigationItem }
        if !items.isEmpty { bar.setItems(items, animated: false) }
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
