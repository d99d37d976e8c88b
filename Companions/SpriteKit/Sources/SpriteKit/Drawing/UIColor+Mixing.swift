import CoreGraphics
import UIKit

/// A colour, as SpriteKit calls it on all of Apple's systems.
public typealias SKColor = UIColor

extension UIColor {
    /// Red, green, blue and opacity.
    var components: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// The colour between this one and another.
    func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        let mixed = zip(components, other.components).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}
