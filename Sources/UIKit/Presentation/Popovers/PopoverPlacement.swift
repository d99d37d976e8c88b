import Foundation

/// The frame of a popover's bubble and the tip of its arrow, in points of the container's coordinates.
struct PopoverPlacement: Equatable {
    static let standardSize = CGSize(width: 320, height: 480)
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13

    /// The bubble with its arrow.
    let frame: CGRect
    /// The bubble's body, in the bubble's own coordinates.
    let body: CGRect
    let direction: UIPopoverArrowDirection
    /// The arrow's tip, in the bubble's own coordinates.
    let tip: CGPoint

    /// - Parameters:
    ///   - content: The wanted size of the body.
    ///   - source: What the arrow points to.
    ///   - room: Where the bubble may be.
    init(
        content: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool
    ) {
        let tries = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        let wanted = tries.isEmpty ? [.up] : tries
        func area(_ direction: UIPopoverArrowDirection) -> CGRect { Self.space(beside: source, in: room, direction) }
        func fits(_ direction: UIPopoverArrowDirection) -> Bool {
            let space = area(direction)
            return space.width >= content.width && space.height >= content.height
        }
        func visible(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let space = area(direction)
            return min(max(space.width, 0), content.width) * min(max(space.height, 0), content.height)
        }
        let direction =
            wanted.first(where: fits) ?? wanted.max { visible($0) < visible($1) } ?? .up
        var space = area(direction)
        if !fits(direction), mayOverlap { space = room }
        let size = CGSize(
            width: min(content.width, max(space.width, 44)), height: min(content.height, max(space.height, 44)))
        var body = CGRect(origin: .zero, size: size)
        switch direction {
        case .left: body.origin = CGPoint(x: space.minX, y: source.midY - size.height / 2)
        case .right: body.origin = CGPoint(x: space.maxX - size.width, y: source.midY - size.height / 2)
        case .down: body.origin = CGPoint(x: source.midX - size.width / 2, y: space.maxY - size.height)
        default: body.origin = CGPoint(x: source.midX - size.width / 2, y: space.minY)
        }
        body.origin.x = min(max(body.minX, room.minX), max(room.maxX - size.width, room.minX)).rounded()
        body.origin.y = min(max(body.minY, room.minY), max(room.maxY - size.height, room.minY)).rounded()
        self.init(body: body, direction: direction, source: source)
    }

    private init(body: CGRect, direction: UIPopoverArrowDirection, source: CGRect) {
        let inset = Self.cornerRadius + Self.arrowBase / 2
        func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low + inset > high - inset ? (low + high) / 2 : min(max(value, low + inset), high - inset)
        }
        let height = Self.arrowHeight
        var (frame, tip) = (body, CGPoint.zero)
        switch direction {
        case .left:
            frame = CGRect(x: body.minX - height, y: body.minY, width: body.width + height, height: body.height)
            tip = CGPoint(x: frame.minX, y: along(source.midY, body.minY, body.maxY))
        case .right:
            frame.size.width += height
            tip = CGPoint(x: frame.maxX, y: along(source.midY, body.minY, body.maxY))
        case .down:
            frame.size.height += height
            tip = CGPoint(x: along(source.midX, body.minX, body.maxX), y: frame.maxY)
        default:
            frame = CGRect(x: body.minX, y: body.minY - height, width: body.width, height: body.height + height)
            tip = CGPoint(x: along(source.midX, body.minX, body.maxX), y: frame.minY)
        }
        self.frame = frame
        self.direction = direction
        self.body = body.offsetBy(dx: -frame.minX, dy: -frame.minY)
        self.tip = CGPoint(x: tip.x - frame.minX, y: tip.y - frame.minY)
    }

    /// The room for a body on one side of the source, with the arrow's height left free.
    private static func space(
        beside source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection
    ) -> CGRect {
        var space = room
        switch direction {
        case .left:
            let edge = min(max(source.maxX + arrowHeight, room.minX + arrowHeight), room.maxX)
            (space.origin.x, space.size.width) = (edge, room.maxX - edge)
        case .right:
            let edge = max(min(source.minX - arrowHeight, room.maxX - arrowHeight), room.minX)
            space.size.width = edge - room.minX
        case .down:
            let edge = max(min(source.minY - arrowHeight, room.maxY - arrowHeight), room.minY)
            space.size.height = edge - room.minY
        default:
            let edge = min(max(source.maxY + arrowHeight, room.minY + arrowHeight), room.maxY)
            (space.origin.y, space.size.height) = (edge, room.maxY - edge)
        }
        return space
    }
}
