import Foundation
import XCTest

/// The documents that the project exists for. They lie beside the repository and are no part of it.
enum GuideFolder {
    /// The text of a guide; without the folder the test is skipped.
    static func text(of guide: String) throws -> String {
        let file = try folder().appendingPathComponent(guide)
        return try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "\r\n", with: "\n")
    }

    private static func folder() throws -> URL {
        // A folder that somebody named has to be there; the one beside the repository need not.
        if let path = ProcessInfo.processInfo.environment["MATRYOSHKA_GUIDES"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("shared/guides", isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw XCTSkip(
                "\(folder.path) is not there, so the guides' listings are not tested; MATRYOSHKA_GUIDES names another")
        }
        return folder
    }
}

/// A guide's Swift listings, in their order.
struct GuideListings {
    /// How a guide sets its listings apart from its prose.
    enum Form {
        /// Markdown's fences with the language's name; the fence's own indentation is not the listing's.
        case fenced
        /// Plain text: from a type or its attribute at the start of a line to the brace that stands alone there.
        case unfenced
    }

    private(set) var listings: [[String]] = []

    init(_ guide: String, form: Form) throws {
        let lines = try GuideFolder.text(of: guide).components(separatedBy: "\n")
        switch form {
        case .fenced: cutFenced(lines)
        case .unfenced: cutUnfenced(lines)
        }
    }

    private mutating func cutFenced(_ lines: [String]) {
        var open: (isSwift: Bool, indentation: Int, lines: [String])?
        for line in lines {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if let block = open {
                if trimmed == "```" {
                    if block.isSwift { listings.append(block.lines) }
                    open = nil
                } else {
                    let indentation = line.prefix(block.indentation).prefix { $0 == " " }.count
                    open?.lines.append(String(line.dropFirst(indentation)))
                }
            } else if trimmed.hasPrefix("```") {
                let language = trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
                open = (language == "swift", line.prefix { $0 == " " }.count, [])
            }
        }
    }

    private mutating func cutUnfenced(_ lines: [String]) {
        var open: [String]?
        for line in lines {
            if open == nil, line.hasPrefix("class ") || line.hasPrefix("@UIApplicationMain") { open = [] }
            open?.append(line)
            if line == "}", let block = open {
                listings.append(block)
                open = nil
            }
        }
    }
}
