import Foundation

/// What `saveGState` keeps.
struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var clip: Clip?
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolationQuality = CGInterpolationQuality.default

    var fillSpace = CGColorSpace.standardGray
    var strokeSpace = CGColorSpace.standardGray
    var fillColor = RGBA.black
    var strokeColor = RGBA.black
    var stroke = StrokeStyle()
}
