import Foundation

/// A paragraph of a page that is shown as text.
package struct PageParagraph: Hashable, Sendable {
    /// What a paragraph is in its document.
    package enum Kind: Hashable, Sendable {
        case plain
        /// From 1, the largest, to 6.
        case heading(Int)
        case item, preformatted
        /// A word of the engine's own.
        case note
    }

    /// A piece of text in one style.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var isBold = false
        package var isItalic = false
        package var link: URL?

        package init(_ text: String, isBold: Bool = false, isItalic: Bool = false, link: URL? = nil) {
            self.text = text
            self.isBold = isBold
            self.isItalic = isItalic
            self.link = link
        }
    }

    package var kind: Kind
    package var runs: [Run]

    package init(_ kind: Kind = .plain, _ runs: [Run]) {
        self.kind = kind
        self.runs = runs
    }

    package var text: String { runs.map(\.text).joined() }
}
