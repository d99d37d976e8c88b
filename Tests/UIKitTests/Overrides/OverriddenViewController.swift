import UIKit

// Without @testable, as an app is: a member that is no longer open, or went into an extension, stops these classes from
// compiling.

final class OverriddenViewController: UIViewController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
}

final class OverriddenControl: UIControl {
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var allControlEvents: Event { super.allControlEvents }
    override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        super.actions(forTarget: target, forControlEvent: controlEvent)
    }
}

final class OverriddenTableViewCell: UITableViewCell {
    override var contentView: UIView { super.contentView }
}

final class OverriddenTableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var contentView: UIView { super.contentView }
}

final class OverriddenLayoutGuide: UILayoutGuide {
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
}

final class OverriddenLayoutConstraint: NSLayoutConstraint {
    override var firstAnchor: NSObject? { super.firstAnchor }
    override var secondAnchor: NSObject? { super.secondAnchor }
}

final class OverriddenNib: UINib {
    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?) -> [Any] {
        super.instantiate(withOwner: ownerOrNil, options: optionsOrNil)
    }
}

final class OverriddenBezierPath: UIBezierPath {
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}
