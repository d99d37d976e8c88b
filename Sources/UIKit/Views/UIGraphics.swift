import CoreGraphics
import Foundation

@MainActor private var contexts: [CGContext] = []

/// The context that drawing goes to; nil outside of `draw(_:)` and image renderers.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle of the current context with the current colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }

/// Draws a line of 1 point along the inside of a rectangle, in the current fill colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    let width = min(1, rect.width / 2)
    let height = min(1, rect.height / 2)
    contexts.last?.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.minY + height, width: width, height: rect.height - 2 * height),
        CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: rect.height - 2 * height),
    ])
}

/// Clips the current context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }
