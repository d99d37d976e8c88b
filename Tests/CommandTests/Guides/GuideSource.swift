import Foundation
import XCTest

/// A change to a guide's text that the guide itself asks for: in its prose, or by another listing.
///
/// What year a listing is from is no reason: it runs as it is printed.
struct GuideEdit {
    var find: String
    var replacement: String
    /// How often the text occurs.
    var count = 1
    var reason: String

    /// Replaces every occurrence, which must be as many as stated.
    func apply(to text: inout String) throws {
        let parts = text.components(separatedBy: find)
        guard parts.count - 1 == count else {
            throw Mismatch(description: "\"\(find)\" occurs \(parts.count - 1) times instead of \(count)")
        }
        text = parts.joined(separator: replacement)
    }

    struct Mismatch: Error, CustomStringConvertible { var description: String }
}

/// A source file of an app, joined from listings of a guide that show it piece by piece.
///
/// The first listing opens the type; what stands in the others comes into it in their order. Lines that are only an
/// ellipsis, where a guide leaves out what another listing shows, are left out, and so is what the others repeat around
/// their members: the type's first line and its last brace.
struct GuideSource {
    let name: String
    /// Indices of the guide's listings.
    let listings: [Int]
    /// What Xcode's template or the guide's words put before the listing, and the guide does not show.
    var opening = ""
    /// Members that the guide tells in words: outlets, of which it says only that one adds them.
    var members = ""
    var closing = ""
    var edits: [GuideEdit] = []

    /// The listings' own text, joined.
    func joined(from guide: GuideListings) throws -> String {
        let parts = try listings.map { index in
            try XCTUnwrap(guide.listings.indices.contains(index) ? guide.listings[index] : nil, "no listing \(index)")
        }
        var lines = parts[0]
        if parts.count > 1 {
            let end = try XCTUnwrap(lines.lastIndex(of: "}"), "listing \(listings[0]) is no type")
            lines.removeSubrange(end...)
            let first = try XCTUnwrap(lines.first { $0.hasPrefix("class ") })
            for part in parts.dropFirst() { lines += try Self.members(of: part, in: first) }
            lines.append("}")
        }
        return lines.filter { $0.trimmingCharacters(in: .whitespaces) != "..." }.map { $0 + "\n" }.joined()
    }

    private static func members(of listing: [String], in type: String) throws -> [String] {
        guard listing.first == type else { return listing }
        guard let end = listing.lastIndex(of: "}") else {
            throw GuideEdit.Mismatch(description: "a listing of '\(type)' has no end")
        }
        return Array(listing[1..<end])
    }

    /// The file as the command gets it.
    func text(from guide: GuideListings) throws -> String {
        var text = try joined(from: guide)
        for edit in edits { try edit.apply(to: &text) }
        if !members.isEmpty {
            let brace = try XCTUnwrap(text.range(of: " {\n"), "the type has no first line")
            text.insert(contentsOf: members, at: brace.upperBound)
        }
        return opening + text + closing
    }
}

/// An app made of a guide's listings.
struct GuideApp {
    /// The folder's name, which becomes the app's.
    let name: String
    /// A folder around it, for apps of one name.
    var folder = ""
    let guide: String
    let form: GuideListings.Form
    let sources: [GuideSource]
    /// Files that the guide does not give as code, of our own: what it shows in pictures or tells in words.
    var fixtures: [String: String] = [:]

    /// Writes the app to a folder that all tests share, so that it is compiled once.
    func install() throws -> String {
        let listings = try GuideListings(guide, form: form)
        let folder = CommandRunner.shared.appendingPathComponent("guides/\(folder)/\(name)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for source in sources {
            try Data(try source.text(from: listings).utf8).write(to: folder.appendingPathComponent(source.name))
        }
        for (name, text) in fixtures { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return folder.path
    }

    static let all = [helloWorld, dropDownMenu, writtenMenu, coderMenu, twoTabs, container, manualContainer]
}
