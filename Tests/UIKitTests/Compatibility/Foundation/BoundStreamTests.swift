import UIKit
import XCTest

/// Two streams of which one reads what is written to the other.
final class BoundStreamTests: XCTestCase {
    private var input: InputStream!
    private var output: OutputStream!

    override func setUp() {
        Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
    }

    private func read(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = input.read(&bytes, maxLength: count)
        return Array(bytes.prefix(max(read, 0)))
    }

    func test_aWriteTakesWhatThereIsSpaceFor() {
        input.open()
        output.open()
        XCTAssertEqual([input.hasBytesAvailable, output.hasSpaceAvailable], [false, true])
        XCTAssertEqual(output.write([1, 2, 3, 4, 5], maxLength: 5), 4)
        XCTAssertEqual([input.hasBytesAvailable, output.hasSpaceAvailable], [true, false])
        XCTAssertEqual(read(3), [1, 2, 3])
        XCTAssertEqual(output.write([5], maxLength: 1), 1)
        XCTAssertEqual(read(8), [4, 5])
    }

    func test_theEndIsReadAfterTheBytes() {
        input.open()
        output.open()
        _ = output.write([7], maxLength: 1)
        output.close()
        XCTAssertEqual(input.streamStatus, .open)
        XCTAssertEqual(read(2), [7])
        XCTAssertEqual(read(2), [])
        XCTAssertEqual(input.streamStatus, .atEnd)
    }

    func test_closedAndUnopenedStreamsCarryNothing() {
        XCTAssertEqual(output.write([1], maxLength: 1), -1)
        output.open()
        input.open()
        input.close()
        XCTAssertEqual(output.write([1], maxLength: 1), -1)
        XCTAssertEqual(output.hasSpaceAvailable, false)
    }

    func test_aReadWaitsForAWriteOfAnotherThread() {
        input.open()
        output.open()
        nonisolated(unsafe) let writer = output!
        Thread.detachNewThread { _ = writer.write([9], maxLength: 1) }
        XCTAssertEqual(read(1), [9])
    }
}
