import UIKit

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    /// No type: what is computed, or transient values of any kind.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number of double precision.
    case doubleAttributeType = 500
    /// A number of single precision.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// A moment.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// An identifier of 128 bits.
    case UUIDAttributeType = 1100
    /// An address.
    case URIAttributeType = 1200
    /// What a value transformer makes bytes of.
    case transformableAttributeType = 1800
    /// The identifier of an object.
    case objectIDAttributeType = 2000

    static let names: [String: NSAttributeType] = [
        "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType,
        "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
    ]

    var isNumber: Bool { rawValue >= 100 && rawValue <= 600 || self == .booleanAttributeType }
}

/// An attribute of an entity: a plain value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The types of attributes under newer names.
    public struct AttributeType: Sendable, Hashable {
        let type: NSAttributeType

        /// No type.
        public static let undefined = AttributeType(type: .undefinedAttributeType)
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(type: .decimalAttributeType)
        /// A number of double precision.
        public static let double = AttributeType(type: .doubleAttributeType)
        /// A number of single precision.
        public static let float = AttributeType(type: .floatAttributeType)
        /// A text.
        public static let string = AttributeType(type: .stringAttributeType)
        /// True or false.
        public static let boolean = AttributeType(type: .booleanAttributeType)
        /// A moment.
        public static let date = AttributeType(type: .dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        /// An identifier of 128 bits.
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        /// An address.
        public static let uri = AttributeType(type: .URIAttributeType)
        /// What a value transformer makes bytes of.
        public static let transformable = AttributeType(type: .transformableAttributeType)
        /// The identifier of an object.
        public static let objectID = AttributeType(type: .objectIDAttributeType)
    }

    /// The type of values.
    open var attributeType = NSAttributeType.undefinedAttributeType

    /// The type of values under its newer name.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }

    /// The value of a new object.
    open var defaultValue: Any?
    /// The name of the class of values.
    open var attributeValueClassName: String?
    /// The name of the transformer that makes bytes of values.
    open var valueTransformerName: String?
    /// Whether large values may lie in files of their own. It is kept and has no effect.
    open var allowsExternalBinaryDataStorage = false
    /// Whether history keeps values of deleted objects. It is kept and has no effect.
    open var preservesValueInHistoryOnDeletion = false

    var limits = AttributeLimits()

    override func duplicate() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        (copy.attributeType, copy.defaultValue) = (attributeType, defaultValue)
        (copy.attributeValueClassName, copy.valueTransformerName) = (attributeValueClassName, valueTransformerName)
        copy.limits = limits
        return copy
    }
}

/// What a model says of an attribute's values: of numbers and dates the least and the greatest, of texts their lengths.
struct AttributeLimits {
    var minimum: Double?
    var maximum: Double?
    var pattern: String?
}
