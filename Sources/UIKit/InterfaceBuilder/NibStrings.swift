import Foundation

/// A document's texts in another language: `"abc-12-xyz.text" = "…";`, by object and property.
@MainActor struct NibStrings {
    private let texts: [String: String]

    /// - Parameter file: The name that errors give.
    init(_ data: Data, file: String) throws(NibError) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let texts = list as? [String: String] else {
            throw NibError(file: file, line: nil, reason: "not a table of strings")
        }
        self.texts = texts
    }

    func apply(to root: NibElement) {
        var byObject: [String: [(property: String, text: String)]] = [:]
        for (key, text) in texts {
            guard let dot = key.firstIndex(of: ".") else { continue }
            byObject[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), text))
        }
        apply(byObject, root)
    }

    private func apply(_ texts: [String: [(property: String, text: String)]], _ element: NibElement) {
        if let id = element.attributeValue("id") {
            for (property, text) in texts[id] ?? [] { translate(element, property, text) }
        }
        for child in element.children { apply(texts, child) }
    }

    private func translate(_ element: NibElement, _ property: String, _ text: String) {
        if let state = Self.states[property] {
            let child = element.children.first { $0.name == "state" && $0.attributeValue("key") == state }
            child?.replace("title", text)
            return
        }
        // `segmentTitles[2]`
        if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
            let segments = element.children.first { $0.name == "segments" }?.children ?? []
            if segments.indices.contains(index) { segments[index].replace("title", text) }
            return
        }
        if property.hasPrefix("accessibility") {
            let name = property.dropFirst(13).lowercased()
            element.children.first { $0.attributeValue("key") == "accessibilityConfiguration" }?.replace(name, text)
            return
        }
        // `configuration.title`
        if let dot = property.firstIndex(of: ".") {
            let name = String(property[..<dot])
            element.children.first { $0.attributeValue("key") == name }?
                .replace(String(property[property.index(after: dot)...]), text)
            return
        }
        element.replace(property, text)
    }

    private static let states = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
        "disabledTitle": "disabled", "focusedTitle": "focused",
    ]
}
