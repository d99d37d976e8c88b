import Foundation

/// A direction through a text, either in the order of its characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The direction's number.
    public var rawValue: Int
    /// Makes a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a direction from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// A direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction leads to the beginning of the text: back, left and up.
    var isBackward: Bool {
        self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
    }
}

/// The units that a text consists of.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// An object that finds the units of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The range of the unit that a position is in or, at a boundary, of the unit in a direction; nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a position is at the boundary of a unit in a direction: at an end, forwards, or at a beginning, backwards.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The position of the next boundary in a direction; nil where there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is within a unit or, at a boundary, beside one in a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
