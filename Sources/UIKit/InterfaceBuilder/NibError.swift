import Foundation

/// What is wrong with an Interface Builder document, and where.
struct NibError: Error, Equatable, CustomStringConvertible {
    let file: String
    /// Counted from 1; nil when the whole file is meant.
    let line: Int?
    let reason: String

    var description: String { line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)" }
}
