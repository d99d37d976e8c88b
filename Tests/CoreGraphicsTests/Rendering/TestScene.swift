import CoreGraphics
import Foundation

/// A bit of everything, in 64 x 64.
enum TestScene {
    static func draw(_ context: CGContext) {
        context.setFillColor(gray: 0.95, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
        context.setFillColor(.white)
        context.addPath(.continuousRoundedRect(CGRect(x: 6, y: 6, width: 40, height: 24), radius: 8))
        context.fillPath()
        context.restoreGState()
        context.saveGState()
        context.addEllipse(in: CGRect(x: 30, y: 28, width: 30, height: 30))
        context.clip()
        let colors = [
            CGColor(red: 1, green: 0.3, blue: 0.1, alpha: 1), CGColor(red: 0.2, green: 0.1, blue: 0.9, alpha: 1),
        ]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 30, y: 28), end: CGPoint(x: 60, y: 58), options: .drawsAfterEndLocation)
        }
        context.restoreGState()
        context.setStrokeColor(red: 0, green: 0.5, blue: 0.2, alpha: 1)
        context.setLineWidth(3)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addLines(between: [CGPoint(x: 6, y: 40), CGPoint(x: 14, y: 56), CGPoint(x: 24, y: 36)])
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [3, 2])
        context.setLineWidth(1)
        context.stroke(CGRect(x: 2.5, y: 2.5, width: 59, height: 59))
    }
}
