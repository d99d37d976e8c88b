import Foundation

/// The value behind `CGPath`: what display lists keep.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    private(set) var start = CGPoint.zero
    private(set) var current = CGPoint.zero

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    /// Where the next segment begins; nil when the path has no point.
    var currentPoint: CGPoint? { elements.isEmpty ? nil : current }

    package mutating func move(to point: CGPoint) {
        // A move after a move replaces it: the first has drawn nothing.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
        start = point
        current = point
    }

    package mutating func line(to point: CGPoint) {
        begin(at: point)
        elements.append(.line(point))
        current = point
    }

    package mutating func quad(to point: CGPoint, control: CGPoint) {
        begin(at: control)
        elements.append(.quad(point, control: control))
        current = point
    }

    package mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        begin(at: control1)
        elements.append(.curve(control1, control2, point))
        current = point
    }

    package mutating func close() {
        if elements.isEmpty || elements.last == .close { return }
        elements.append(.close)
        current = start
    }

    /// A path cannot begin with a segment: it gets the point it would have needed.
    private mutating func begin(at point: CGPoint) {
        if elements.isEmpty {
            move(to: point)
        } else if elements.last == .close {
            elements.append(.move(start))
        }
    }

    package mutating func append(_ other: Path, transform: CGAffineTransform = .identity) {
        let added = transform.isIdentity ? other : other.applying(transform)
        elements.append(contentsOf: added.elements)
        if !added.isEmpty {
            start = added.start
            current = added.current
        }
    }

    package func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quad(let point, let control):
                .quad(point.applying(transform), control: control.applying(transform))
            case .curve(let one, let two, let point):
                .curve(one.applying(transform), two.applying(transform), point.applying(transform))
            case .close: .close
            }
        }
        path.start = start.applying(transform)
        path.current = current.applying(transform)
        return path
    }
}
