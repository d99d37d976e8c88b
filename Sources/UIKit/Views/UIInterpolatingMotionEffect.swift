import Foundation

/// An effect that moves one property between two values as the device is tilted along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which a device is tilted.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    /// The key path of the view's property, such as `center.x`.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value that the property gains where the device is tilted furthest to the left or up; a number, or nil.
    open var minimumRelativeValue: Any?
    /// The value that the property gains where the device is tilted furthest to the right or down; a number, or nil.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a property, along an axis.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Makes an effect on no property.
    public override convenience init() { self.init(keyPath: "", type: .tiltAlongHorizontalAxis) }

    /// The number between both values that belongs to a tilt; nil where a value is no number.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else { return nil }
        return [keyPath: low + (high - low) * (min(max(offset, -1), 1) + 1) / 2]
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
