import Foundation
import QuartzCore

/// Public properties that apps read and set by name, and names of iOS's that are not public and that apps are known to read.
extension ExposedKeyTable {
    mutating func addValueKeys() {
        addTextKeys()
        addScrollKeys()
        addTableKeys()
        addControllerValueKeys()
        addAnimationKeys()
    }

    private mutating func addTextKeys() {
        add("font", \UILabel.font)
        add("textColor", \UILabel.textColor)
        add("textAlignment", \UILabel.textAlignment)
        add("numberOfLines", \UILabel.numberOfLines)
        add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        add("minimumScaleFactor", \UILabel.minimumScaleFactor)
        add("shadowColor", \UILabel.shadowColor)
        add("shadowOffset", \UILabel.shadowOffset)
        add("highlightedTextColor", \UILabel.highlightedTextColor)
        add("font", \UITextField.font)
        add("textColor", \UITextField.textColor)
        add("textAlignment", \UITextField.textAlignment)
        add("attributedPlaceholder", \UITextField.attributedPlaceholder)
        add("leftView", \UITextField.leftView)
        add("rightView", \UITextField.rightView)
        add("font", \UITextView.font)
        add("textColor", \UITextView.textColor)
        add("titleLabel", reading: \UIButton.titleLabel)
        add("imageView", reading: \UIButton.imageView)
        add("contentMode", \UIView.contentMode)
        add("subviews", reading: \UIView.subviews)
        add("window", reading: \UIView.window)
    }

    private mutating func addScrollKeys() {
        add("panGestureRecognizer", reading: \UIScrollView.panGestureRecognizer)
        add("pinchGestureRecognizer", reading: \UIScrollView.pinchGestureRecognizer)
        add("scrollEnabled", \UIScrollView.isScrollEnabled)
        add("pagingEnabled", \UIScrollView.isPagingEnabled)
        add("bounces", \UIScrollView.bounces)
        add("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        add("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        add("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        add("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        add("minimumZoomScale", \UIScrollView.minimumZoomScale)
        add("maximumZoomScale", \UIScrollView.maximumZoomScale)
        add("tracking", reading: \UIScrollView.isTracking)
        add("decelerating", reading: \UIScrollView.isDecelerating)
        add("refreshControl", \UIScrollView.refreshControl)
        add("scrollsToTop", \UIScrollView.scrollsToTop)
    }

    private mutating func addTableKeys() {
        add("rowHeight", \UITableView.rowHeight)
        add("separatorColor", \UITableView.separatorColor)
        add("backgroundView", \UITableView.backgroundView)
        add("contentView", reading: \UITableViewCell.contentView)
        add("textLabel", reading: \UITableViewCell.textLabel)
        add("detailTextLabel", reading: \UITableViewCell.detailTextLabel)
        add("imageView", reading: \UITableViewCell.imageView)
        add("accessoryView", \UITableViewCell.accessoryView)
        add("backgroundView", \UITableViewCell.backgroundView)
        add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        add("contentView", reading: \UICollectionViewCell.contentView)
        add("collectionViewLayout", reading: \UICollectionView.collectionViewLayout)
    }

    private mutating func addControllerValueKeys() {
        add("navigationItem", reading: \UIViewController.navigationItem)
        add("navigationController", reading: \UIViewController.navigationController)
        add("tabBarController", reading: \UIViewController.tabBarController)
        add("tabBarItem", \UIViewController.tabBarItem)
        add("preferredContentSize", \UIViewController.preferredContentSize)
        add("modalInPresentation", \UIViewController.isModalInPresentation)
        add("presentedViewController", reading: \UIViewController.presentedViewController)
        add("presentingViewController", reading: \UIViewController.presentingViewController)
        add("viewControllers", \UINavigationController.viewControllers)
        add("topViewController", reading: \UINavigationController.topViewController)
        add("navigationBar", reading: \UINavigationController.navigationBar)
        add("toolbar", reading: \UINavigationController.toolbar)
        add("tabBar", reading: \UITabBarController.tabBar)
        add("tabBar", on: UITabBarController.self) { (controller, bar: UITabBar) in controller.adopt(bar) }
        add("message", \UIAlertController.message)
        add("title", reading: \UIAlertAction.title)
        add("tag", \UIBarItem.tag)
        add("target", \UIBarButtonItem.target)
        add("action", \UIBarButtonItem.action)
        add("tintColor", \UIBarButtonItem.tintColor)
    }

    private mutating func addAnimationKeys() {
        add("beginTime", \CAAnimation.beginTime)
        add("duration", \CAAnimation.duration)
        add("speed", \CAAnimation.speed)
        add("timeOffset", \CAAnimation.timeOffset)
        add("repeatCount", \CAAnimation.repeatCount)
        add("repeatDuration", \CAAnimation.repeatDuration)
        add("autoreverses", \CAAnimation.autoreverses)
        add("fillMode", \CAAnimation.fillMode)
        add("timingFunction", \CAAnimation.timingFunction)
        add("delegate", \CAAnimation.delegate)
        add("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
        add("keyPath", \CAPropertyAnimation.keyPath)
        add("additive", \CAPropertyAnimation.isAdditive)
        add("cumulative", \CAPropertyAnimation.isCumulative)
        add("fromValue", \CABasicAnimation.fromValue)
        add("toValue", \CABasicAnimation.toValue)
        add("byValue", \CABasicAnimation.byValue)
        add("values", \CAKeyframeAnimation.values)
        add("keyTimes", \CAKeyframeAnimation.keyTimes)
        add("animations", \CAAnimationGroup.animations)
    }
}
