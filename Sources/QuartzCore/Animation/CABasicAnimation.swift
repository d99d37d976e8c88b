import CoreGraphics
import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func effect(on model: LayerState) -> AnimationEffect? {
        guard let keyPath, let current = model[value: keyPath] else { return nil }
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
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
