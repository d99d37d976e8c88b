import Foundation

extension UIImage {
    /// What a control is called that shows the picture and nothing else, after the name that it was made by.
    var spokenName: String? {
        if let name = traits.symbol?.name { return Self.meanings[Self.subject(of: name)] ?? Self.words(of: name) }
        return traits.asset.map { Self.words(of: $0.name) }
    }

    /// `ellipsis.circle.fill` is an ellipsis in another look.
    private static func subject(of name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, looks.contains(last) { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    private static let looks: Set<Substring> = ["fill", "circle", "square"]

    /// What symbols stand for whose names say only what they look like, as the bar buttons of the system are called.
    // Choice (accessibility): the names of symbols without a system button.
    private static let meanings = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "magnifyingglass": "Search",
        "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "square.and.pencil": "Compose",
        "square.and.arrow.up": "Share", "chevron.left": "Back", "chevron.right": "Forward",
        "chevron.backward": "Back", "chevron.forward": "Forward", "pencil": "Edit", "arrow.clockwise": "Refresh",
        "arrowshape.turn.up.left": "Reply", "folder": "Organize", "book": "Bookmarks", "play": "Play",
        "pause": "Pause", "backward": "Rewind", "forward": "Fast forward", "camera": "Camera",
    ]

    /// `star.circle.fill` is a star: the rest says how it is drawn.
    private static func words(of name: String) -> String {
        let all = name.split { ".-_/ ".contains($0) }
        let words = all.first.map { [$0] + all.dropFirst().filter { !looks.contains($0) } } ?? []
        return words.joined(separator: " ")
    }
}
