import Foundation

/// How often documents use elements and attributes of Interface Builder: counts over a corpus of public projects.
struct InterfaceBuilderUses {
    struct Element {
        let name: String
        let uses: Int
        let attributes: [(name: String, uses: Int)]
    }

    let elements: [Element]

    /// Reads the table beside this file: name, projects, uses, and attributes with their uses.
    init() throws {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("interface-builder.tsv")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
        elements = lines.filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 3, let uses = Int(fields[2]) else { return nil }
            let attributes = (fields.count > 3 ? fields[3] : "").split(separator: ",").compactMap { part in
                let words = part.split(separator: " ")
                return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
            }
            return Element(name: String(fields[0]), uses: uses, attributes: attributes)
        }
    }
}
