/// A number with named values, which compares and calculates as its raw value does: the level of a window, the priority of a
/// constraint, the weight of a font.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// Makes the value of a number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Whether a value's number is the smaller one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The value raised by a number.
    public static func + (value: Self, change: RawValue) -> Self { Self(rawValue: value.rawValue + change) }
    /// The value raised by a number.
    public static func + (change: RawValue, value: Self) -> Self { Self(rawValue: change + value.rawValue) }
    /// The value lowered by a number.
    public static func - (value: Self, change: RawValue) -> Self { Self(rawValue: value.rawValue - change) }
    /// What lies between the numbers of two values.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

    /// Raises a value by a number.
    public static func += (value: inout Self, change: RawValue) { value = value + change }
    /// Lowers a value by a number.
    public static func -= (value: inout Self, change: RawValue) { value = value - change }
}
