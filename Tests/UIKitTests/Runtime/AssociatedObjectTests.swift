import Foundation
import Synchronization
import XCTest

@testable import UIKit

private let ended = Mutex(0)

private final class Value: Sendable {
    deinit { ended.withLock { $0 += 1 } }
}
private class Owner {}
private final class Lower: Owner {
    var note = "text"
}
private final class Boxed<Content>: NSObject {}
nonisolated(unsafe) private var key: UInt8 = 0

final class AssociatedObjectTests: XCTestCase {
    override func setUp() { ended.withLock { $0 = 0 } }

    private func endings(_ body: () -> Void) -> Int {
        body()
        return ended.withLock { $0 }
    }

    func testValuesGoWithOwnersOfEveryKind() {
        let makers: [() -> AnyObject] = [
            { Owner() }, { Lower() }, { Boxed<Int>() }, { Boxed<String>() }, { NSObject() }, { NSMutableArray() },
            { Progress(totalUnitCount: 1) },
        ]
        for (number, make) in makers.enumerated() {
            let count = endings {
                let owner = make()
                objc_setAssociatedObject(owner, &key, Value(), .OBJC_ASSOCIATION_RETAIN)
                XCTAssertNotNil(objc_getAssociatedObject(owner, &key))
            }
            XCTAssertEqual(count, number + 1)
        }
    }

    func testWeakReferencesDoNotKeepValues() {
        weak var reference: Owner?
        let count = endings {
            let owner = Owner()
            reference = owner
            objc_setAssociatedObject(owner, &key, Value(), .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertNil(reference)
        XCTAssertEqual(count, 1)
    }

    func testOwnersThatEndOnManyThreads() {
        let count = endings {
            DispatchQueue.concurrentPerform(iterations: 2000) { number in
                let owner: Owner = number % 2 == 0 ? Owner() : Lower()
                XCTAssertNil(objc_getAssociatedObject(owner, &key))
                objc_setAssociatedObject(owner, &key, Value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
        XCTAssertEqual(count, 2000)
    }

    func testLocksHoldOtherThreadsBack() {
        let owner = Owner()
        nonisolated(unsafe) let shared = owner
        nonisolated(unsafe) var total = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(shared)
                objc_sync_enter(shared)
                total += 1
                objc_sync_exit(shared)
                objc_sync_exit(shared)
            }
        }
        XCTAssertEqual(total, 4000)
        XCTAssertEqual(objc_sync_exit(Owner()), -1)
    }
}
