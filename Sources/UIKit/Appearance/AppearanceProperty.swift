import Foundation

/// A property that proxies pass on.
@MainActor struct AppearanceProperty {
    /// Whether an object has it.
    let belongs: (NSObject) -> Bool
    /// Passes it from a proxy to an object, if it was set on the proxy and not on the object: both are compared with an
    /// object as it is made.
    let pass: (_ proxy: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void

    private init<Object: NSObject, Value>(
        _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void,
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

    private init<Object: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Object, Value>) {
        self.init({ $0[keyPath: path] }, { $0[keyPath: path] = $1 }, isEqual: ==)
    }

    private init<Object: NSObject>(attributes path: ReferenceWritableKeyPath<Object, [NSAttributedString.Key: Any]?>) {
        self.init({ $0[keyPath: path] }, { $0[keyPath: path] = $1 }, isEqual: Self.areEqual)
    }

    private static func areEqual(
        _ first: [NSAttributedString.Key: Any]?, _ second: [NSAttributedString.Key: Any]?
    ) -> Bool {
        (first as NSDictionary?) == (second as NSDictionary?)
    }

    static let all: [AppearanceProperty] = views + bars + items

    private static let views: [AppearanceProperty] = [
        .init({ (view: UIView) in view.storedTintColor }, { $0.tintColor = $1 }, isEqual: ==),
        .init(\UIView.backgroundColor),
        .init({ (label: UILabel) in label.font }, { $0.font = $1 }, isEqual: ==),
        .init({ (label: UILabel) in label.textColor }, { $0.textColor = $1 }, isEqual: ==),
        .init(\UITableView.separatorColor), .init(\UITableView.separatorInset),
        .init({ (spinner: UIActivityIndicatorView) in spinner.color }, { $0.color = $1 }, isEqual: ==),
        .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
        .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
        .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
        .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
        .init(\UISlider.thumbTintColor),
        .init(\UISegmentedControl.selectedSegmentTintColor),
    ] + states.flatMap { state in
        [
            .init(
                { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
                { $0.setTitleTextAttributes($1, for: state) }, isEqual: areEqual),
            .init(
                { (button: UIButton) in button.titleColor(for: state) }, { $0.setTitleColor($1, for: state) },
                isEqual: ==),
        ]
    }

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]

    private static let bars: [AppearanceProperty] = [
        .init(\UINavigationBar.barStyle), .init(\UINavigationBar.isTranslucent),
        .init(\UINavigationBar.barTintColor), .init(attributes: \UINavigationBar.titleTextAttributes),
        .init(attributes: \UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.shadowImage),
        .init(\UINavigationBar.prefersLargeTitles), .init(\UINavigationBar.backIndicatorImage),
        .init(\UINavigationBar.backIndicatorTransitionMaskImage), .init(\UINavigationBar.scrollEdgeAppearance),
        .init(\UINavigationBar.compactAppearance), .init(\UINavigationBar.compactScrollEdgeAppearance),
        .init(
            { (bar: UINavigationBar) in bar.givenStandardAppearance }, { if let looks = $1 { $0.standardAppearance = looks } },
            isEqual: { $0 === $1 }),
        .init(
            { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
            { $0.setBackgroundImage($1, for: .default) }, isEqual: ==),
        .init(\UITabBar.barStyle), .init(\UITabBar.isTranslucent), .init(\UITabBar.barTintColor),
        .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.backgroundImage), .init(\UITabBar.shadowImage),
        .init(\UITabBar.selectionIndicatorImage), .init(\UITabBar.scrollEdgeAppearance),
        .init(
            { (bar: UITabBar) in bar.givenStandardAppearance }, { if let looks = $1 { $0.standardAppearance = looks } },
            isEqual: { $0 === $1 }),
        .init(\UIToolbar.barStyle), .init(\UIToolbar.isTranslucent), .init(\UIToolbar.barTintColor),
        .init(\UIToolbar.compactAppearance), .init(\UIToolbar.scrollEdgeAppearance),
        .init(
            { (bar: UIToolbar) in bar.givenStandardAppearance }, { if let looks = $1 { $0.standardAppearance = looks } },
            isEqual: { $0 === $1 }),
        .init(\UISearchBar.barTintColor), .init(\UISearchBar.searchBarStyle), .init(\UISearchBar.backgroundImage),
    ]

    private static let items: [AppearanceProperty] =
        [.init(\UIBarButtonItem.tintColor)]
        + states.map { state in
            .init(
                { (item: UIBarItem) in item.titleTextAttributes(for: state) },
                { $0.setTitleTextAttributes($1, for: state) }, isEqual: areEqual)
        }
}
