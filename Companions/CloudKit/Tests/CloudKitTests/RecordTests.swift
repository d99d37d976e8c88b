import CoreLocation
import XCTest

@testable import CloudKit

/// Records as values.
final class RecordTests: XCTestCase {
    func testValues() {
        let record = CKRecord(recordType: "Note")
        record["title"] = "Milk" as CKRecordValue
        record["count"] = 3
        record.setObject(NSString(string: "kept"), forKey: "object")
        record.setValue(Date(timeIntervalSince1970: 5), forKey: "date")
        let count: Int? = record["count"]
        let wide: Int64? = record["count"]
        let object: String? = record["object"]
        XCTAssertEqual(record["title"] as? String, "Milk")
        XCTAssertEqual(count, 3)
        XCTAssertEqual(wide, 3)
        XCTAssertEqual(object, "kept")
        XCTAssertEqual(record.value(forKey: "date") as? Date, Date(timeIntervalSince1970: 5))
        XCTAssertEqual(record.allKeys(), ["count", "date", "object", "title"])
        XCTAssertEqual(record.map { $0.0 }, record.allKeys())
        record["title"] = nil
        XCTAssertEqual(record.allKeys(), ["count", "date", "object"])
        XCTAssertEqual(record.changedKeys(), ["count", "date", "object", "title"])
    }

    func testIdentifiers() {
        let id = CKRecord.ID(recordName: "one")
        XCTAssertEqual(id, CKRecord.ID(recordName: "one", zoneID: .default))
        XCTAssertNotEqual(id, CKRecord.ID(recordName: "one", zoneID: CKRecordZone.ID(zoneName: "mine")))
        XCTAssertEqual(id.zoneID.zoneName, "_defaultZone")
        XCTAssertEqual(id.zoneID.ownerName, CKCurrentUserDefaultName)
        XCTAssertNotEqual(CKRecord(recordType: "A").recordID, CKRecord(recordType: "A").recordID)
        XCTAssertEqual(Set([id, CKRecord.ID(recordName: "one")]).count, 1)
    }

    func testArchives() throws {
        let other = CKRecord.ID(recordName: "other")
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one"))
        record["title"] = "Milk"
        record["place"] = CLLocation(latitude: 1, longitude: 2)
        record["list"] = ["a", "b"]
        record["number"] = 1.5
        record["file"] = CKAsset(fileURL: URL(fileURLWithPath: "/x"))
        record["reference"] = CKRecord.Reference(recordID: other, action: .deleteSelf)
        record.encryptedValues["secret"] = "s"
        record.setParent(other)
        let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
        let read = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: data))
        XCTAssertEqual(read.recordID, record.recordID)
        XCTAssertEqual(read["title"] as? String, "Milk")
        XCTAssertEqual((read["place"] as? CLLocation)?.coordinate.longitude, 2)
        XCTAssertEqual(read["number"] as Double?, 1.5)
        XCTAssertEqual((read["file"] as? CKAsset)?.fileURL?.path, "/x")
        XCTAssertEqual((read["reference"] as? CKRecord.Reference)?.action, .deleteSelf)
        XCTAssertEqual(read.encryptedValues["secret"] as String?, "s")
        XCTAssertEqual(read.parent?.recordID, other)
        XCTAssertEqual(read.changedKeys(), record.changedKeys())
    }

    func testSystemFieldsHaveNoValues() throws {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one"))
        record["title"] = "Milk"
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = true
        let read = try XCTUnwrap(CKRecord(coder: decoder))
        XCTAssertEqual(read.recordType, "Note")
        XCTAssertEqual(read.recordID.recordName, "one")
        XCTAssertEqual(read.allKeys(), [])
    }

    func testShare() {
        let record = CKRecord(recordType: "Note")
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Together" as CKRecordValue
        XCTAssertEqual(record.share?.recordID, share.recordID)
        XCTAssertEqual(share.recordType, "cloudkit.share")
        XCTAssertEqual(share.participants.map(\.role), [.owner])
    }

    func testNotification() {
        let query = CKNotification(fromRemoteNotificationDictionary: [
            "aps": ["alert": "New"], "ck": ["cid": "iCloud.a", "qry": ["sid": "s"]],
        ])
        XCTAssertEqual(query?.notificationType, .query)
        XCTAssertEqual(query?.subscriptionID, "s")
        XCTAssertEqual(query?.alertBody, "New")
        XCTAssertNil(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": "New"]]))
    }
}
