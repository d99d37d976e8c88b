import CoreGraphics
import Foundation

/// An animation of one value.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the layer's property that is animated, such as `position.x`.
    open var keyPath: String?
    /// Whether values are added to what the layer shows without this animation.
    open var isAdditive = false
    /// Whether each repetition starts where the one before ended.
    open var isCumulative = false
    /// What makes the property's transform of the numbers that are animated; nil takes the values as they are.
    open var valueFunction: CAValueFunction?

    /// Makes an animation of the layer's property at a key path.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}
