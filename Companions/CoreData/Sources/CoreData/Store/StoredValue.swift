import CoreDataEngine
import UIKit

/// Attributes' values as rows have them.
enum StoredValue {
    /// The value for a column; nil where it is of a type that the attribute cannot have.
    static func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLiteValue? {
        guard let value else { return .null }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return (value as? NSNumber).map { .integer($0.int64Value) }
        case .booleanAttributeType: return (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) }
        case .doubleAttributeType: return (value as? NSNumber).map { .real($0.doubleValue) }
        case .floatAttributeType: return (value as? NSNumber).map { .real(Double($0.floatValue)) }
        case .decimalAttributeType: return (value as? NSNumber).map { .text($0.description(withLocale: nil)) }
        case .stringAttributeType: return (value as? String).map { .text($0) }
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: return (value as? Data).map { .blob($0) }
        case .UUIDAttributeType:
            return (value as? UUID).map { uuid in withUnsafeBytes(of: uuid.uuid) { .blob(Data($0)) } }
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
        case .objectIDAttributeType:
            return (value as? NSManagedObjectID).map { .text($0.uriRepresentation().absoluteString) }
        case .transformableAttributeType: return .blob(try Transformation.data(of: value, attribute))
        case .undefinedAttributeType: return nil
        }
    }

    static func decode(_ value: SQLiteValue, _ attribute: NSAttributeDescription) throws -> Any? {
        if value == .null { return nil }
        switch attribute.attributeType {
        case .integer16AttributeType: return value.integer.map { NSNumber(value: Int16(truncatingIfNeeded: $0)) }
        case .integer32AttributeType: return value.integer.map { NSNumber(value: Int32(truncatingIfNeeded: $0)) }
        case .integer64AttributeType: return value.integer.map { NSNumber(value: $0) }
        case .booleanAttributeType: return value.integer.map { NSNumber(value: $0 != 0) }
        case .doubleAttributeType: return value.real.map { NSNumber(value: $0) }
        case .floatAttributeType: return value.real.map { NSNumber(value: Float($0)) }
        case .decimalAttributeType: return value.text.map { NSDecimalNumber(string: $0) }
        case .stringAttributeType: return value.text
        case .dateAttributeType: return value.real.map { Date(timeIntervalSinceReferenceDate: $0) }
        case .binaryDataAttributeType: return value.blob
        case .UUIDAttributeType:
            guard let data = value.blob, data.count == 16 else { return nil }
            return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        case .URIAttributeType: return value.text.flatMap { URL(string: $0) }
        case .transformableAttributeType: return try value.blob.flatMap { try Transformation.value(of: $0, attribute) }
        case .objectIDAttributeType, .undefinedAttributeType: return nil
        }
    }
}

/// The bytes of transformable values.
enum Transformation {
    private static let archivers: Set<String> = [
        "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer", "NSKeyedUnarchiveFromData",
        "NSUnarchiveFromData",
    ]

    private static func transformer(_ attribute: NSAttributeDescription) throws -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !name.isEmpty, !archivers.contains(name) else { return nil }
        if let transformer = ValueTransformer(forName: NSValueTransformerName(name)) { return transformer }
        throw CoreDataProblem.error(
            NSPersistentStoreOperationError, "there is no value transformer named '\(name)': register it before")
    }

    static func data(of value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let transformer = try transformer(attribute) {
            let result = transformer.transformedValue(value)
            guard let data = result as? Data ?? (result as? NSData).map({ Data(referencing: $0) }) else {
                throw CoreDataProblem.error(
                    NSPersistentStoreOperationError,
                    "the value transformer of '\(attribute.name)' makes no data of \(value)")
            }
            return data
        }
        return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    static func value(of data: Data, _ attribute: NSAttributeDescription) throws -> Any? {
        if let transformer = try transformer(attribute) { return transformer.reverseTransformedValue(data) }
        return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
}
