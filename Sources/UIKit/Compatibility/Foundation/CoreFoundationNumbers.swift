import CoreFoundation
import Foundation

/// Writes a number as a type; false where it is not exactly that.
@discardableResult public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    func write<Value: BinaryInteger>(_ value: Value) -> Bool {
        valuePtr.storeBytes(of: value, as: Value.self)
        return Double(value) == number.doubleValue
    }
    switch theType {
    case .floatType, .float32Type:
        valuePtr.storeBytes(of: number.floatValue, as: Float.self)
        return Double(number.floatValue) == number.doubleValue
    case .doubleType, .float64Type, .cgFloatType:
        valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
        return true
    case .charType, .sInt8Type: return write(number.int8Value)
    case .shortType, .sInt16Type: return write(number.int16Value)
    case .intType, .sInt32Type: return write(number.int32Value)
    default: return write(number.int64Value)
    }
}
