import QuartzCore

/// The framework's own properties that observers ask for by name, where they are not known already.
extension ExposedKeyTable {
    mutating func addObservedKeys() {
        add("transform", \UIView.transform)
        add("safeAreaInsets", reading: \UIView.safeAreaInsets)
        add("contentOffset", \UIScrollView.contentOffset)
        add("contentSize", \UIScrollView.contentSize)
        add("zoomScale", \UIScrollView.zoomScale)
        add("contentInset", \UIScrollView.contentInset)
        add("adjustedContentInset", reading: \UIScrollView.adjustedContentInset)
        add("dragging", reading: \UIScrollView.isDragging)
        add("text", \UILabel.text)
        add("attributedText", \UILabel.attributedText)
        add("text", \UITextField.text)
        add("attributedText", \UITextField.attributedText)
        add("text", \UITextView.text)
        add("attributedText", \UITextView.attributedText)
        add("text", \UISearchBar.text)
        add("image", \UIImageView.image)
        add("highlighted", \UIImageView.isHighlighted)
        add("enabled", \UIControl.isEnabled)
        add("selected", \UIControl.isSelected)
        add("highlighted", \UIControl.isHighlighted)
        add("on", \UISwitch.isOn)
        add("value", \UISlider.value)
        add("value", \UIStepper.value)
        add("progress", \UIProgressView.progress)
        add("currentPage", \UIPageControl.currentPage)
        add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        add("editing", \UITableView.isEditing)
        add("editing", \UITableViewCell.isEditing)
        add("selected", \UITableViewCell.isSelected)
        add("highlighted", \UITableViewCell.isHighlighted)
        addObservedControllerKeys()
        addObservedLayerKeys()
    }

    private mutating func addObservedControllerKeys() {
        add("parent", reading: \UIViewController.parent)
        add("editing", \UIViewController.isEditing)
        add("selectedIndex", \UITabBarController.selectedIndex)
        add("selectedViewController", \UITabBarController.selectedViewController)
        add("title", \UINavigationItem.title)
        add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        add("title", \UIBarItem.title)
        add("image", \UIBarItem.image)
        add("enabled", \UIBarItem.isEnabled)
        add("badgeValue", \UITabBarItem.badgeValue)
        add("state", reading: \UIGestureRecognizer.state)
    }

    private mutating func addObservedLayerKeys() {
        add("bounds", \CALayer.bounds)
        add("position", \CALayer.position)
        add("frame", \CALayer.frame)
        add("anchorPoint", \CALayer.anchorPoint)
        add("transform", \CALayer.transform)
        add("sublayerTransform", \CALayer.sublayerTransform)
        add("maskedCorners", \CALayer.maskedCorners)
        add("cornerCurve", \CALayer.cornerCurve)
        add("shadowPath", \CALayer.shadowPath)
        add("contentsRect", \CALayer.contentsRect)
        add("borderColor", reading: \CALayer.borderColor)
        add("backgroundColor", reading: \CALayer.backgroundColor)
        add("shadowColor", reading: \CALayer.shadowColor)
    }
}
