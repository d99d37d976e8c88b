import CoreGraphics
import Foundation

/// Animatable values by key paths that reach into them, as key-value coding of layers does.
extension CALayer {
    /// Sets a value such as that of `transform.rotation.z`.
    ///
    /// - Returns: Whether there is such a value, and the given one suits it.
    package func setValue(_ value: Any?, atPath keyPath: String) -> Bool {
        guard let old = modelState[value: keyPath], let new = AnimatableValue(value), old.isLike(new) else {
            return false
        }
        let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
        change(key, \.[value: keyPath], new)
        return true
    }

    /// A value such as that of `transform.rotation.z`; nil where there is none.
    package func value(atPath keyPath: String) -> Any? { modelState[value: keyPath]?.object }
}

extension AnimatableValue {
    /// Whether another value is of the same kind.
    fileprivate func isLike(_ other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
            (.color, .color), (.path, .path), (.colors, .colors), (.numbers, .numbers):
            true
        default: false
        }
    }

    /// The value as an app reads it.
    var object: Any {
        switch self {
        case .scalar(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value
        }
    }
}
