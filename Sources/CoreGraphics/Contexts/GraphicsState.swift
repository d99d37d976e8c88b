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
    /// The picture that areas are filled with in place of the fill colour; nil for a plain colour.
    var fillTile: PatternTile?
    var strokeColor = RGBA.black
    var stroke = StrokeStyle()
}
