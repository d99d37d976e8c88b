import Foundation

/// The smallest parts of a format; what stands for an argument is the argument already.
enum FormatToken {
    case word(String)
    /// A key that must not be taken for a word: with `#` before it.
    case key(String)
    /// A collection's operator, with its `@`.
    case collectionOperator(String)
    case number(NSNumber)
    case text(String)
    case argument(Any?)
    case keyPath(String)
    case variable(String)
    case sign(String)
    case end
}

/// Why a format cannot be read.
enum FormatError: Error {
    case unreadable
    case tooFewArguments
}
