internal import SwiftSyntax

/// A part of a file that can be left out while the rest keeps its meaning, or says that it has lost it.
struct OmissiblePart {
    var kind: Omission.Kind
    var name: String
    var protocolName: String?
    var isOverride = false
    var range: Range<Int>
    /// How many of a closure's arguments it names by their numbers.
    var argumentCount = 0
    /// An outlet that documents of Interface Builder connect all the same, as it is declared without its type.
    var outlet: String?

    /// What stands in its place: nothing that has another meaning, with the line breaks of what was there.
    ///
    /// - Parameters:
    ///   - bytes: The file's.
    ///   - reason: Why the part is left out, and where.
    func replacement(in bytes: [UInt8], because reason: String) -> String {
        let bytes = bytes[range]
        switch kind {
        case .body:
            return Edits.fill(bytes, prefix: " \(Self.stop("\(name) is left out: \(reason)"))", suffix: " ")
        case .closure:
            let arguments = (0..<argumentCount).map { "$\($0)" }.joined(separator: ", ")
            // A closure that does not say how many arguments it has must name them.
            let head = argumentCount > 0 ? " _ = (\(arguments));" : ""
            return Edits.fill(
                bytes, prefix: "\(head) \(Self.stop("a closure of \(name) is left out: \(reason)"))", suffix: " ")
        case .test:
            return Edits.fill(bytes, prefix: " XCTFail(\(Self.literal("left out: \(reason)")))", suffix: " ")
        case .value:
            return Edits.fill(
                bytes, prefix: "{ \(Self.stop("the value of \(name) is left out: \(reason)"))", suffix: " }()")
        case .conformance:
            // The protocol that everything conforms to keeps the list a list.
            return Edits.fill(bytes, prefix: "Any")
        case .import:
            // Apple's frameworks bring UIKit's names along, and libraries do; the rest of the file needs them.
            return Edits.fill(bytes, prefix: "import UIKit")
        case .declaration, .type, .extension, .file:
            return Edits.fill(bytes, prefix: outlet ?? "")
        }
    }

    private static func stop(_ message: String) -> String { "Swift.fatalError(\(literal(message)))" }

    private static func literal(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if character == "\\" || character == "\"" { result.append("\\") }
            result.append(character.isNewline ? " " : String(character))
        }
        return "\"\(escaped)\""
    }
}
