import Foundation

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; nil for none.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all effects of the group for a tilt; the last one's where several name a property.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}
