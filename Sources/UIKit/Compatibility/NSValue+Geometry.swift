import Foundation

/// Geometry in an `NSValue`, as `userInfo` dictionaries hold it.
extension NSValue {
    /// Makes a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Makes a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle in the value, which has to hold one.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value, which has to hold one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value, which has to hold one.
    public var cgSizeValue: CGSize { sizeValue }
}

/// Geometry that comes out of a dictionary as itself and as `NSValue`, as apps take the keyboard's frame and what observers are
/// told.
public protocol __GeometryInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// Makes the geometry that is all zeros.
    init()
    /// The geometry in a value that holds one of this type.
    static func __read(_ value: NSValue) -> Self
}

extension __GeometryInValue {
    /// Reads the geometry for a forced cast; the result is nil for a value that holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Reads the geometry for a conditional cast, and returns whether the value holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        // Values of other types would be read as if they were of this one.
        let isOfType = strcmp(source.objCType, Self()._bridgeToObjectiveC().objCType) == 0
        result = isOfType ? __read(source) : nil
        return isOfType
    }

    /// Reads the geometry for the compiler's own casts; zero for nil and for a value that holds something else.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}

extension CGRect: __GeometryInValue, @retroactive _ObjectiveCBridgeable {
    /// Makes a value that holds the rectangle, as a cast to `NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// The rectangle in a value.
    public static func __read(_ value: NSValue) -> CGRect { value.rectValue }
}

extension CGPoint: __GeometryInValue, @retroactive _ObjectiveCBridgeable {
    /// Makes a value that holds the point, as a cast to `NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    /// The point in a value.
    public static func __read(_ value: NSValue) -> CGPoint { value.pointValue }
}

extension CGSize: __GeometryInValue, @retroactive _ObjectiveCBridgeable {
    /// Makes a value that holds the size, as a cast to `NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    /// The size in a value.
    public static func __read(_ value: NSValue) -> CGSize { value.sizeValue }
}
