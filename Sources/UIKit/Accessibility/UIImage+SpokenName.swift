import Foundation

extension UIImage {
    /// What a control is called that shows the picture and nothing else, after the name that it was made by.
    var spokenName: String? {
        if let symbol = traits.symbol { return Self.meanings[symbol.name] ?? Self.words(of: symbol.name) }
        return traits.asset.map { Self.words(of: $0.name) }
    }

    /// What symbols stand for whose names say only what they look like.
    private static let meanings = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "magnifyingglass": "Search",
        "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "square.and.pencil": "Compose",
        "square.and.arrow.up": "Share", "chevron.left": "Back", "chevron.right": "Forward",
    ]

    /// `star.circle.fill` is a star: the rest says how it is drawn.
    private static func words(of name: String) -> String {
        let looks: Set<Substring> = ["fill", "circle", "square"]
        let all = name.split { ".-_/ ".contains($0) }
        let words = all.first.map { [$0] + all.dropFirst().filter { !looks.contains($0) } } ?? []
        return words.joined(separator: " ")
    }
}
