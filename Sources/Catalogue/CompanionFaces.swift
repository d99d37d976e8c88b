internal import Foundation
import Synchronization

/// What the faces of companions declare, each read when it is first asked about.
final class CompanionFaces: Sendable {
    /// What one companion's face declares.
    struct Face {
        /// Its classes and protocols.
        var declarations = DeclarationIndex()
        /// The names at the top of its files, for apps to use.
        var names: Set<String> = []
    }

    private let faces = Mutex<[String: Face]>([:])

    func face(of companion: Companion) -> Face {
        faces.withLock { faces in
            if let known = faces[companion.module] { return known }
            let face = Face(of: companion)
            faces[companion.module] = face
            return face
        }
    }
}

extension CompanionFaces.Face {
    fileprivate init(of companion: Companion) {
        for file in companion.faceFiles {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            declarations.add(source: text)
            names.formUnion(text.split(whereSeparator: \.isNewline).compactMap(Self.declaredName))
        }
    }

    private static func declaredName(in line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && !"_@".contains($0) }
        // What is indented is a member.
        guard line.first?.isWhitespace == false, words.contains("public") || words.contains("open"),
            let keyword = words.firstIndex(where: keywords.contains)
        else { return nil }
        return words[(keyword + 1)...].first.map(String.init)
    }

    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
    ]
}
