import Foundation

/// The current look of a tab bar.
extension UITabBar {
    /// The appearance that counts now; nil where the older properties do.
    private var appearance: UITabBarAppearance? {
        if isAtScrollEdge, let edge = selectedItem?.scrollEdgeAppearance ?? edgeAppearance { return edge }
        return selectedItem?.standardAppearance ?? (isAppearanceSet ? standardAppearance : nil)
    }

    func looksDidChange() {
        var looks = appearance.map { BarBackgroundLooks($0) } ?? olderLooks
        // Without a look for it the bar is not seen where no content goes on under it.
        let isPlain = barTintColor == nil && isTranslucent && barStyle == .default && backgroundImage == nil
        let hasEdge = selectedItem?.scrollEdgeAppearance != nil || edgeAppearance != nil
        if isAtScrollEdge, !hasEdge, appearance != nil || isPlain {
            looks = BarBackgroundLooks(fill: nil, hairline: nil)
        }
        background.show(looks)
        showItems()
    }

    /// The looks that the properties from before appearances make.
    private var olderLooks: BarBackgroundLooks {
        BarBackgroundLooks(
            style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, picture: backgroundImage,
            shadow: shadowImage)
    }

    /// Gives the buttons what they are to show.
    func showItems() {
        let layout = itemLayout
        let appearance = appearance ?? plainAppearance
        let items = appearance.appearance(for: layout)
        AppearanceProxies.shared.apply(to: buttons.map(\.item), in: self)
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.isEnabled = button.item.isEnabled
            let state = !button.isEnabled ? items.disabled : button.isSelected ? items.selected : items.normal
            button.show(layout, state, normal: items.normal)
        }
        let place = storedItems.map { ($0.firstIndex { $0 === selectedItem }, $0.count) }
        for (index, button) in buttons.enumerated() { button.place = (index + 1, place?.1 ?? 0) }
        selectionIndicator.image = appearance.selectionIndicatorImage
        selectionIndicator.backgroundColor =
            appearance.selectionIndicatorImage == nil ? appearance.selectionIndicatorTintColor : nil
        selectionIndicator.isHidden =
            selectedItem == nil || selectionIndicator.image == nil && selectionIndicator.backgroundColor == nil
        setNeedsLayout()
    }

    /// The look of the items by the properties from before appearances.
    private var plainAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        appearance.selectionIndicatorImage = selectionIndicatorImage
        guard let unselectedItemTintColor else { return appearance }
        for items in [
            appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
            appearance.compactInlineLayoutAppearance,
        ] {
            items.normal.iconColor = unselectedItemTintColor
            items.normal.titleTextAttributes = [.foregroundColor: unselectedItemTintColor]
        }
        return appearance
    }
}

extension UITabBarAppearance {
    func appearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}

extension BarColors {
    /// The items of a tab bar that are not selected.
    static let unselectedItem = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 117.0 / 255 : 153.0 / 255, alpha: 1)
    }
}
