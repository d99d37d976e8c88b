import CoreGraphics
import Foundation

/// The list of commands over the window, and which one is chosen.
struct CommandMenu: Equatable {
    struct Item: Equatable {
        var command: WindowCommand
        var title: String
        var isEnabled = true
    }

    /// What the menu is about, above the commands.
    let heading: String
    let groups: [[Item]]
    private(set) var selection: WindowCommand?
    /// The window's size in points of the desktop.
    private let room: CGSize
    /// The top left corner of the panel, in points.
    private let origin: CGPoint
    private let columns: [[[Item]]]
    /// Below 1 where the window is too small for the list.
    private let scale: CGFloat

    private static let rowHeight: CGFloat = 25
    private static let gap: CGFloat = 9
    private static let headingHeight: CGFloat = 28
    private static let padding: CGFloat = 6
    private static let columnWidth: CGFloat = 264

    /// - Parameters:
    ///   - room: The window's size in points of the desktop.
    ///   - place: Where a pointer asked for it, in the same points; nil puts it in the middle.
    init(heading: String, groups: [[Item]], in room: CGSize, at place: CGPoint? = nil) {
        self.heading = heading
        self.groups = groups
        self.room = room
        let full = Self.height(of: groups) + Self.headingHeight
        columns = full + 12 > room.height && room.width > room.height ? Self.halves(groups) : [groups]
        let height = columns.map(Self.height).max()! + Self.headingHeight
        let width = Self.columnWidth * CGFloat(columns.count)
        scale = min(1, (room.width - 8) / width, (room.height - 8) / height)
        let size = CGSize(width: width * scale, height: height * scale)
        let corner =
            place ?? CGPoint(x: (room.width - size.width) / 2, y: max(4, (room.height - size.height) / 2))
        origin = CGPoint(
            x: min(max(4, corner.x), max(4, room.width - size.width - 4)),
            y: min(max(4, corner.y), max(4, room.height - size.height - 4)))
    }

    private static func height(of groups: [[Item]]) -> CGFloat {
        CGFloat(groups.joined().count) * rowHeight + CGFloat(groups.count - 1) * gap + 2 * padding
    }

    private static func halves(_ groups: [[Item]]) -> [[[Item]]] {
        let cut = groups.indices.dropFirst().min {
            abs(height(of: Array(groups[..<$0])) - height(of: Array(groups[$0...])))
                < abs(height(of: Array(groups[..<$1])) - height(of: Array(groups[$1...])))
        }
        guard let cut else { return [groups] }
        return [Array(groups[..<cut]), Array(groups[cut...])]
    }

    /// The panel in points of the desktop.
    var frame: CGRect {
        CGRect(
            x: origin.x, y: origin.y, width: Self.columnWidth * CGFloat(columns.count) * scale,
            height: (columns.map(Self.height).max()! + Self.headingHeight) * scale)
    }

    /// The items with their places in the panel's own points, before it is made smaller, and the lines between groups.
    private var rows: (items: [(Item, CGRect)], lines: [CGRect]) {
        var items: [(Item, CGRect)] = []
        var lines: [CGRect] = []
        for (index, column) in columns.enumerated() {
            let x = CGFloat(index) * Self.columnWidth
            var y = Self.padding + Self.headingHeight
            for (number, group) in column.enumerated() {
                if number > 0 {
                    lines.append(CGRect(x: x + 12, y: y + Self.gap / 2, width: Self.columnWidth - 24, height: 1))
                    y += Self.gap
                }
                for item in group {
                    items.append((item, CGRect(x: x + 6, y: y, width: Self.columnWidth - 12, height: Self.rowHeight)))
                    y += Self.rowHeight
                }
            }
        }
        return (items, lines)
    }

    /// The command at a place in points of the desktop; nil between them and outside.
    func command(at point: CGPoint) -> WindowCommand? {
        let inside = CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
        return rows.items.first { $0.0.isEnabled && $0.1.contains(inside) }?.0.command
    }

    mutating func select(_ command: WindowCommand?) { selection = command }

    /// Moves the choice up or down, around the ends.
    mutating func move(by step: Int) {
        let choices = groups.joined().filter(\.isEnabled).map(\.command)
        guard !choices.isEmpty else { return }
        guard let selection, let index = choices.firstIndex(of: selection) else {
            selection = step > 0 ? choices.first : choices.last
            return
        }
        self.selection = choices[(index + step + choices.count) % choices.count]
    }

    /// The menu in points of the desktop.
    func draw(in context: CGContext, theme: OverlayTheme, unit: Double) {
        context.saveGState()
        context.translateBy(x: origin.x, y: origin.y)
        context.scaleBy(x: scale, y: scale)
        let size = CGSize(width: frame.width / scale, height: frame.height / scale)
        context.drawPanel(CGRect(origin: .zero, size: size), theme: theme)
        let title = OverlayText(size: 12, weight: .semibold, lineLimit: 1, truncation: .byTruncatingMiddle)
            .layout(heading, width: size.width - 32, unit: unit)
        context.draw(title, at: CGPoint(x: 16, y: 13), color: theme.secondaryText)
        let (items, lines) = rows
        context.setFillColor(theme.line)
        for line in lines { context.fill(line) }
        for (item, area) in items {
            let isSelected = item.command == selection
            if isSelected {
                context.setFillColor(theme.accent)
                context.fill(RoundedRect(area, radius: 6, isContinuous: true))
            }
            let title = OverlayText(lineLimit: 1).layout(item.title, width: area.width - 110, unit: unit)
            let key = OverlayText(size: 12).layout(item.command.keyText, unit: unit)
            let y = (area.midY - title.size.height / 2).rounded()
            let color = isSelected ? theme.onAccent : item.isEnabled ? theme.text : theme.secondaryText
            context.draw(title, at: CGPoint(x: area.minX + 10, y: y), color: color)
            context.draw(
                key, at: CGPoint(x: area.maxX - 10 - key.size.width, y: y + title.firstBaseline - key.firstBaseline),
                color: isSelected ? theme.onAccent : theme.secondaryText)
        }
        context.restoreGState()
    }
}

extension CGContext {
    /// A panel that lies over the screen: its shadow, its face and its edge.
    func drawPanel(_ rect: CGRect, theme: OverlayTheme, radius: CGFloat = 12) {
        saveGState()
        setShadow(offset: CGSize(width: 0, height: 6), blur: 22, color: CGColor(gray: 0, alpha: 0.3))
        setFillColor(theme.panel)
        fill(RoundedRect(rect, radius: radius, isContinuous: true))
        restoreGState()
        let outline = CGMutablePath()
        outline.update { $0.addContinuousRoundedRect(in: rect.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5) }
        addPath(outline)
        setStrokeColor(theme.panelEdge)
        setLineWidth(1)
        strokePath()
    }
}
