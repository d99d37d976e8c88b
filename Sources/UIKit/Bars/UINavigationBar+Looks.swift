import Foundation
import QuartzCore

/// The looks that the app gave a bar, one for each of its situations.
@MainActor struct NavigationBarAppearances {
    var standard: UINavigationBarAppearance?
    var edge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactEdge: UINavigationBarAppearance?
    /// Whether the app gave the bar a standard appearance or changed the one it has: the older properties then say
    /// nothing.
    var isStandardSet = false
}

extension UINavigationBar {
    /// The standard appearance that the app gave; nil where it gave none.
    var givenStandardAppearance: UINavigationBarAppearance? { appearances.isStandardSet ? appearances.standard : nil }

    func standardLooks() -> UINavigationBarAppearance {
        if let standard = appearances.standard { return standard }
        let standard = UINavigationBarAppearance()
        appearances.standard = standard
        observe(standard)
        return standard
    }

    func setStandardAppearance(_ appearance: UINavigationBarAppearance) {
        appearances.isStandardSet = true
        setAppearance(appearance, \.standard)
    }

    func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        _ path: WritableKeyPath<NavigationBarAppearances, UINavigationBarAppearance?>
    ) {
        let copy = appearance.map { UINavigationBarAppearance(barAppearance: $0) }
        appearances[keyPath: path] = copy
        copy.map(observe)
        looksDidChange()
    }

    private func observe(_ appearance: UINavigationBarAppearance) {
        appearance.changed = { [weak self, weak appearance] in
            guard let self else { return }
            if appearance === appearances.standard { appearances.isStandardSet = true }
            looksDidChange()
        }
    }

    func translucencyDidChange() {
        looksDidChange()
        owner?.barDidChange()
    }

    /// Shows the topmost item in the looks that apply to it.
    func looksDidChange() {
        let looks = looks
        background.show(looks.background)
        content.showsLargeTitle = showsLargeTitle
        adoptFlexibleHeight()
        content.looks = looks.content
        showItems()
        invalidateIntrinsicContentSize()
    }

    private var looks: (background: BarBackgroundLooks, content: NavigationBarContent.Looks) {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard =
            (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
            ?? (isCompact ? appearances.compact : nil) ?? (appearances.isStandardSet ? appearances.standard : nil)
        let usual = standard.map(looks(of:)) ?? olderLooks
        guard isAtScrollEdge else { return usual }
        let edge =
            (isCompact ? topItem?.compactScrollEdgeAppearance : nil) ?? topItem?.scrollEdgeAppearance
            ?? (isCompact ? appearances.compactEdge : nil) ?? appearances.edge
        if let edge { return looks(of: edge) }
        var looks = usual
        // Without a colour of its own the bar is not seen until content scrolls under it.
        let isPlain = barTintColor == nil && isTranslucent && backgroundImages.isEmpty
        if standard != nil || isPlain { looks.background = BarBackgroundLooks(fill: nil, hairline: nil) }
        return looks
    }

    private func looks(
        of appearance: UINavigationBarAppearance
    ) -> (background: BarBackgroundLooks, content: NavigationBarContent.Looks) {
        var content = NavigationBarContent.Looks()
        content.title = appearance.titleTextAttributes
        content.titleShift = appearance.titlePositionAdjustment
        content.largeTitle = appearance.largeTitleTextAttributes
        content.button = appearance.buttonAppearance
        content.doneButton = appearance.doneButtonAppearance
        content.backButton = appearance.backButtonAppearance
        content.backPicture = appearance.backIndicatorImage ?? backIndicatorImage
        return (BarBackgroundLooks(appearance), content)
    }

    /// The looks that the properties from before appearances make.
    private var olderLooks: (background: BarBackgroundLooks, content: NavigationBarContent.Looks) {
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        let background = BarBackgroundLooks(
            style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
            picture: backgroundImages[metrics] ?? backgroundImages[.default], shadow: shadowImage)
        var content = NavigationBarContent.Looks()
        content.title = barStyle == .black ? [.foregroundColor: UIColor.white] : [:]
        content.largeTitle = content.title
        content.title.merge(titleTextAttributes ?? [:]) { $1 }
        content.largeTitle.merge(largeTitleTextAttributes ?? [:]) { $1 }
        content.titleShift = UIOffset(horizontal: 0, vertical: titleVerticalPositionAdjustment(for: metrics))
        content.backPicture = backIndicatorImage
        return (background, content)
    }
}
