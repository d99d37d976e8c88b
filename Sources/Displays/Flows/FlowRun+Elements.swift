import DisplayProtocol
import Foundation

extension FlowRun {
    func visibleElements() throws -> [VisibleElement] {
        try target.tree().visibleElements(on: target.screenSize)
    }

    /// The element that a command means; the error says what is on the screen instead.
    func element(_ selector: ElementSelector, for command: String) throws -> VisibleElement {
        let elements = try visibleElements()
        let matches = selector.matches(in: elements)
        if let element = matches.choose(selector.index) { return element }
        let start = "\(command) \(selector): "
        if !matches.isEmpty { throw failure(start + "only \(matches.count) of that kind on the screen") }
        throw failure(start + "not on the screen; on the screen: \(elements.listing)")
    }

    func holds(_ condition: ScreenCondition) throws -> Bool {
        let element = condition.selector.matches(in: try visibleElements()).choose(condition.selector.index)
        return (element != nil) == condition.isVisible
    }

    /// Where a finger goes that a command sends to an element or a point, in points.
    func point(of selector: ElementSelector, for command: String) throws -> CGPoint {
        if let point = selector.point { return try location(of: point, for: command) }
        return try element(selector, for: command).center
    }

    /// A finger leaves the screen at its edges, which still count as on it.
    func location(of point: ScreenPoint, for command: String) throws -> CGPoint {
        let size = target.screenSize
        let location = point.point(on: size)
        guard (0...size.width).contains(location.x), (0...size.height).contains(location.y) else {
            throw failure(
                "\(command) \(point): outside the screen of \(size.width.short) × \(size.height.short) points")
        }
        return location
    }
}
