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

/// A rectangle out of a dictionary can be taken as `CGRect` and as `NSValue`, as apps do with the keyboard's frame.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Makes a value that holds the rectangle, as a cast to `NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Reads the rectangle for a forced cast; the result is nil for a value that holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Reads the rectangle for a conditional cast, and returns whether the value holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // Values of other types would be read as if they were rectangles.
        let isRectangle = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
        result = isRectangle ? source.rectValue : nil
        return isRectangle
    }

    /// Reads the rectangle for the compiler's own casts; zero for nil and for a value that holds something else.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        var result: CGRect?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? .zero
    }
}
