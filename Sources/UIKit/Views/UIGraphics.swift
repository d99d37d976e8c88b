import CoreGraphics
import Foundation

@MainActor private var contexts: [CGContext] = []

/// The context that drawing goes to; nil outside of `draw(_:)` and image renderers.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle of the current context with the current colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
