import Foundation

/// What was drawn, as values: replayed by `DisplayListRenderer`, compared to find what changed.
///
/// A list's space has its y axis pointing down.
package struct DisplayList: Sendable, Equatable {
    /// In the order of drawing.
    package private(set) var commands: [DisplayCommand] = []
    /// Around everything drawn, in the list's space; null when nothing is.
    package private(set) var bounds = CGRect.null

    package init() {}

    package var isEmpty: Bool { commands.isEmpty }

    package mutating func append(_ command: DisplayCommand) {
        commands.append(command)
        bounds = bounds.union(command.bounds)
    }

    package mutating func removeAll() { self = DisplayList() }

    /// Where a redraw is needed after `old` became this list, in the list's space; null when nowhere.
    ///
    /// Lists mostly change in the middle or in place: equal ends are left out, and when as many commands are left on
    /// both sides, they are compared one by one.
    package func damage(since old: DisplayList) -> CGRect {
        var (before, after) = (old.commands[...], commands[...])
        while let one = before.first, let two = after.first, one == two {
            before.removeFirst()
            after.removeFirst()
        }
        while let one = before.last, let two = after.last, one == two {
            before.removeLast()
            after.removeLast()
        }
        var damage = CGRect.null
        if before.count == after.count {
            for (one, two) in zip(before, after) where one != two {
                damage = damage.union(one.bounds).union(two.bounds)
            }
        } else {
            for command in before { damage = damage.union(command.bounds) }
            for command in after { damage = damage.union(command.bounds) }
        }
        return damage
    }
}

/// One thing drawn, with everything that decides its pixels.
package struct DisplayCommand: Sendable, Equatable {
    package enum Operation: Sendable, Equatable {
        case fillRect(CGRect, RGBA)
        case fillRounded(RoundedRect, RGBA)
        case fill(Path, CGPathFillRule, RGBA)
        case stroke(Path, StrokeStyle, RGBA)
        /// The image stretched over the rectangle, upright in a space with y down.
        case image(CGImage, CGRect, CGInterpolationQuality)
        case linearGradient(CGGradient, CGPoint, CGPoint, CGGradientDrawingOptions)
        case radialGradient(CGGradient, Circle, Circle, CGGradientDrawingOptions)
        /// Makes a rectangle transparent.
        case clear(CGRect)
        /// Draws all of a list, then the result as one picture; the list's space is the outer list's.
        case group(DisplayList)
        /// Draws a list in a space of its own.
        case tile(Tile)
        /// Draws a mix of two lists, in a space of their own.
        case crossFade(CrossFade)
        case external(ExternalDrawing)
        /// Replaces what is drawn below a rectangle by a blurred copy.
        case backdrop(CGRect, Backdrop)
    }

    package var operation: Operation
    /// From the operation's space to the list's.
    package var transform: CGAffineTransform
    package var clip: Clip?
    package var alpha: CGFloat
    package var blendMode: CGBlendMode
    package var shadow: Shadow?
    package var antialiases: Bool
    /// Around every pixel that the command can change, in the list's space, antialiasing left out.
    package private(set) var bounds: CGRect

    package init(
        _ operation: Operation, transform: CGAffineTransform = .identity, clip: Clip? = nil, alpha: CGFloat = 1,
        blendMode: CGBlendMode = .normal, shadow: Shadow? = nil, antialiases: Bool = true
    ) {
        self.operation = operation
        self.transform = transform
        self.clip = clip
        self.alpha = alpha
        self.blendMode = blendMode
        self.shadow = shadow
        self.antialiases = antialiases
        var area = operation.extent(transform)
        if let shadow { area = area.union(shadow.extent(of: area)) }
        bounds = clip.map { area.intersection($0.bounds) } ?? area
    }
}

/// How a line is drawn, in the units of user space.
package struct StrokeStyle: Sendable, Hashable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    /// Lengths of dashes and gaps in turn; empty for an unbroken line.
    package var dashes: [CGFloat] = []

    package init() {}

    /// How far ink can be from the path.
    var reach: CGFloat {
        let half = abs(width) / 2
        switch (join, cap) {
        case (.miter, _): return half * max(miterLimit, 1.4142135623730951)
        case (_, .square): return half * 1.4142135623730951
        default: return half
        }
    }
}

package struct Circle: Sendable, Hashable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }
}

/// A blurred copy below what is drawn; lengths are in the list's space and do not follow the transform.
package struct Shadow: Sendable, Hashable {
    package var offset: CGSize
    /// The standard deviation of the blur.
    package var deviation: CGFloat
    package var color: RGBA
    /// Whether only the shadow is drawn, and not what casts it.
    package var hidesCaster: Bool

    package init(offset: CGSize, deviation: CGFloat, color: RGBA, hidesCaster: Bool = false) {
        self.offset = offset
        self.deviation = deviation
        self.color = color
        self.hidesCaster = hidesCaster
    }

    /// Where the shadow of something in `area` falls.
    package func extent(of area: CGRect) -> CGRect {
        if area.isNull || area.isInfinite { return area }
        let reach = deviation * 3
        return area.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}

/// A drawable at a point of user space.
package struct ExternalDrawing: Sendable, Equatable {
    package let drawable: any DisplayListDrawable
    package let origin: CGPoint
    package var color: RGBA
    /// Where ink may fall, in user space, asked for once: text has to look at its glyphs for it.
    let bounds: CGRect

    package init(_ drawable: any DisplayListDrawable, at origin: CGPoint, color: RGBA) {
        self.drawable = drawable
        bounds = drawable.bounds.offsetBy(dx: origin.x, dy: origin.y)
        self.origin = origin
        self.color = color
    }

    package static func == (one: ExternalDrawing, other: ExternalDrawing) -> Bool {
        one.origin == other.origin && one.color == other.color && one.drawable.isSame(as: other.drawable)
    }
}

extension DisplayCommand.Operation {
    /// Around the ink, in the list's space.
    fileprivate func extent(_ transform: CGAffineTransform) -> CGRect {
        switch self {
        case .fillRect(let rect, _), .clear(let rect), .image(_, let rect, _), .backdrop(let rect, _):
            return rect.applying(transform)
        case .fillRounded(let shape, _): return shape.rect.applying(transform)
        case .fill(let path, _, _): return path.controlBounds.applying(transform)
        case .stroke(let path, let style, _):
            let box = path.controlBounds
            if box.isNull { return .null }
            return box.insetBy(dx: -style.reach, dy: -style.reach).applying(transform)
        case .linearGradient, .radialGradient: return .infinite
        case .group(let list): return list.bounds
        case .tile(let tile): return tile.bounds.applying(transform)
        case .crossFade(let fade): return fade.bounds.applying(transform)
        case .external(let drawing):
            return drawing.bounds.applying(transform)
        }
    }
}
