import Foundation

extension NibDecoder {
    func decodeTabBar(_ bar: UITabBar) {
        if let style = element.choice("barStyle", Self.barStyles) { bar.barStyle = style }
        bar.isTranslucent = element.bool("translucent") ?? true
        if let color = instantiation.color("barTintColor", of: element) { bar.barTintColor = color }
        // Before the tint of all views there was one for the selected picture.
        if let color = instantiation.color("selectedImageTintColor", of: element) { bar.tintColor = color }
        if let color = instantiation.color("unselectedItemTintColor", of: element) {
            bar.unselectedItemTintColor = color
        }
        if let image = instantiation.image("backgroundImage", of: element) { bar.backgroundImage = image }
        if let image = instantiation.image("shadowImage", of: element) { bar.shadowImage = image }
        if let image = instantiation.image("selectionIndicatorImage", of: element) {
            bar.selectionIndicatorImage = image
        }
        if let positioning: UITabBar.ItemPositioning = element.choice(
            "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered])
        {
            bar.itemPositioning = positioning
        }
        if let width = element.number("itemWidth") { bar.itemWidth = width }
        if let spacing = element.number("itemSpacing") { bar.itemSpacing = spacing }
        let items = element.list("items").compactMap { instantiation.makeObject($0) as? UITabBarItem }
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}

extension NibDecoder {
    func decodeTabBarItem(_ item: UITabBarItem) {
        decodeBarItem(item)
        if let system = element.choice("systemItem", Self.systemTabs) { item.adopt(system) }
        if let title = barItemTitle { item.title = title }
        if let image = instantiation.image("image", of: element) { item.image = image }
        if let image = instantiation.image("selectedImage", of: element) { item.selectedImage = image }
        if let image = instantiation.image("landscapeImage", of: element) { item.landscapeImagePhone = image }
        // What a long press shows to people with large text.
        _ = element["largeContentSizeImage"]
        if let badge = element.string("badgeValue") { item.badgeValue = badge }
        if let color = instantiation.color("badgeColor", of: element) { item.badgeColor = color }
        if let offset = element.child("titlePositionAdjustment", named: "offsetWrapper") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
        }
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
