import Foundation

/// A property that proxies pass on.
@MainActor struct AppearanceProperty {
    /// Whether an object has it.
    let belongs: @MainActor (NSObject) -> Bool
    /// Passes it from a proxy to an object, if it was set on the proxy and not on the object: both are compared with an
    /// object as it is made.
    let pass: @MainActor (_ proxy: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void

    private init<Object: NSObject, Value>(
        _ get: @escaping @MainActor (Object) -> Value, _ set: @escaping @MainActor (Object, Value) -> Void,
        isEqual: @escaping (Value, Value) -> Bool
    ) {
        belongs = { $0 is Object }
        pass = { proxy, pristine, object in
            guard let proxy = proxy as? Object, let pristine = pristine as? Object, let object = object as? Object
            else { return }
            let (wanted, plain) = (get(proxy), get(pristine))
            if !isEqual(wanted, plain), isEqual(get(object), plain) { set(object, wanted) }
        }
    }

    private static func plain<Object: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> AppearanceProperty {
        AppearanceProperty(
            { (object: Object) in object[keyPath: path] }, { $0[keyPath: path] = $1 }, isEqual: { $0 == $1 })
    }

    /// Attributes of text, which cannot be compared one by one.
    private static func attributes<Object: NSObject>(
        _ get: @escaping @MainActor (Object) -> [NSAttributedString.Key: Any]?,
        _ set: @escaping @MainActor (Object, [NSAttributedString.Key: Any]?) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(get, set) { ($0 as NSDictionary?) == ($1 as NSDictionary?) }
    }

    static let all: [AppearanceProperty] = {
        var all = views + controls + navigationBars + otherBars
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] { all += properties(for: state) }
        return all
    }()

    private static let views: [AppearanceProperty] = [
        AppearanceProperty({ (view: UIView) in view.storedTintColor }, { $0.tintColor = $1 }, isEqual: ==),
        plain(\UIView.backgroundColor),
        plain(\UIView.semanticContentAttribute),
        AppearanceProperty({ (label: UILabel) in label.font }, { $0.font = $1 }, isEqual: ==),
        AppearanceProperty({ (label: UILabel) in label.textColor }, { $0.textColor = $1 }, isEqual: ==),
        plain(\UITableView.separatorColor),
        plain(\UITableView.separatorInset),
    ]

    private static let controls: [AppearanceProperty] = [
        AppearanceProperty(
            { (spinner: UIActivityIndicatorView) in spinner.color }, { $0.color = $1 }, isEqual: ==),
        plain(\UIPageControl.pageIndicatorTintColor),
        plain(\UIPageControl.currentPageIndicatorTintColor),
        plain(\UIProgressView.progressTintColor),
        plain(\UIProgressView.trackTintColor),
        plain(\UISwitch.onTintColor),
        plain(\UISwitch.thumbTintColor),
        plain(\UISlider.minimumTrackTintColor),
        plain(\UISlider.maximumTrackTintColor),
        plain(\UISlider.thumbTintColor),
        plain(\UISegmentedControl.selectedSegmentTintColor),
    ]

    private static let navigationBars: [AppearanceProperty] = [
        plain(\UINavigationBar.barStyle),
        plain(\UINavigationBar.isTranslucent),
        plain(\UINavigationBar.barTintColor),
        plain(\UINavigationBar.shadowImage),
        plain(\UINavigationBar.prefersLargeTitles),
        plain(\UINavigationBar.backIndicatorImage),
        plain(\UINavigationBar.backIndicatorTransitionMaskImage),
        plain(\UINavigationBar.scrollEdgeAppearance),
        plain(\UINavigationBar.compactAppearance),
        plain(\UINavigationBar.compactScrollEdgeAppearance),
        attributes({ (bar: UINavigationBar) in bar.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
        attributes({ (bar: UINavigationBar) in bar.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 }),
        AppearanceProperty(
            { (bar: UINavigationBar) in bar.givenStandardAppearance },
            { bar, looks in looks.map { bar.standardAppearance = $0 } }, isEqual: { $0 === $1 }),
        AppearanceProperty(
            { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
            { $0.setBackgroundImage($1, for: .default) }, isEqual: ==),
    ]

    private static let otherBars: [AppearanceProperty] = [
        plain(\UITabBar.barStyle),
        plain(\UITabBar.isTranslucent),
        plain(\UITabBar.barTintColor),
        plain(\UITabBar.unselectedItemTintColor),
        plain(\UITabBar.backgroundImage),
        plain(\UITabBar.shadowImage),
        plain(\UITabBar.selectionIndicatorImage),
        plain(\UITabBar.scrollEdgeAppearance),
        AppearanceProperty(
            { (bar: UITabBar) in bar.givenStandardAppearance },
            { bar, looks in looks.map { bar.standardAppearance = $0 } }, isEqual: { $0 === $1 }),
        plain(\UIToolbar.barStyle),
        plain(\UIToolbar.isTranslucent),
        plain(\UIToolbar.barTintColor),
        plain(\UIToolbar.compactAppearance),
        plain(\UIToolbar.scrollEdgeAppearance),
        AppearanceProperty(
            { (bar: UIToolbar) in bar.givenStandardAppearance },
            { bar, looks in looks.map { bar.standardAppearance = $0 } }, isEqual: { $0 === $1 }),
        plain(\UISearchBar.barTintColor),
        plain(\UISearchBar.searchBarStyle),
        plain(\UISearchBar.backgroundImage),
        plain(\UIBarButtonItem.tintColor),
        plain(\UIBarButtonItem.ownLook),
        plain(\UISearchBar.searchFieldBackgroundPositionAdjustment),
        plain(\UISearchBar.searchTextPositionAdjustment),
    ]

    private static func properties(for state: UIControl.State) -> [AppearanceProperty] {
        [
            attributes(
                { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
                { $0.setTitleTextAttributes($1, for: state) }),
            AppearanceProperty(
                { (button: UIButton) in button.titleColor(for: state) }, { $0.setTitleColor($1, for: state) },
                isEqual: ==),
            attributes(
                { (item: UIBarItem) in item.titleTextAttributes(for: state) },
                { $0.setTitleTextAttributes($1, for: state) }),
        ]
    }
}
