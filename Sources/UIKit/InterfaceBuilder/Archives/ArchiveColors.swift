/// The colours, fonts and pictures of an archive.
@MainActor enum ArchiveColors {
    static func color(_ object: NibElement, key: String, _ values: ArchiveValues) throws(NibError) -> NibElement {
        let draft = ArchiveDraft("color", key: key, line: object.line)
        if let path = try values.value("IBUIColorCocoaTouchKeyPath", of: object) {
            draft["cocoaTouchSystemColor"] = values.text(path)
        }
        var source = object
        // A catalog's colour has its components in another colour.
        if let inner = try values.value("NSColor", of: object) { source = inner }
        try values.value("NSColorSpace", of: source)?.ignore()
        try values.value("NSCustomColorSpace", of: source)?.ignore()
        let models = [
            ("NSWhite", ["white", "alpha"]), ("NSRGB", ["red", "green", "blue", "alpha"]),
            ("NSCMYK", ["cyan", "magenta", "yellow", "black", "alpha"]),
        ]
        for (name, components) in models {
            guard let bytes = try values.value(name, of: source) else { continue }
            draft["colorSpace"] = "custom"
            draft["alpha"] = "1"
            for (component, number) in zip(components, values.components(bytes)) { draft.set(component, number) }
        }
        return draft.element
    }

    /// Of the two ways of naming a font, the description is the later one.
    static func font(_ object: NibElement, _ values: ArchiveValues) throws(NibError) -> NibElement {
        let draft = ArchiveDraft("fontDescription", key: "fontDescription", line: object.line)
        if let name = try values.value("NSName", of: object) {
            let name = values.text(name)
            draft["name"] = name
            draft["family"] = name.split(separator: "-").first.map(String.init) ?? name
            if let size = try values.value("NSSize", of: object).flatMap({ values.number($0) }) {
                draft.set("pointSize", size)
            }
            try values.value("NSfFlags", of: object)?.ignore()
            return draft.element
        }
        if let size = try values.value("pointSize", of: object).flatMap({ values.number($0) }) {
            draft.set("pointSize", size)
        }
        for key in ["name", "family"] {
            if let text = try values.value(key, of: object) { draft[key] = values.text(text) }
        }
        let types = ["system", "boldSystem", "italicSystem"]
        if let type = try values.value("type", of: object).flatMap({ values.integer($0) }),
            types.indices.contains(type - 1)
        {
            draft["type"] = types[type - 1]
        }
        try values.value("traits", of: object)?.ignore()
        return draft.element
    }

    /// The name of a picture's file.
    static func imageName(_ object: NibElement, _ values: ArchiveValues) throws(NibError) -> String? {
        try values.value("NSClassName", of: object)?.ignore()
        return try values.value("NSResourceName", of: object).map { values.text($0) }
    }
}
