import UIKitTesting
import XCTest

@testable import CloudKit
@_spi(Framework) import UIKit

/// iCloud without an account.
@preconcurrency @MainActor final class AccountTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            events = []
        }
    }

    private nonisolated func note(_ name: String, _ error: (any Error)?) {
        events.append("\(name) \((error as? CKError)?.code == .notAuthenticated)")
    }

    func testThereIsNoAccount() {
        CKContainer.default().accountStatus { status, error in
            self.events.append("\(status == .noAccount) \(error == nil)")
        }
        XCTAssertEqual(events, [])
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true true"])
        XCTAssertTrue(CKContainer.default() === CKContainer.default())
    }

    func testRequestsAreRefused() {
        let database = CKContainer.default().publicCloudDatabase
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        database.save(CKRecord(recordType: "Note")) { self.note("save \($0 == nil)", $1) }
        database.perform(query, inZoneWith: nil) { self.note("perform \($0 == nil)", $1) }
        database.fetch(withRecordID: CKRecord.ID()) { self.note("fetch \($0 == nil)", $1) }
        CKContainer.default().fetchUserRecordID { self.note("user \($0 == nil)", $1) }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["save true true", "perform true true", "fetch true true", "user true true"])
    }

    func testOperationsEndWithTheError() {
        let database = CKContainer(identifier: "iCloud.other").privateCloudDatabase
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        operation.recordFetchedBlock = { _ in self.events.append("record") }
        operation.queryCompletionBlock = { self.note("query \($0 == nil)", $1) }
        operation.completionBlock = {}
        database.add(operation)
        let change = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
        change.modifyRecordsResultBlock = { result in
            if case .failure(let error) = result { self.note("change", error) }
        }
        database.add(change)
        let cancelled = CKFetchRecordsOperation(recordIDs: [])
        cancelled.fetchRecordsCompletionBlock = { _, error in
            self.events.append("cancelled \((error as? CKError)?.code == .operationCancelled)")
        }
        cancelled.cancel()
        database.add(cancelled)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["query true true", "change true", "cancelled true"])
        XCTAssertTrue(operation.isFinished)
        XCTAssertEqual(operation.container?.containerIdentifier, "iCloud.other")
        XCTAssertTrue(operation.database === database)
    }

    func testErrorsSayWhy() {
        let error: any Error = CKError(.notAuthenticated)
        XCTAssertEqual(error.localizedDescription, "This request requires an authenticated account")
        XCTAssertEqual((error as NSError).code, 9)
        XCTAssertEqual((error as NSError).domain, "CKErrorDomain")
        do { throw error } catch CKError.notAuthenticated { events.append("caught") } catch {}
        XCTAssertEqual(events, ["caught"])
        let partial = CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: ["a" as AnyHashable: error]])
        XCTAssertEqual((partial.partialErrorsByItemID?["a"] as? CKError)?.code, .notAuthenticated)
    }

    func testSharingNeedsAnAccount() {
        let root = UIViewController()
        screen.show(root)
        let controller = UICloudSharingController { controller, prepared in
            self.events.append("prepared")
            prepared(nil, nil, CKError(.notAuthenticated))
        }
        root.present(controller, animated: true)
        screen.runUntilIdle()
        XCTAssertEqual(events, ["prepared"])
        XCTAssertEqual(screen.texts, ["Cancel", "Sign in to iCloud to share with others."])
        screen.tap("Cancel")
        screen.runUntilIdle()
        XCTAssertNil(root.presentedViewController)
    }
}
