import CoreLocation
import Foundation

/// What a record can hold: texts, numbers, data, dates, places, files, references, and lists of them.
public protocol CKRecordValueProtocol {}

/// The older name of what a record can hold.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension CGFloat: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}

/// How a record keeps values, whatever type they came with.
enum FieldValue {
    /// The object that archives keep.
    static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: NSString(string: text)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let data as Data: NSData(data: data)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let list as [Any]: NSArray(array: list.compactMap { object($0) })
        case let object as NSObject: object
        default: number(value)
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as Bool: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Int8: NSNumber(value: number)
        case let number as Int16: NSNumber(value: number)
        case let number as Int32: NSNumber(value: number)
        case let number as Int64: NSNumber(value: number)
        case let number as UInt: NSNumber(value: number)
        case let number as UInt8: NSNumber(value: number)
        case let number as UInt16: NSNumber(value: number)
        case let number as UInt32: NSNumber(value: number)
        case let number as UInt64: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: nil
        }
    }

    /// The value as a type that the app asks for.
    static func value<Value>(_ value: Any, as type: Value.Type) -> Value? {
        if let fitting = value as? Value { return fitting }
        guard let object = object(value) else { return nil }
        if let fitting = object as? Value { return fitting }
        switch object {
        case let text as NSString: return text as String as? Value
        case let date as NSDate:
            return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? Value
        case let data as NSData: return Data(referencing: data) as? Value
        case let number as NSNumber: return converted(number, to: type)
        default: return nil
        }
    }

    private static func converted<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
        let candidates: [any Sendable] = [
            number.intValue, number.int8Value, number.int16Value, number.int32Value, number.int64Value,
            number.uintValue, number.uint8Value, number.uint16Value, number.uint32Value, number.uint64Value,
            number.doubleValue, number.floatValue, CGFloat(number.doubleValue), number.boolValue,
        ]
        return candidates.lazy.compactMap { Swift.type(of: $0) == type ? $0 as? Value : nil }.first
    }
}
