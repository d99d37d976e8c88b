import Foundation

// Foundation on Linux bridges all numbers but this one to `NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object: what `as NSNumber` makes.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number of an object: what `as! CGFloat` makes.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The number of an object: what `as? CGFloat` makes.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The number of an object, 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGFloat {
    /// The number of an object, as near as a floating-point number comes to it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number of an object; nil for one that no floating-point number is equal to.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
