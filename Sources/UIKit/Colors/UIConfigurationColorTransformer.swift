import Foundation

/// A closure that makes a colour of another one, for a state.
///
/// Copies of one transformer are equal, and two that were made apart are not: closures cannot be compared.
public struct UIConfigurationColorTransformer: Equatable {
    private let box: TransformBox<UIColor>

    /// The closure that returns the colour for a colour.
    public var transform: (UIColor) -> UIColor { box.transform }

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { box = TransformBox(transform) }

    /// Returns the colour for a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// The transformer that takes a colour's hue away.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            let color = color.cgColor.rgba
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: CGFloat(gray), alpha: CGFloat(color.alpha))
        }
    }

}

/// A closure as an object, so that its copies can be told from others.
final class TransformBox<Value>: Equatable {
    let transform: (Value) -> Value

    init(_ transform: @escaping (Value) -> Value) { self.transform = transform }

    static func == (one: TransformBox, other: TransformBox) -> Bool { one === other }
}
