import UIKit

/// What a finger of a test touches: something that can be read or named, a view, or a point.
///
/// A string literal stands for a text: `screen.tap("Menu")`.
public struct TouchTarget: ExpressibleByStringLiteral {
    enum Kind {
        case element(text: String?, id: String?, index: Int?)
        case view(UIView, CGPoint?)
        case point(CGPoint)
    }

    let kind: Kind

    /// Makes a target of the text that an element shows or is labelled with.
    public init(stringLiteral text: String) { kind = .element(text: text, id: nil, index: nil) }

    private init(_ kind: Kind) { self.kind = kind }

    /// The view with an accessibility label, text, title or placeholder, by the rules of flows: the very text, or a regular
    /// expression that matches all of it, whatever the case of letters.
    ///
    /// - Parameter index: Which one of several, top to bottom and left to right, counted from 0; without
    ///   one it is the first that can be tapped, or else the first.
    public static func text(_ text: String, index: Int? = nil) -> TouchTarget {
        TouchTarget(.element(text: text, id: nil, index: index))
    }

    /// The view with an accessibility identifier, by the same rules.
    public static func id(_ identifier: String, index: Int? = nil) -> TouchTarget {
        TouchTarget(.element(text: nil, id: identifier, index: index))
    }

    /// The middle of what can be seen of a view.
    public static func view(_ view: UIView) -> TouchTarget { TouchTarget(.view(view, nil)) }

    /// A point in a view's coordinates.
    public static func point(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> TouchTarget {
        TouchTarget(.view(view, CGPoint(x: x, y: y)))
    }

    /// A point of the screen, from its top left corner.
    public static func point(_ x: CGFloat, _ y: CGFloat) -> TouchTarget { TouchTarget(.point(CGPoint(x: x, y: y))) }
}

extension TouchTarget {
    /// The target as a message shows it.
    @MainActor var text: String {
        switch kind {
        case .element(let text, let id, let index):
            var parts: [String] = []
            if let text { parts.append("\"\(text)\"") }
            if let id { parts.append("id \(id)") }
            if let index, index > 0 { parts.append("index \(index)") }
            return parts.joined(separator: " ")
        case .view(let view, nil): return view.nameInMessages
        case .view(let view, let point?): return "\(point.shortText) in \(view.nameInMessages)"
        case .point(let point): return "point \(point.shortText)"
        }
    }
}

extension CGPoint {
    var shortText: String { "\(Double(x).shortText),\(Double(y).shortText)" }
}
