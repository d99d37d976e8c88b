import Foundation
import Predicates
import QuartzCore

/// The value of a layer's property that is marked `@NSManaged`, which the layer keeps for it; zero, or nil, until it is set.
///
/// The translation writes it into the property's accessor.
@MainActor public func __managedValue<Value>(_ layer: CALayer, _ key: String) -> Value {
    if let kept = layer.keptValues[key], let value: Value = try? __objectiveCCast(kept, key) { return value }
    if let given = type(of: layer).defaultValue(forKey: key), let value: Value = try? __objectiveCCast(given, key) {
        return value
    }
    return zero(key)
}

/// Sets a layer's property that is marked `@NSManaged`.
@MainActor public func __setManagedValue<Value>(_ layer: CALayer, _ value: Value, _ key: String) {
    layer.keep(PlainValue.unwrapped(value), key)
}

/// What a property is that nobody has set, as memory that was cleared.
private func zero<Value>(_ key: String) -> Value {
    let zeros: [Any] = [
        NSNumber(value: 0), CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero, CGVector.zero, "",
        CATransform3DIdentity, CGAffineTransform.identity,
    ]
    if let none = Optional<Any>.none as? Value { return none }
    for candidate in zeros { if let value: Value = try? __objectiveCCast(candidate, key) { return value } }
    // Objective-C would hand out nil, which the property's type has no place for.
    fatalError("the layer's property '\(key)' of type \(Value.self) was read before it was set")
}
