import Foundation
import Predicates

/// An observation of a path of keys by a closure: what the expectations of tests, which the translation writes, are made of.
///
/// - Parameter tell: Hears of each change as `observeValue(forKeyPath:of:change:context:)` does.
public func __observeKeyPath(
    _ keyPath: String, of object: Any, options: NSKeyValueObservingOptions,
    tell: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Void
) -> NSKeyValueObservation {
    guard let object = object as? NSObject else { preconditionFailure("only an NSObject can be observed") }
    let observation = KeyPathObservation<Any>(object, options: options) { object in
        ObservedKeys.value(atPath: keyPath, of: object) ?? NSNull()
    } tell: { object, change in
        tell(object, KeyValueObserving.values(of: change))
    }
    KeyValueObserving.checkIsObservable(keyPath, of: object)
    observation.begin(keyPath)
    return NSKeyValueObservation { observation.end() }
}

/// Whether what a path of keys leads to equals a value, whichever types both are of.
public func __keyPath(_ keyPath: String, of object: Any, equals expectedValue: Any) -> Bool {
    NSComparisonPredicate(
        leftExpression: NSExpression(forConstantValue: KeyedValues.value(forKeyPath: keyPath, of: object)),
        rightExpression: NSExpression(forConstantValue: expectedValue), modifier: .direct, type: .equalTo
    ).evaluate(with: nil)
}
