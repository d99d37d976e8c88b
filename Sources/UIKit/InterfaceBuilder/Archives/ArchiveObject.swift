/// Puts together the element for one object of an archive.
@MainActor struct ArchiveObject {
    private let reader: ArchiveReader
    private let draft: ArchiveDraft
    private let depth: Int
    private var values: ArchiveValues { reader.values }

    init(_ reader: ArchiveReader, _ draft: ArchiveDraft, depth: Int) {
        self.reader = reader
        self.draft = draft
        self.depth = depth
    }

    func read(_ object: NibElement) throws(NibError) {
        let keys = Set(object.children.compactMap { $0.attributeValue("key") })
        var content: NibElement?
        if draft.name == "tableViewCell", let view = try values.value("IBUIContentView", of: object) {
            content = view
            // Before the list of subviews, which it is in as well.
            let part = try reader.element(for: view, key: "contentView", depth: depth + 1)
            if let part { draft.add(part) }
        }
        for child in object.children {
            guard let key = child.key else { continue }
            if ArchiveNames.isForTheEditor(key, in: draft.name) || key == "IBUIContentView" && content != nil {
                child.ignore()
                continue
            }
            // The same font in an older way.
            if key == "IBUIFont", keys.contains("IBUIFontDescription") {
                child.ignore()
                continue
            }
            guard let value = try values.resolve(child) else { continue }
            try set(key, value)
        }
        if draft.name == "segmentedControl" { try addSegments(of: object, to: draft, values) }
        fillIn(keys)
    }

    /// What the newer format says and the older one leaves out.
    private func fillIn(_ keys: Set<String>) {
        switch draft.name {
        case "label":
            if draft["adjustsFontSizeToFit"] == nil {
                draft["adjustsFontSizeToFit"] = keys.contains("IBUIMinimumFontSize") ? "YES" : "NO"
            }
            if draft["baselineAdjustment"] == nil { draft["baselineAdjustment"] = "alignBaselines" }
        case "switch" where draft["on"] == nil: draft["on"] = "NO"
        default: break
        }
    }

    private func set(_ key: String, _ value: NibElement) throws(NibError) {
        switch key {
        case "NSvFlags": return setFlags(value)
        case "NSFrame": return draft.addRect("frame", values.numbers(value))
        case "NSFrameSize": return draft.addRect("frame", [0, 0] + values.numbers(value))
        case "NSSubviews": return try addMembers(of: value, to: "subviews")
        case "IBUIMasterViewController", "IBUIDetailViewController":
            return try add(value, to: "viewControllers")
        case "IBUIAccessibilityConfiguration": return try addAccessibility(value)
        default: break
        }
        if ArchiveNames.sizes.contains(key) { return draft.addSize(ArchiveNames.property(key), values.numbers(value)) }
        // The lists of a segmented control come together.
        if draft.name == "segmentedControl", key.hasPrefix("IBSegment"), key != "IBSegmentControlStyle" { return }
        if draft.name == "button", let part = ArchiveNames.state(key) {
            return try set(part.property, value, on: draft.state(part.state))
        }
        if let choices = ArchiveNames.choices(key, in: draft.name), let index = values.integer(value) {
            let property = ArchiveNames.property(key)
            draft[ArchiveNames.renamed[property] ?? property] =
                choices.indices.contains(index) ? choices[index] : "\(index)"
            return
        }
        let property = ArchiveNames.property(key)
        try set(ArchiveNames.renamed[property] ?? property, value, on: draft)
    }

    /// Sets a property by the kind of its value.
    private func set(_ property: String, _ value: NibElement, on draft: ArchiveDraft) throws(NibError) {
        let type = value["class"] ?? ""
        switch value.name {
        case "array": try addMembers(of: value, to: property)
        case "object" where type == "NSColor": draft.add(try ArchiveColors.color(value, key: property, values))
        case "object" where type == "NSFont" || type == "IBUIFontDescription":
            draft.add(try ArchiveColors.font(value, values))
        case "object" where type == "NSCustomResource":
            draft[property] = try ArchiveColors.imageName(value, values)
        case "object" where type == "NSArray" || type == "NSMutableArray": try addMembers(of: value, to: property)
        case "object" where type == "NSMutableString" || type == "NSString":
            draft[property] = try values.value("NS.bytes", of: value).map { values.text($0) } ?? ""
        case "object" where type.hasPrefix("IBUI"):
            if let element = try reader.element(for: value, key: property, depth: depth + 1) { draft.add(element) }
        case "object": draft[property] = type
        case "dictionary": draft[property] = "dictionary"
        default: draft[property] = values.text(value)
        }
    }

    private func addMembers(of array: NibElement, to list: String) throws(NibError) {
        for member in try values.members(array) { try add(member, to: list) }
    }

    private func add(_ member: NibElement, to list: String) throws(NibError) {
        if let element = try reader.element(for: member, depth: depth + 1) { draft.add(element, to: list) }
    }

    /// How the view follows its superview's size, in the lowest bits, and whether it is hidden, in the sign.
    private func setFlags(_ value: NibElement) {
        guard let flags = values.integer(value) else { return }
        if flags < 0 { draft["hidden"] = "YES" }
        let mask = ArchiveDraft("autoresizingMask", key: "autoresizingMask", line: value.line)
        let names = [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ]
        for (bit, name) in names.enumerated() where flags & (1 << bit) != 0 { mask[name] = "YES" }
        draft.add(mask.element)
    }

    private func addAccessibility(_ object: NibElement) throws(NibError) {
        let part = ArchiveDraft("accessibility", key: "accessibilityConfiguration", line: object.line)
        for name in ["Label", "Hint", "Identifier"] {
            if let text = try values.value("IBUIAccessibility\(name)", of: object) {
                part[name.lowercased()] = values.text(text)
            }
        }
        if let bits = try values.value("IBUIAccessibilityTraits", of: object).flatMap({ values.integer($0) }) {
            let traits = ArchiveDraft("accessibilityTraits", key: "traits", line: object.line)
            for (bit, name) in ArchiveNames.traits.enumerated() where bits & (1 << bit) != 0 { traits[name] = "YES" }
            part.add(traits.element)
        }
        if let isElement = try values.value("IBUIIsAccessibilityElement", of: object) {
            let bool = ArchiveDraft("bool", key: "isElement", line: isElement.line)
            bool["value"] = values.text(isElement)
            part.add(bool.element)
        }
        draft.add(part.element)
    }
}
