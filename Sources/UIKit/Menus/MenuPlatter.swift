import Foundation
import QuartzCore

/// The rounded list of a menu's entries.
final class MenuPlatter: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView(frame: .zero)
    private(set) var rows: [MenuRow] = []
    private var parts: [(view: UIView, height: CGFloat)] = []
    private var contentHeight: CGFloat = 0

    /// Told of the row that a finger chose.
    var onChoice: (MenuRow) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = MenuMetrics.radius
        // Its shadow must not be seen through the material.
        backgroundColor = .systemBackground
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.layer.cornerRadius = MenuMetrics.radius
        material.clipsToBounds = true
        addSubview(material)
        material.contentView.addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a menu's entries; those of a submenu stand below a row that leads back.
    func show(_ menu: UIMenu, isSubmenu: Bool) {
        for part in parts { part.view.removeFromSuperview() }
        (parts, rows) = ([], [])
        let sections = MenuSection.sections(of: menu)
        let hasMarkRoom = isSubmenu || MenuSection.haveMarks(sections)
        if isSubmenu {
            add(MenuRow(menu, hasMarkRoom: true, isHead: true))
            addGap()
        } else if !menu.storedTitle.isEmpty {
            add(title: menu.storedTitle)
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { addGap() }
            if let title = section.title { add(title: title) }
            for (position, element) in section.elements.enumerated() {
                if position > 0 { addLine() }
                add(MenuRow(element, hasMarkRoom: hasMarkRoom))
            }
        }
        contentHeight = parts.reduce(0) { $0 + $1.height }
        setNeedsLayout()
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        add(row, height: row.height(width: MenuMetrics.width))
    }

    private func add(title: String) {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        label.text = title
        let holder = UIView(frame: .zero)
        label.frame = CGRect(
            x: MenuMetrics.margin, y: 0, width: MenuMetrics.width - 2 * MenuMetrics.margin,
            height: MenuMetrics.titleHeight)
        holder.addSubview(label)
        add(holder, height: MenuMetrics.titleHeight)
        addLine()
    }

    private func addLine() {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        add(line, height: 1 / pixelScale)
    }

    private func addGap() {
        let gap = UIView(frame: .zero)
        gap.backgroundColor = .quaternarySystemFill
        add(gap, height: MenuMetrics.sectionGap)
    }

    private func add(_ view: UIView, height: CGFloat) {
        parts.append((view, height))
        scrollView.addSubview(view)
    }

    /// As high as its rows, or as there is room for.
    func size(within height: CGFloat) -> CGSize {
        CGSize(width: MenuMetrics.width, height: min(contentHeight, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scrollView.frame = bounds
        var y: CGFloat = 0
        for part in parts {
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            y += part.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.isScrollEnabled = y > bounds.height + 0.5
    }

    override var accessibilityRole: AccessibilityRole { .container(.menu) }

    // MARK: Fingers

    /// Highlights the row at a point of the platter; nil, none.
    func highlight(at point: CGPoint?) {
        let row = point.flatMap(row(at:))
        for other in rows { other.isHighlighted = other === row }
    }

    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.bounds.contains($0.convert(point, from: self)) }
    }

    func choose(at point: CGPoint) {
        highlight(at: nil)
        if let row = row(at: point), row.isEnabled { onChoice(row) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { choose(at: touch.location(in: self)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(at: nil) }
}
