import Foundation

/// What holds values under names: a record, and its encrypted values.
public protocol CKRecordKeyValueSetting: AnyObject, Sequence where Iterator == CKRecordKeyValueIterator {
    /// The value of a name.
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    /// Sets the value of a name; nil removes it.
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    /// The names that have values.
    func allKeys() -> [CKRecord.FieldKey]
    /// The names whose values were set since the record was made or read.
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    /// The value of a name, as the type that is asked for; nil where it is of another.
    public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
        get { object(forKey: key).flatMap { FieldValue.value($0, as: Value.self) } }
        set { setObject(newValue, forKey: key) }
    }

    /// The value of a name; nil removes it.
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    /// The names and their values.
    public func makeIterator() -> CKRecordKeyValueIterator {
        CKRecordKeyValueIterator(
            pairs: allKeys().compactMap { key in object(forKey: key).map { (key, $0) } }.makeIterator())
    }
}

/// Goes through the names and values of a record.
public struct CKRecordKeyValueIterator: IteratorProtocol {
    var pairs: IndexingIterator<[(CKRecord.FieldKey, any CKRecordValueProtocol)]>

    /// The next name and its value.
    public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { pairs.next() }
}
