import Foundation

/// The letters at a table's side, which a finger runs over to reach a section.
final class SectionIndexStrip: UIControl {
    /// The width of the strip, in points.
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14

    let titles: [String]
    var onChoice: ((Int) -> Void)?
    private let labels: [UILabel]
    /// The magnifying glasses that stand for `UITableView.indexSearch`, by their places.
    private let glasses: [Int: UIImageView]
    private var chosen: Int?

    init(_ titles: [String]) {
        self.titles = titles
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.text = title == UITableView.indexSearch ? nil : title
            label.textAlignment = .center
            return label
        }
        glasses = titles.indices.filter { titles[$0] == UITableView.indexSearch }.reduce(into: [:]) { glasses, index in
            let picture = UIImageView(
                image: UIImage(
                    systemName: "magnifyingglass",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)))
            picture.contentMode = .center
            glasses[index] = picture
        }
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
        for label in labels { addSubview(label) }
        for picture in glasses.values { addSubview(picture) }
    }

    required init?(coder: NSCoder) { nil }

    func applyColors(_ table: UITableView) {
        backgroundColor = table.sectionIndexBackgroundColor
        for label in labels { label.textColor = table.sectionIndexColor ?? tintColor }
        for picture in glasses.values { picture.tintColor = table.sectionIndexColor ?? tintColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        table.map(applyColors)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(Self.lineHeight, bounds.height / CGFloat(max(labels.count, 1)))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
            glasses[index]?.frame = label.frame
        }
    }

    private var top: CGFloat {
        max((bounds.height - CGFloat(labels.count) * Self.lineHeight) / 2, 0)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        if let color = table?.sectionIndexTrackingBackgroundColor { backgroundColor = color }
        choose(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { table.map(applyColors) }
    override func cancelTracking(with event: UIEvent?) { table.map(applyColors) }

    private var table: UITableView? { superview as? UITableView }

    private func choose(_ touch: UITouch) {
        guard !labels.isEmpty else { return }
        let height = min(Self.lineHeight, bounds.height / CGFloat(labels.count))
        let index = Int(((touch.location(in: self).y - top) / height).rounded(.down))
        let kept = min(max(index, 0), labels.count - 1)
        guard kept != chosen else { return }
        chosen = kept
        onChoice?(kept)
    }
}

extension UITableView {
    /// The title of an index that is shown as a magnifying glass, for the search above the first section.
    public static let indexSearch = "{search}"

    /// Asks for the letters and shows them, where the table has rows enough.
    func updateSectionIndex() {
        let rows = geometry.sections.reduce(0) { $0 + $1.rowHeights.count }
        var titles = dataSource?.sectionIndexTitles(for: self) ?? []
        if rows < sectionIndexMinimumDisplayRowCount { titles = [] }
        guard titles != indexStrip?.titles ?? [] else { return }
        indexStrip?.removeFromSuperview()
        indexStrip = titles.isEmpty ? nil : SectionIndexStrip(titles)
        guard let indexStrip else { return }
        indexStrip.onChoice = { [weak self] index in
            guard let self, let dataSource = self.dataSource else { return }
            let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
            self.scrollToTop(of: section)
        }
        addSubview(indexStrip)
        indexStrip.applyColors(self)
        setNeedsLayout()
    }

    private func scrollToTop(of section: Int) {
        guard geometry.sections.indices.contains(section) else { return }
        let y = geometry.sections[section].top + geometry.sections[section].padding - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
    }

    /// Keeps the letters at the side of what is visible, in front of the rows.
    func tileSectionIndex() {
        guard let indexStrip else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        indexStrip.frame = CGRect(
            x: bounds.maxX - safeAreaInsets.right - SectionIndexStrip.width, y: visible.minY,
            width: SectionIndexStrip.width, height: visible.height)
        if storedSubviews.last !== indexStrip { bringSubviewToFront(indexStrip) }
    }
}
