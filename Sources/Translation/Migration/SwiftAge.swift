/// The version of Swift that sources are written in, as far as it makes a difference to how they are read.
enum SwiftAge: Int, Comparable, CaseIterable {
    /// Swift 1 and 2, before the great renaming.
    case two = 2
    case three
    /// Swift 4.0 and 4.1.
    case four
    /// Swift 4.2 and newer: nothing has changed its name since.
    case current

    static func < (one: SwiftAge, other: SwiftAge) -> Bool { one.rawValue < other.rawValue }

    /// The age that a project's `SWIFT_VERSION` says, nil where that is no version.
    init?(setting: String) {
        let parts = setting.split(separator: ".").map { Int($0) }
        guard case let major?? = parts.first else { return nil }
        switch major {
        case ..<3: self = .two
        case 3: self = .three
        case 4: self = (parts.dropFirst().first.flatMap { $0 } ?? 0) >= 2 ? .current : .four
        default: self = .current
        }
    }
}
