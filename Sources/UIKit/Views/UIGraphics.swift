import CoreGraphics
import Foundation

/// The context that the thread's drawing goes to; nil outside of `draw(_:)` and image renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadGraphics.current.contexts.last }

/// Makes a context the thread's current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ThreadGraphics.current.contexts.append(context) }

/// Makes the context current that was so before the last push; does nothing without one.
public func UIGraphicsPopContext() { _ = ThreadGraphics.current.contexts.popLast() }

/// Fills a rectangle of the current context with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of 1 point along the inside of a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    let width = min(1, rect.width / 2)
    let height = min(1, rect.height / 2)
    UIGraphicsGetCurrentContext()?.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.minY + height, width: width, height: rect.height - 2 * height),
        CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: rect.height - 2 * height),
    ])
}

/// Fills a rectangle of the current context with the current colour, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFill(rect) }
}

/// Draws a line of 1 point along the inside of a rectangle, in the current fill colour, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFrame(rect) }
}

private func blending(_ mode: CGBlendMode, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    draw()
    context.restoreGState()
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
