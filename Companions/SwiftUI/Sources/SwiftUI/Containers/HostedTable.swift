/// What a list shows in a table view, row by row.
@MainActor final class HostedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    private struct Part {
        var header: [Element] = []
        var rows: [Element] = []
        var footer: [Element] = []

        var identity: [ObjectIdentifier] { (header + rows + footer).map { ObjectIdentifier($0) } }
    }

    let view: UITableView
    weak var graph: Graph?
    private var parts: [Part] = []
    // A row's views belong to it, so that its cell is its own too.
    private var cells: [ObjectIdentifier: HostedCell] = [:]
    private var captions: [ObjectIdentifier: CaptionView] = [:]
    private var heights: [CGFloat] = []
    private var selection: ListSelection?
    private let usualBackground: UIColor?

    init(_ style: UITableView.Style) {
        view = UITableView(frame: .zero, style: style)
        usualBackground = view.backgroundColor
        super.init()
        view.dataSource = self
        view.delegate = self
        view.contentInsetAdjustmentBehavior = .always
        view.sectionHeaderTopPadding = style == .plain ? 0 : view.sectionHeaderTopPadding
    }

    /// Shows the background of the table's style, or none.
    func showBackground(_ isShown: Bool) {
        let color = isShown ? usualBackground : .clear
        if view.backgroundColor != color { view.backgroundColor = color }
    }

    /// Takes the elements of the list: sections, and rows that are in none.
    func show(_ elements: [Element]) {
        var new: [Part] = []
        var loose: [Element] = []
        func close() {
            if !loose.isEmpty { new.append(Part(rows: loose)) }
            loose = []
        }
        for element in elements {
            guard let section = element as? SectionElement else {
                loose.append(element)
                continue
            }
            close()
            new.append(Part(header: section.header, rows: section.rows, footer: section.footer))
        }
        close()
        let old = parts
        parts = new
        let known = Set(new.flatMap(\.rows).map { ObjectIdentifier($0) })
        cells = cells.filter { known.contains($0.key) }
        for element in new.flatMap(\.rows) { cells[ObjectIdentifier(element)]?.show(element, graph) }
        let isSame = old.map(\.identity) == new.map(\.identity)
        if !isSame {
            captions = [:]
            heights = []
            view.reloadData()
        } else {
            view.setNeedsLayout()
        }
    }

    /// Begins or ends the changing of rows, and shows which of them are chosen.
    func edit(_ isEditing: Bool, _ selection: ListSelection?) {
        self.selection = selection
        view.allowsSelectionDuringEditing = true
        view.allowsMultipleSelectionDuringEditing = selection?.isMultiple == true
        if view.isEditing != isEditing {
            if view.isEditing, selection?.isMultiple == true {
                for path in view.indexPathsForSelectedRows ?? [] { view.deselectRow(at: path, animated: false) }
            }
            view.setEditing(isEditing, animated: view.window != nil)
        }
        guard let selection, canChoose else { return }
        let chosen = Set(view.indexPathsForSelectedRows ?? [])
        for (section, part) in parts.enumerated() {
            for (row, element) in part.rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                let isChosen = element.choice.map(selection.contains) ?? false
                guard isChosen != chosen.contains(path) else { continue }
                if isChosen {
                    view.selectRow(at: path, animated: false, scrollPosition: .none)
                } else {
                    view.deselectRow(at: path, animated: false)
                }
            }
        }
    }

    /// Whether a tap on a row chooses it: several can be chosen only while rows are being changed.
    private var canChoose: Bool { selection.map { !$0.isMultiple || view.isEditing } ?? false }

    /// The place of the row with an identity.
    func path(of identity: AnyHashable) -> IndexPath? {
        for (section, part) in parts.enumerated() {
            if let row = part.rows.firstIndex(where: { $0.traits.identity == identity }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    private func row(_ path: IndexPath) -> Element { parts[path.section].rows[path.row] }

    /// Has the table measure its rows again where one has another height.
    func rowsMayHaveChanged() {
        let new = parts.flatMap(\.rows).map { rowHeight($0) }
        defer { heights = new }
        guard !heights.isEmpty, new != heights else { return }
        UIView.performWithoutAnimation {
            view.beginUpdates()
            view.endUpdates()
        }
    }

    private var contentWidth: CGFloat {
        let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
        return view.style == .insetGrouped ? width - view.layoutMargins.left - view.layoutMargins.right : width
    }

    private func rowHeight(_ row: Element) -> CGFloat {
        let insets = HostedCell.insets(of: row)
        let accessory: CGFloat = row.traits.rowAction?.isLink == true ? 30 : 0
        let width = max(0, contentWidth - insets.leading - insets.trailing - accessory)
        let height = row.size(Proposal(width, nil)).height + insets.top + insets.bottom
        return max(44, height.rounded(.up))
    }

    private func cell(_ row: Element) -> HostedCell {
        if let cell = cells[ObjectIdentifier(row)] { return cell }
        let cell = HostedCell(style: .default, reuseIdentifier: nil)
        cells[ObjectIdentifier(row)] = cell
        cell.show(row, graph)
        return cell
    }

    private func caption(_ elements: [Element]) -> CaptionView? {
        guard let first = elements.first else { return nil }
        let caption = captions[ObjectIdentifier(first)] ?? CaptionView()
        captions[ObjectIdentifier(first)] = caption
        caption.show(elements, graph)
        return caption
    }

    private func captionHeight(_ elements: [Element], isHeader: Bool) -> CGFloat {
        guard let caption = caption(elements) else { return UITableView.automaticDimension }
        return caption.height(width: contentWidth) + (isHeader ? 17 : 8)
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { parts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parts[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(parts[indexPath.section].rows[indexPath.row])
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeight(parts[indexPath.section].rows[indexPath.row])
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        caption(parts[section].header)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        caption(parts[section].footer)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        captionHeight(parts[section].header, isHeader: true)
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        captionHeight(parts[section].footer, isHeader: false)
    }

    // MARK: What is done with rows

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        canChoose || !tableView.isEditing && row(indexPath).traits.rowAction != nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = row(indexPath)
        if canChoose, let choice = row.choice {
            selection?.change(choice, true)
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        if !tableView.isEditing { row.traits.rowAction?.perform() }
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if canChoose, let choice = row(indexPath).choice { selection?.change(choice, false) }
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let traits = row(indexPath).traits
        return traits.edits != nil || traits.swipes != nil || tableView.isEditing && selection?.isMultiple == true
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        let traits = row(indexPath).traits
        return traits.edits?.0.onDelete != nil && traits.isDeleteDisabled != true ? .delete : .none
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        selection?.isMultiple == true || self.tableView(tableView, editingStyleForRowAt: indexPath) == .delete
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let edits = row(indexPath).traits.edits else { return }
        edits.0.onDelete?(IndexSet(integer: edits.index))
    }

    // MARK: Rows that are moved

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        let traits = row(indexPath).traits
        return traits.edits?.0.onMove != nil && traits.isMoveDisabled != true
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // A row stays among those of its collection.
        let collection = row(sourceIndexPath).traits.edits?.0.collection
        guard sourceIndexPath.section == proposedDestinationIndexPath.section,
            parts[sourceIndexPath.section].rows.indices.contains(proposedDestinationIndexPath.row),
            row(proposedDestinationIndexPath).traits.edits?.0.collection == collection
        else { return sourceIndexPath }
        return proposedDestinationIndexPath
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard sourceIndexPath != destinationIndexPath, let edits = row(sourceIndexPath).traits.edits,
            let target = row(destinationIndexPath).traits.edits
        else { return }
        let element = parts[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        // The table shows the new order already.
        parts[destinationIndexPath.section].rows.insert(element, at: destinationIndexPath.row)
        let to = target.index > edits.index ? target.index + 1 : target.index
        edits.0.onMove?(IndexSet(integer: edits.index), to)
    }

    // MARK: Rows that are moved aside

    private func swipe(_ edge: HorizontalEdge, _ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let swipes = (row(indexPath).traits.swipes ?? []).filter { $0.edge == edge }
        guard !swipes.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: swipes.flatMap(\.actions))
        configuration.performsFirstActionWithFullSwipe = swipes[0].isFull
        return configuration
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(.leading, indexPath) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let own = swipe(.trailing, indexPath) { return own }
        guard self.tableView(tableView, editingStyleForRowAt: indexPath) == .delete,
            let edits = row(indexPath).traits.edits
        else { return UISwipeActionsConfiguration(actions: []) }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                edits.0.onDelete?(IndexSet(integer: edits.index))
                done(true)
            }
        ])
    }
}

