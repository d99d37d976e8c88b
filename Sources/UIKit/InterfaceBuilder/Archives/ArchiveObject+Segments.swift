extension ArchiveObject {
    /// The segments of a control, whose titles, pictures and sizes are lists of their own.
    func addSegments(of object: NibElement, to draft: ArchiveDraft, _ values: ArchiveValues) throws(NibError) {
        func list(_ name: String) throws(NibError) -> [NibElement?] {
            try values.places(values.value("IBSegment\(name)", of: object))
        }
        let (titles, images) = (try list("Titles"), try list("Images"))
        let (widths, states, offsets) = (try list("Widths"), try list("EnabledStates"), try list("ContentOffsets"))
        for index in 0..<max(titles.count, images.count) {
            let segment = ArchiveDraft("segment", line: object.line)
            func value(_ list: [NibElement?]) -> NibElement? { list.indices.contains(index) ? list[index] : nil }
            if let title = value(titles) { segment["title"] = values.text(title) }
            if let image = value(images) { segment["image"] = try ArchiveColors.imageName(image, values) }
            if let width = value(widths).flatMap({ values.number($0) }), width > 0 { segment.set("width", width) }
            if let state = value(states) { segment["enabled"] = values.text(state) }
            if let offset = value(offsets) { segment.addSize("contentOffset", values.numbers(offset)) }
            draft.add(segment.element, to: "segments")
        }
    }
}
