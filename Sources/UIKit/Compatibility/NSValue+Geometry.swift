import Foundation

/// Geometry in an `NSValue`, as `userInfo` dictionaries hold it.
extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

/// A rectangle out of a dictionary can be taken as `CGRect` and as `NSValue`, as apps do with the keyboard's frame.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // Values of other types would be read as if they were rectangles.
        let isRectangle = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
        result = isRectangle ? source.rectValue : nil
        return isRectangle
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        var result: CGRect?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? .zero
    }
}
