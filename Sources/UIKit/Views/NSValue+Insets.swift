import Foundation

/// Insets and offsets in an `NSValue`.
extension NSValue {
    /// Makes a value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(plain: insets) }
    /// Makes a value that holds insets by the direction of writing.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(plain: insets)
    }
    /// Makes a value that holds an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(plain: insets) }

    /// The insets in the value, which has to hold some.
    public var uiEdgeInsetsValue: UIEdgeInsets { plain() }
    /// The insets by the direction of writing in the value, which has to hold some.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { plain() }
    /// The offset in the value, which has to hold one.
    public var uiOffsetValue: UIOffset { plain() }
}

extension UIEdgeInsets: __PlainGeometry {
    /// Four numbers.
    public static var __shape: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: __PlainGeometry {
    /// Four words, apart from the numbers of `UIEdgeInsets`.
    public static var __shape: String { "[4q]" }
}

extension UIOffset: __PlainGeometry {
    /// Two words, apart from the numbers of `CGVector`.
    public static var __shape: String { "[2q]" }
}
