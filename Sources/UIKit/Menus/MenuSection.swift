import Foundation

/// The entries of a menu as they are shown: sections with a gap between them.
@MainActor struct MenuSection {
    var title: String?
    var elements: [UIMenuElement]

    /// The sections of a menu: entries in a row, and each menu that stands inline.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        var sections: [MenuSection] = []
        var open = MenuSection(title: nil, elements: [])
        func close() {
            if !open.elements.isEmpty { sections.append(open) }
            open = MenuSection(title: nil, elements: [])
        }
        for child in menu.loadedChildren {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                close()
                var inner = Self.sections(of: inline)
                if !inner.isEmpty, !inline.storedTitle.isEmpty { inner[0].title = inline.storedTitle }
                sections += inner
            } else if !child.leafAttributes.contains(.hidden) {
                open.elements.append(child)
            }
        }
        close()
        return sections
    }

    /// Whether any entry has a checkmark or opens a menu, which moves all titles to the right.
    static func haveMarks(_ sections: [MenuSection]) -> Bool {
        sections.contains { section in
            section.elements.contains { $0.leafState.map { $0 != .off } ?? ($0 is UIMenu) }
        }
    }
}
