import UIKit

/// A row of tabs, which scrolls where it is longer than the screen is wide, with a line under the selected one.
final class TabStripView: UIScrollView {
    struct Item {
        var title: String
        var image: UIImage?
        var badge: String?
        var isEnabled: Bool
    }

    var didPick: ((Int) -> Void)?

    private var tabs: [TabView] = []
    private var selected: Int?
    private let indicator = UIView()
    private let line = UIView()
    private var laidOutWidth: CGFloat = 0

    init() {
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = false
        contentInsetAdjustmentBehavior = .never
        accessibilityTraits = .tabBar
        indicator.backgroundColor = tintColor
        indicator.layer.cornerRadius = 1.5
        line.backgroundColor = .separator
        addSubview(line)
        addSubview(indicator)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabStripView is made in code") }

    /// The height that the tabs need, in points.
    var preferredHeight: CGFloat { max(44, tabs.map(\.preferredSize.height).max() ?? 0) }

    func show(_ items: [Item], _ style: TabStripViewController.Style) {
        for tab in tabs { tab.removeFromSuperview() }
        tabs = items.enumerated().map { index, item in
            let tab = TabView(item, style)
            tab.accessibilityIdentifier = "Containers.tab.\(index)"
            tab.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
            insertSubview(tab, belowSubview: indicator)
            return tab
        }
        setNeedsLayout()
    }

    func select(_ index: Int?, animated: Bool) {
        guard index != selected || tabs.contains(where: { $0.isSelected != ($0 === index.map { tabs[$0] }) }) else {
            return
        }
        selected = index
        for (place, tab) in tabs.enumerated() { tab.isSelected = place == index }
        let isMoved = laidOutWidth > 0
        let changes = { [self] in placeIndicator() }
        if animated, isMoved, !UIAccessibility.isReduceMotionEnabled {
            UIView.animate(
                withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: changes)
        } else {
            changes()
        }
        guard isMoved, let index, tabs.indices.contains(index) else { return }
        scrollRectToVisible(tabs[index].frame.insetBy(dx: -40, dy: 0), animated: animated)
    }

    @objc private func didTap(_ tab: TabView) {
        if let index = tabs.firstIndex(of: tab) { didPick?(index) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sizes = tabs.map(\.preferredSize)
        let natural = sizes.reduce(0) { $0 + $1.width }
        let even = tabs.isEmpty ? 0 : bounds.width / CGFloat(tabs.count)
        let isEven = sizes.allSatisfy { $0.width <= even }
        let spare = max(0, bounds.width - natural) / CGFloat(max(tabs.count, 1))
        let total = max(natural, bounds.width)
        var start: CGFloat = 0
        for (tab, size) in zip(tabs, sizes) {
            let width = isEven ? even : size.width + spare
            let x = isRightToLeft ? total - start - width : start
            tab.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            start += width
        }
        let size = CGSize(width: total, height: bounds.height)
        if contentSize != size { contentSize = size }
        line.frame = CGRect(x: -total, y: bounds.height - 0.5, width: total * 3, height: 0.5)
        placeIndicator()
        if laidOutWidth != bounds.width {
            laidOutWidth = bounds.width
            let edge = isRightToLeft ? total - bounds.width : 0
            contentOffset.x = edge
            if let selected, tabs.indices.contains(selected) {
                scrollRectToVisible(tabs[selected].frame, animated: false)
            }
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func placeIndicator() {
        guard let selected, tabs.indices.contains(selected) else { return indicator.isHidden = true }
        indicator.isHidden = false
        let tab = tabs[selected]
        let width = max(24, tab.contentWidth)
        indicator.frame = CGRect(x: tab.frame.midX - width / 2, y: bounds.height - 3, width: width, height: 3)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.backgroundColor = tintColor
    }
}

/// A tab: a picture over a text, or one of them, with a badge.
final class TabView: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge = UILabel()
    private let badgeGround = UIView()

    init(_ item: TabStripView.Item, _ style: TabStripViewController.Style) {
        super.init(frame: .zero)
        let showsImage = style != .text && item.image != nil
        let showsText = style != .image || item.image == nil
        label.text = showsText ? item.title : nil
        label.font = .preferredFont(forTextStyle: showsImage ? .caption1 : .subheadline)
        label.textAlignment = .center
        picture.image = showsImage ? item.image?.withRenderingMode(.alwaysTemplate) : nil
        picture.contentMode = .scaleAspectFit
        badge.text = item.badge
        badge.font = .preferredFont(forTextStyle: .caption2)
        badge.textColor = .white
        badge.textAlignment = .center
        badgeGround.backgroundColor = .systemRed
        badgeGround.isHidden = item.badge == nil
        badge.isHidden = item.badge == nil
        for view in [label, picture, badgeGround, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = item.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityValue = item.badge
        accessibilityTraits = .button
        showState()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabView is made in code") }

    override var isSelected: Bool { didSet { showState() } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    private func showState() {
        let color: UIColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .secondaryLabel
        label.textColor = color
        picture.tintColor = color
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private var pictureSize: CGFloat { picture.image == nil ? 0 : 24 }
    private var badgeWidth: CGFloat { badge.isHidden ? 0 : max(18, ceil(badge.intrinsicContentSize.width) + 10) }

    /// The width of the text or the picture, whichever is wider, in points.
    var contentWidth: CGFloat { max(ceil(label.intrinsicContentSize.width), pictureSize) }

    var preferredSize: CGSize {
        let text = label.text == nil ? 0 : ceil(label.intrinsicContentSize.height)
        let gap: CGFloat = pictureSize > 0 && text > 0 ? 2 : 0
        return CGSize(width: contentWidth + 32 + badgeWidth, height: pictureSize + gap + text + 20)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.text == nil ? .zero : label.intrinsicContentSize
        let gap: CGFloat = pictureSize > 0 && text.height > 0 ? 2 : 0
        let top = (bounds.height - pictureSize - gap - ceil(text.height)) / 2
        picture.frame = CGRect(x: bounds.midX - 12, y: top, width: 24, height: pictureSize)
        let width = min(ceil(text.width), bounds.width - 8)
        label.frame = CGRect(
            x: bounds.midX - width / 2, y: top + pictureSize + gap, width: width, height: ceil(text.height))
        let size = CGSize(width: badgeWidth, height: max(18, ceil(badge.intrinsicContentSize.height) + 2))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge = pictureSize > 0 ? pictureSize / 2 : width / 2 + 4
        let x = isRightToLeft ? bounds.midX - edge - size.width : bounds.midX + edge
        let y = pictureSize > 0 ? top - 4 : (bounds.height - size.height) / 2
        badgeGround.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        badgeGround.layer.cornerRadius = size.height / 2
        badge.frame = badgeGround.frame
    }
}
