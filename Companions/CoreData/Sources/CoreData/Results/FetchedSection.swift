import Foundation

/// A section of fetched results as the controller keeps it.
final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var list: [NSManagedObject] = []

    init(name: String) { self.name = name }

    var indexTitle: String? { Self.indexTitle(name) }
    var numberOfObjects: Int { list.count }
    var objects: [Any]? { list }

    static func indexTitle(_ name: String) -> String? { name.isEmpty ? nil : name.prefix(1).uppercased() }

    /// Objects in the sections of the values at a key path, in the order in which they come.
    static func sections(of objects: [NSManagedObject], by keyPath: String?) -> [FetchedSection] {
        guard let keyPath else {
            let section = FetchedSection(name: "")
            section.list = objects
            return [section]
        }
        var sections: [FetchedSection] = []
        for object in objects {
            let name = text(object.value(forKeyPath: keyPath))
            if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            sections[sections.count - 1].list.append(object)
        }
        return sections
    }

    private static func text(_ value: Any?) -> String {
        switch value {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        case nil: ""
        }
    }
}
