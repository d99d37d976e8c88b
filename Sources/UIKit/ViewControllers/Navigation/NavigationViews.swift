import Foundation

/// The view of a navigation controller: the children's views, and the bars above them.
final class UILayoutContainerView: UIView {
    weak var owner: UINavigationController?
    private let transitionView: UINavigationTransitionView

    /// The view around the children's views (fact 5.26).
    var wrapper: UIView { transitionView.wrapper }

    override init(frame: CGRect) {
        transitionView = UINavigationTransitionView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        // At once and not with the next layout: a child that is put in place meanwhile would shrink with it again.
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(transitionView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        transitionView.frame = bounds
        transitionView.wrapper.frame = transitionView.bounds
        owner?.layOutNavigationView()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// As large as the navigation controller's view (fact 5.26).
final class UINavigationTransitionView: UIView {
    let wrapper: UIViewControllerWrapperView

    override init(frame: CGRect) {
        wrapper = UIViewControllerWrapperView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        clipsToBounds = true
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(wrapper)
    }

    required init?(coder: NSCoder) { nil }
}

/// Holds the view of the child on show, and during a transition those of both (fact 5.26).
final class UIViewControllerWrapperView: UIView {}
