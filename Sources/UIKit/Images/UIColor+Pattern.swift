import CoreGraphics
import Foundation

extension UIColor {
    /// Makes a colour that fills areas with a repeated picture: the background of a view from the view's top left corner
    /// on, and drawn shapes from that of their context. Text and lines take the picture's mean colour.
    public convenience init(patternImage image: UIImage) {
        let color = image.upright.map { CGColor(tile: PatternTile($0, size: image.size)) }
        self.init(cgColor: color ?? CGColor(gray: 0, alpha: 0))
    }
}
