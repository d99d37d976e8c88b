import CoreLocation
import UIKit

/// What a database keeps: values under names, of a type that the app chose.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
    /// The name of a kind of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// The names of what every record has.
    public enum SystemType {
        /// The type of the records of people.
        public static let userRecord = "Users"
        /// The type of shares.
        public static let share = "cloudkit.share"
    }

    /// The names under which queries find what every record has.
    public enum SystemFieldKey {
        /// The record that the record belongs to.
        public static let parent = "parent"
        /// The share that the record is in.
        public static let share = "share"
        /// The record's identifier.
        public static let recordID = "___recordID"
        /// Who made the record.
        public static let creatorUserRecordID = "___createdBy"
        /// When the record was first saved.
        public static let creationDate = "___createTime"
        /// Who saved the record last.
        public static let lastModifiedUserRecordID = "___modifiedBy"
        /// When the record was last saved.
        public static let modificationDate = "___modTime"
    }

    /// The kind of record.
    public let recordType: RecordType
    /// What tells the record from others.
    public let recordID: ID
    /// The version that the server has; nil before the record was saved.
    open var recordChangeTag: String? { nil }
    /// Who made the record; nil before it was saved.
    open var creatorUserRecordID: ID? { nil }
    /// When the record was first saved; nil before.
    open var creationDate: Date? { nil }
    /// Who saved the record last; nil before it was saved.
    open var lastModifiedUserRecordID: ID? { nil }
    /// When the record was last saved; nil before.
    open var modificationDate: Date? { nil }
    /// The record that the record is shared with.
    open var parent: Reference?
    /// The share that the record is in.
    open var share: Reference? { shareReference }
    var shareReference: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    /// The values that only the person's devices can read.
    public private(set) lazy var encryptedValues: any CKRecordKeyValueSetting = EncryptedValues()

    /// Makes a record of a kind, with a new name.
    public convenience init(recordType: RecordType) {
        self.init(recordType: recordType, recordID: ID())
    }

    /// Makes a record of a kind, with an identifier of the app's.
    public init(recordType: RecordType, recordID: ID) {
        self.recordType = recordType
        self.recordID = recordID
        super.init()
    }

    /// Makes a record of a kind in a zone, with a new name.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    // MARK: Values

    /// The value of a name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

    /// Sets the value of a name; nil removes it.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        values[key] = object
        changed.insert(key)
    }

    /// The value of a name, for key-value coding.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Sets the value of a name, for key-value coding; what a record cannot hold raises an exception.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let value, !(value is NSNull) else { return setObject(nil, forKey: key) }
        guard let fitting = value as? any CKRecordValueProtocol else {
            NSException(
                name: .invalidArgumentException, reason: "Unexpected type of value for key \(key): \(type(of: value))"
            ).raise()
            return
        }
        setObject(fitting, forKey: key)
    }

    /// The names that have values.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }

    /// The names whose values were set since the record was made or read.
    open func changedKeys() -> [FieldKey] { changed.sorted() }

    /// The words of all texts, by which the record is found.
    open func allTokens() -> [String] {
        allKeys().compactMap { values[$0] as? String }.flatMap { text in
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
    }

    /// Has the record shared with another; nil ends it.
    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }

    /// Has the record shared with another; nil ends it.
    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    // MARK: Copies and archives

    /// A record with the same identifier and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.adopt(self)
        return copy
    }

    func adopt(_ other: CKRecord) {
        values = other.values
        changed = other.changed
        parent = other.parent
        shareReference = other.shareReference
        for (key, value) in other.encryptedValues { encryptedValues[key] = value }
    }

    /// Archives keep all of a record.
    public static var supportsSecureCoding: Bool { true }

    /// Writes what the server knows the record by, and none of its values.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(parent, forKey: "ParentReference")
        coder.encode(shareReference, forKey: "ShareReference")
    }

    /// Writes the record into a keyed archive.
    open func encode(with coder: NSCoder) {
        encodeSystemFields(with: coder)
        coder.encode(FieldValue.archived(values), forKey: "ValueStore")
        coder.encode(NSArray(array: changed.sorted().map { NSString(string: $0) }), forKey: "ChangedKeys")
        coder.encode(FieldValue.archived(Dictionary(uniqueKeysWithValues: Array(encryptedValues))), forKey: "Encrypted")
    }

    /// Reads a record, or what the server knows one by, from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let recordType = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
            let recordID = coder.decodeObject(of: ID.self, forKey: "RecordID")
        else { return nil }
        self.recordType = recordType as String
        self.recordID = recordID
        super.init()
        parent = Self.reference(coder, "ParentReference")
        shareReference = Self.reference(coder, "ShareReference")
        values = FieldValue.decoded(coder, "ValueStore")
        for (key, value) in FieldValue.decoded(coder, "Encrypted") { encryptedValues[key] = value }
        guard coder.containsValue(forKey: "ChangedKeys") else { return }
        let keys = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "ChangedKeys") as? NSArray
        changed = Set((keys ?? []).compactMap { FieldValue.value($0, as: String.self) })
    }

    private static func reference(_ coder: NSCoder, _ key: String) -> Reference? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: Reference.self, forKey: key) : nil
    }

    /// The record's type, name and values.
    open override var description: String {
        let fields = allKeys().map { "\($0): \(values[$0].map { "\($0)" } ?? "")" }.joined(separator: ", ")
        return "<CKRecord: recordType=\(recordType), recordID=\(recordID.recordName), values={\(fields)}>"
    }
}

/// The values that only the person's devices can read.
final class EncryptedValues: CKRecordKeyValueSetting {
    private var values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<CKRecord.FieldKey> = []

    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
    func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }
}

extension FieldValue {
    private static let classes: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, CLLocation.self,
        CKRecord.Reference.self, CKAsset.self,
    ]

    static func archived(_ values: [CKRecord.FieldKey: any CKRecordValueProtocol]) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in values {
            if let object = object(value) { result[NSString(string: key)] = object }
        }
        return result
    }

    static func decoded(_ coder: NSCoder, _ key: String) -> [CKRecord.FieldKey: any CKRecordValueProtocol] {
        guard coder.containsValue(forKey: key),
            let stored = coder.decodeObject(of: classes, forKey: key) as? NSDictionary
        else { return [:] }
        var result: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
        for (key, value) in stored {
            guard let name = self.value(key, as: String.self) else { continue }
            result[name] =
                self.value(value, as: String.self) ?? self.value(value, as: Date.self)
                ?? self.value(value, as: Data.self) ?? value as? any CKRecordValueProtocol
        }
        return result
    }
}
