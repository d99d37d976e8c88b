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
    return nil
}
