import UIKit

/// Where the menu's parts are.
extension MenuViewController {
    /// The height of the open menu, in points: its rows, as far as there is space for them.
    var menuHeight: CGFloat {
        let rows = viewControllers.reduce(CGFloat(0)) { $0 + rowHeight(of: $1) }
        // Something beside a long menu stays free for the touch that closes it.
        return max(0, min(rows, contentFrame.height - 60))
    }

    /// The width of the menu: all of a phone's.
    private var menuWidth: CGFloat {
        let width = view.bounds.width
        return width > 500 ? min(width, regularWidth + sideInset) : width
    }

    /// What the screen's edge covers at the side from which texts run.
    private var sideInset: CGFloat { isRightToLeft ? view.safeAreaInsets.right : view.safeAreaInsets.left }

    private var barHeight: CGFloat { bar.isHidden ? 0 : bar.sizeThatFits(view.bounds.size).height }

    private var contentFrame: CGRect {
        let top = bar.isHidden ? 0 : view.safeAreaInsets.top + barHeight
        return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    func layOutMenu() {
        guard contentView != nil else { return }
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: barHeight)
        if contentView.superview === view { contentView.frame = contentFrame }
        let top = max(contentFrame.minY, view.safeAreaInsets.top)
        let (width, height) = (menuWidth, menuHeight)
        let left = isRightToLeft ? view.bounds.width - width : 0
        // What lies under a navigation bar stays as light as the bar.
        dimming.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
        dimming.alpha = openness
        clip.frame = CGRect(x: left, y: top, width: width, height: height * openness)
        // The rows come out from under the bar.
        table.frame = CGRect(x: 0, y: height * (openness - 1), width: width, height: height)
        let isCard = width < view.bounds.width
        clip.layer.cornerRadius = isCard ? 14 : 0
        clip.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        table.alwaysBounceVertical = false
        table.isScrollEnabled = viewControllers.reduce(CGFloat(0)) { $0 + rowHeight(of: $1) } > height
    }

    func rowHeight(of controller: UIViewController) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        // Pictures that are symbols grow with the text.
        let metrics = UIFontMetrics(forTextStyle: .body)
        let pictureWidth =
            controller.tabBarItem.image == nil ? 0 : metrics.scaledValue(for: 44, compatibleWith: traitCollection)
        let space = menuWidth - view.safeAreaInsets.left - view.safeAreaInsets.right - 76 - pictureWidth
        let text = itemTitle(of: controller) as NSString
        let size = text.boundingRect(
            with: CGSize(width: max(space, 60), height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        return max(50, ceil(size.height) + 26)
    }
}

extension MenuViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewControllers.count }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeight(of: viewControllers[indexPath.row])
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MenuCell.identifier, for: indexPath)
        let controller = viewControllers[indexPath.row]
        if let cell = cell as? MenuCell {
            cell.show(
                itemTitle(of: controller), controller.tabBarItem.image, badge: controller.tabBarItem.badgeValue,
                isEnabled: controller.tabBarItem.isEnabled)
            cell.isCurrent = indexPath.row == selectedIndex
        }
        cell.accessibilityIdentifier = "Containers.menu.\(indexPath.row)"
        return cell
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        viewControllers[indexPath.row].tabBarItem.isEnabled
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selectByHand(viewControllers[indexPath.row])
        setMenuOpen(false, animated: true)
    }
}

extension MenuViewController: UINavigationBarDelegate {
    /// The bar's background reaches up under the status bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

extension MenuViewController: UIGestureRecognizerDelegate {
    /// A pull is for the menu where it goes up or down, and not where the rows scroll.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        guard abs(velocity.y) > abs(velocity.x), !viewControllers.isEmpty else { return false }
        if pan.view === clip, table.isScrollEnabled { return false }
        return isMenuOpen ? velocity.y < 0 : velocity.y > 0
    }
}

/// A row of the menu: picture, title and badge, with a checkmark on the controller that is shown.
final class MenuCell: UITableViewCell {
    static let identifier = "Containers.MenuCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        backgroundColor = .secondarySystemBackground
        textLabel?.adjustsFontForContentSizeCategory = true
        textLabel?.numberOfLines = 0
        detailTextLabel?.adjustsFontForContentSizeCategory = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuCell is registered by class") }

    /// Whether the row's controller is the one that is shown.
    var isCurrent = false {
        didSet {
            accessoryType = isCurrent ? .checkmark : .none
            textLabel?.font = font
            if isCurrent { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        }
    }

    private var font: UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body)
        guard isCurrent, let descriptor = body.fontDescriptor.withSymbolicTraits(.traitBold) else { return body }
        return UIFont(descriptor: descriptor, size: 0)
    }

    func show(_ title: String, _ image: UIImage?, badge: String?, isEnabled: Bool) {
        textLabel?.text = title
        textLabel?.textColor = isEnabled ? .label : .tertiaryLabel
        imageView?.image = image
        detailTextLabel?.text = badge
        detailTextLabel?.font = .preferredFont(forTextStyle: .body)
        isUserInteractionEnabled = isEnabled
        accessibilityLabel = [title, badge].compactMap { $0 }.joined(separator: ", ")
    }
}
