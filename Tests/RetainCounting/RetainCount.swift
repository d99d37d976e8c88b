import Foundation
import XCTest

/// Counts the strong retains of the main thread: a measure of how many objects some work visits, which neither a clock nor
/// the load of the machine disturbs.
///
/// Swift's runtime calls retains through a pointer that instruments may replace.
package enum RetainCount {
    private typealias Retain = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

    private nonisolated(unsafe) static let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    private nonisolated(unsafe) static var original: Retain?
    private nonisolated(unsafe) static var thread = pthread_self()

    /// How often some work retains an object; nil where the runtime cannot be asked.
    @MainActor package static func of(_ work: () -> Void) -> Int? {
        let process = dlopen(nil, RTLD_NOW)
        let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
        guard let flag = dlsym(process, name)?.assumingMemoryBound(to: Bool.self),
            let slot = dlsym(process, "_swift_retain")?.assumingMemoryBound(to: Retain?.self)
        else { return nil }
        (original, thread, count.pointee) = (slot.pointee, pthread_self(), 0)
        slot.pointee = { object in
            guard RetainCount.isObject(object) else { return object }
            if pthread_self() == RetainCount.thread { RetainCount.count.pointee += 1 }
            return RetainCount.original!(object)
        }
        flag.pointee = true
        work()
        flag.pointee = false
        slot.pointee = original
        return count.pointee
    }

    /// Whether a pointer leads to an object, which begins with the address of what describes its class.
    ///
    /// The runtime takes the tags off before it calls instruments. What it would then have let alone looks like a pointer: the
    /// text of a short string, and the address of a string's literal, among whose neighbours a retain would write.
    private static func isObject(_ pointer: UnsafeMutableRawPointer?) -> Bool {
        guard let pointer, UInt(bitPattern: pointer) % 8 == 0, isMemory(UInt(bitPattern: pointer)) else { return false }
        let description = pointer.load(as: UInt.self)
        return description % 8 == 0 && isMemory(description)
    }

    private static func isMemory(_ address: UInt) -> Bool {
        var residency: UInt8 = 0
        guard let page = UnsafeMutableRawPointer(bitPattern: address & ~4095) else { return false }
        return mincore(page, 1, &residency) == 0
    }
}

extension XCTestCase {
    /// Expects the retains of some work of a size to grow at most by a factor from a size to four times that size: 4 is
    /// linear, 16 quadratic, 1 independent of the size.
    ///
    /// - Parameter prepare: Makes what the work of a size needs and returns the work.
    @MainActor package func expectGrowth(
        from size: Int, atMost factor: Double, file: StaticString = #filePath, line: UInt = #line,
        _ prepare: (_ size: Int) -> () -> Void
    ) throws {
        let counts = try [size, 4 * size].map { size in
            let work = prepare(size)
            return try XCTUnwrap(
                RetainCount.of(work), "the runtime's retains cannot be counted", file: file, line: line)
        }
        XCTAssertLessThanOrEqual(
            Double(counts[1]), Double(counts[0]) * factor, "\(counts[0]) retains became \(counts[1])", file: file,
            line: line)
    }
}
