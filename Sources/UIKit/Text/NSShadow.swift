import CoreGraphics
import Foundation

/// The shadow of text in an attributed string.
public class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// The distance of the shadow from the text, in points, downwards.
    public var shadowOffset = CGSize.zero
    /// The radius in points over which the shadow fades; 0 for a sharp one.
    public var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`: a third of black unless set; nil for no shadow.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow in the place of the text, with a third of black.
    public override init() { super.init() }

    /// A shadow with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        shadow.shadowColor = shadowColor
        return shadow
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    public override var hash: Int { Int(shadowBlurRadius) ^ Int(shadowOffset.height * 31 + shadowOffset.width) }

    /// The shadow for the current traits; nil for none.
    var layout: TextShadow? {
        guard let color = shadowColor as? UIColor, color.cgColor.alpha > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: TextColor(color.cgColor.rgba))
    }
}