extension Element {
    /// The value that stands for the row among those that can be chosen.
    var choice: AnyHashable? { traits.tag ?? traits.identity }
}

/// What a tap on a row does.
struct RowAction {
    var isLink = false
    var perform: () -> Void
}

/// The cell of a list's row.
final class HostedCell: UITableViewCell {
    private let surface = Surface()
    private var insets = EdgeInsets()

    static func insets(of row: Element) -> EdgeInsets {
        row.traits.rowInsets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    func show(_ row: Element, _ graph: Graph?) {
        if surface.superview == nil {
            surface.keepsToSafeArea = false
            contentView.addSubview(surface)
        }
        insets = Self.insets(of: row)
        accessoryType = row.traits.rowAction?.isLink == true ? .disclosureIndicator : .none
        if let color = row.traits.rowColor { backgroundColor = color }
        if row.traits.hidesSeparator == true {
            separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
        }
        surface.graph = graph
        surface.show([RowElement(row)])
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        // Controls of one line may be as high as the row.
        let height = surface.contentSize(Proposal(bounds.width - insets.leading - insets.trailing, nil)).height
        let room = min(insets.top, max(0, (bounds.height - height) / 2))
        let rect = bounds.inset(by: UIEdgeInsets(top: room, left: insets.leading, bottom: room, right: insets.trailing))
        surface.frame = rect
        surface.setNeedsLayout()
        surface.layoutIfNeeded()
    }
}

/// A row at the leading edge of its cell.
private final class RowElement: PlacingElement {
    override func measure(_ proposal: Proposal) -> CGSize {
        CGSize(width: proposal.width ?? inner.size(proposal).width, height: inner.size(proposal).height)
    }

    override func innerFrame(in size: CGSize) -> CGRect {
        aligned(inner.size(Proposal(size)), .leading, in: size)
    }
}

/// What stands above or below a section.
private final class CaptionView: UITableViewHeaderFooterView {
    private let surface = Surface()

    func show(_ elements: [Element], _ graph: Graph?) {
        if surface.superview == nil {
            surface.keepsToSafeArea = false
            contentView.addSubview(surface)
        }
        surface.graph = graph
        surface.show(elements.map { RowElement($0) })
        setNeedsLayout()
    }

    func height(width: CGFloat) -> CGFloat { surface.contentSize(Proposal(max(0, width - 32), nil)).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let height = height(width: bounds.width)
        surface.frame = CGRect(x: 16, y: max(0, (bounds.height - height) - 6), width: bounds.width - 32, height: height)
        surface.setNeedsLayout()
        surface.layoutIfNeeded()
    }
}
