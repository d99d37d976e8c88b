import Foundation

/// The view of a tab bar controller: what the tabs show, and the bar above it.
final class TabBarLayoutView: UIView {
    weak var owner: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.layOutTabs()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        setNeedsLayout()
    }
}

/// The view in which changes of tabs take place. A tab's view is in a wrapper in here, not in the controller's own view
/// (fact 5.26).
final class TabTransitionView: UIView {
    let wrapper = TabWrapperView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wrapper)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        wrapper.frame = bounds
    }
}

/// Holds the view of the tab on show, and during a change those of both.
final class TabWrapperView: UIView {}
