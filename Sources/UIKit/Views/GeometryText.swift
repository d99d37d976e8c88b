import CoreGraphics
import Foundation

/// Geometry as text, in the form `{{x, y}, {width, height}}`, and back.
enum GeometryText {
    /// The numbers of a text, whatever stands between them.
    static func numbers(_ text: String) -> [CGFloat] {
        text.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    }

    /// A number as text, without a fraction that is zero.
    static func text(_ number: CGFloat) -> String {
        let whole = number.rounded()
        return whole == number && abs(whole) < 1e15 ? String(Int(whole)) : "\(Double(number))"
    }

    static func text(_ numbers: CGFloat...) -> String { "{" + numbers.map { text($0) }.joined(separator: ", ") + "}" }

    /// As many numbers as are asked for; zeros for a text that has another number of them.
    static func numbers(_ text: String, count: Int) -> [CGFloat] {
        let found = numbers(text)
        return found.count == count ? found : Array(repeating: 0, count: count)
    }
}

extension NSCoder {
    /// A point as text.
    public class func string(for point: CGPoint) -> String { GeometryText.text(point.x, point.y) }
    /// A size as text.
    public class func string(for size: CGSize) -> String { GeometryText.text(size.width, size.height) }
    /// A rectangle as text.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// A vector as text.
    public class func string(for vector: CGVector) -> String { GeometryText.text(vector.dx, vector.dy) }
    /// A transform as text.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map { GeometryText.text($0) }.joined(separator: ", ") + "]"
    }
    /// Insets as text, in the order of top, left, bottom and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text(insets.top, insets.left, insets.bottom, insets.right)
    }
    /// A distance as text.
    public class func string(for offset: UIOffset) -> String { GeometryText.text(offset.horizontal, offset.vertical) }

    /// The point of a text; zero where the text is none.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = GeometryText.numbers(string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// The size of a text; zero where the text is none.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = GeometryText.numbers(string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// The rectangle of a text; zero where the text is none.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = GeometryText.numbers(string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The vector of a text; zero where the text is none.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = GeometryText.numbers(string, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// The insets of a text; zero where the text is none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = GeometryText.numbers(string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// The distance of a text; zero where the text is none.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = GeometryText.numbers(string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
}
