import CoreGraphics
import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value that the animation begins with; nil takes what the other two values or the presentation leave.
    open var fromValue: Any?
    /// The value that the animation ends with; nil takes the layer's own value.
    open var toValue: Any?
    /// The difference between the first and the last value where one of both is missing.
    open var byValue: Any?

    override func effect(on model: LayerState) -> AnimationEffect? {
        guard let keyPath, let current = model[value: keyPath] else { return nil }
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        if let function = valueFunction?.name {
            guard case .transform = current, let start = from ?? to.flatMap({ to in by.map { to.subtracting($0) } }),
                let end = to ?? by.map({ start.adding($0) })
            else { return nil }
            return AnimationEffect(
                keyPath: keyPath, isAdditive: isAdditive, curve: curve(from: start, to: end),
                cumulativeStep: isCumulative ? end.subtracting(start) : nil, function: function)
        }
        let start =
            from ?? by.flatMap { by in to.map { $0.subtracting(by) } } ?? (isAdditive ? current.neutral : current)
        let end = to ?? by.map { start.adding($0) } ?? (isAdditive ? current.neutral : current)
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive, curve: curve(from: start, to: end),
            cumulativeStep: isCumulative ? end.subtracting(start) : nil)
    }

    func curve(from start: AnimatableValue, to end: AnimatableValue) -> AnimationEffect.Curve {
        .interpolation(start, end)
    }
}
