import UIKit
import XCTest

final class AtomicNumberTests: XCTestCase {
    func testNumbersAreChangedInTheirPlaces() {
        var (small, large): (Int32, Int64) = (1, 1)
        XCTAssertEqual(OSAtomicIncrement32(&small), 2)
        XCTAssertEqual(OSAtomicAdd32Barrier(5, &small), 7)
        XCTAssertEqual(OSAtomicDecrement32(&small), 6)
        XCTAssertTrue(OSAtomicCompareAndSwap32(6, 9, &small))
        XCTAssertFalse(OSAtomicCompareAndSwap32(6, 10, &small))
        XCTAssertEqual(small, 9)
        XCTAssertEqual(OSAtomicAdd64(-3, &large), -2)
        XCTAssertTrue(OSAtomicCompareAndSwap64Barrier(-2, 4, &large))
        XCTAssertEqual(OSAtomicDecrement64Barrier(&large), 3)
    }

    func testThreadsCountTogether() {
        nonisolated(unsafe) let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        defer { count.deallocate() }
        count.initialize(to: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { OSAtomicIncrement32(count) }
        }
        OSMemoryBarrier()
        XCTAssertEqual(count.pointee, 8000)
    }
}
