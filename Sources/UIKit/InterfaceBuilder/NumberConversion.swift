import Foundation

/// Converts a number to the type of a property, as key-value coding does: nibs only know integers and reals.
func convertNumber<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    // One candidate after the other: the cast also reaches optional properties.
    if let value = CGFloat(number.doubleValue) as? Value { return value }
    if let value = number.doubleValue as? Value { return value }
    if let value = number.floatValue as? Value { return value }
    if let value = number.boolValue as? Value { return value }
    if let value = number.intValue as? Value { return value }
    if let value = number.uintValue as? Value { return value }
    if let value = number.int32Value as? Value { return value }
    if let value = number.int64Value as? Value { return value }
    return (Value.self as? any RawRepresentable.Type).flatMap { enumCase(number, of: $0) as? Value }
}

/// The case of an enumeration of Objective-C's that has a number.
private func enumCase<Enumeration: RawRepresentable>(_ number: NSNumber, of type: Enumeration.Type) -> Any? {
    (number as? Enumeration.RawValue).flatMap(Enumeration.init(rawValue:))
}

/// The number that a text begins with, as key-value coding takes it for a property that holds a number; 0 for other texts,
/// and 1 for `true` and `YES`.
func stringNumber(_ value: Any?) -> NSNumber? {
    guard let text = value as? String else { return nil }
    let number = strtod(text, nil)
    return NSNumber(value: number == 0 && (text as NSString).boolValue ? 1 : number.isFinite ? number : 0)
}
