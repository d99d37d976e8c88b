import Foundation

extension NibDecoder {
    func decodeTableView(_ table: UITableView) {
        if let style: UITableView.Style = element.choice(
            "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
        {
            table.style = style
        }
        if let style: UITableViewCell.SeparatorStyle = element.choice(
            "separatorStyle",
            ["none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine])
        {
            table.separatorStyle = style
        }
        if let height = element.number("rowHeight") { table.rowHeight = height }
        if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
        if let height = element.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
        if let height = element.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
        table.allowsSelection = element.bool("allowsSelection") ?? true
        table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
        table.allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing") ?? false
        table.allowsMultipleSelectionDuringEditing = element.bool("allowsMultipleSelectionDuringEditing") ?? false
        table.insetsContentViewsToSafeArea = element.bool("contentViewInsetsToSafeArea") ?? true
        table.isPrefetchingEnabled = element.bool("prefetchingEnabled") ?? true
        if let count = element.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        if let color = instantiation.color("sectionIndexColor", of: element) { table.sectionIndexColor = color }
        if let color = instantiation.color("sectionIndexBackgroundColor", of: element) {
            table.sectionIndexBackgroundColor = color
        }
        let isStatic = element["dataMode"] == "static"
        if let color = instantiation.color("separatorColor", of: element) { table.separatorColor = color }
        if let inset = element.child("separatorInset") { table.separatorInset = inset.insetByEdges }
        if let view = instantiation.makeView(element.child("backgroundView")) { table.backgroundView = view }
        if let view = instantiation.makeView(element.child("tableHeaderView")) { table.tableHeaderView = view }
        if let view = instantiation.makeView(element.child("tableFooterView")) { table.tableFooterView = view }
        // Interface Builder leaves an empty list behind in a table that was static once.
        let sections = element.list("sections")
        if isStatic { table.staticContent = StaticTableContent(sections: sections.map(makeSection)) }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register(cellMaker: maker(of: prototype), identifier: identifier)
        }
    }

    /// What makes views of a prototype, which lasts as long as the table: no longer than the scene's controller.
    func maker<View: UIView>(of prototype: NibElement) -> () -> View? {
        let (document, bundle) = (instantiation.document, instantiation.bundle)
        return { [weak scene = instantiation.scene] in
            NibInstantiation(document, owner: nil, externalObjects: [:], bundle: bundle, scene: scene)
                .makeAlone(prototype) as? View
        }
    }

    /// The rows of a static table exist from the start, so that outlets can lead into them.
    private func makeSection(_ section: NibElement) -> StaticTableContent.Section {
        let cells = section.list("cells").compactMap { element in
            let cell = instantiation.makeView(element) as? UITableViewCell
            cell?.isStatic = true
            cell?.staticHeight = element.number("rowHeight")
            return cell
        }
        return .init(header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: cells)
    }

    func decodeCell(_ cell: UITableViewCell) {
        if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
        if let style: UITableViewCell.CellStyle = element.choice(
            "style",
            [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
                "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            ])
        {
            cell.cellStyle = style
        }
        if let style: UITableViewCell.SelectionStyle = element.choice(
            "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
        {
            cell.selectionStyle = style
        }
        if let type: UITableViewCell.AccessoryType = element.choice("accessoryType", Self.accessoryTypes) {
            cell.accessoryType = type
        }
        if let type: UITableViewCell.AccessoryType = element.choice("editingAccessoryType", Self.accessoryTypes) {
            cell.editingAccessoryType = type
        }
        cell.shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
        cell.showsReorderControl = element.bool("showsReorderControl") ?? false
        // Of a time when the accessory stayed while rows were edited; since iOS 3 there is an own one for that.
        _ = element["hidesAccessoryWhenEditing"]
        if let view = instantiation.makeView(element.child("editingAccessoryView")) { cell.editingAccessoryView = view }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") { cell.indentationWidth = width }
        if let inset = element.child("separatorInset") { cell.separatorInset = inset.insetByEdges }
        if let view = instantiation.makeView(element.child("accessoryView")) { cell.accessoryView = view }
        if let view = instantiation.makeView(element.child("backgroundView")) { cell.backgroundView = view }
        if let view = instantiation.makeView(element.child("selectedBackgroundView")) {
            cell.selectedBackgroundView = view
        }
        // The height of the prototype on the canvas; the table's rows have their own.
        _ = element["rowHeight"]
        if let content = element.child("contentView") { decodeContent(content, of: cell) }
    }

    private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]

    /// The cell has its content view and the parts of its style already: the document only describes them.
    private func decodeContent(_ content: NibElement, of cell: UITableViewCell) {
        instantiation.register(cell.contentView, for: content)
        _ = content["tableViewCell"]
        var parts: [String: UIView] = [:]
        if let id = element["textLabel"] { parts[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { parts[id] = cell.detailTextLabel }
        if let id = element["imageView"] { parts[id] = cell.imageView }
        let decoder = NibDecoder(content, instantiation)
        decoder.decodeView(cell.contentView)
        decoder.decodeSubviews(cell.contentView, parts: parts)
    }
}
