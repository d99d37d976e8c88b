import Foundation

/// Where the assertions of this module say what went wrong.
///
/// Failures are those of XCTest, at the line of the test that made the assertion. XCTest is looked up in the process and
/// not linked: apps load the same library, and have no XCTest.
@preconcurrency @MainActor public enum TestFailures {
    /// Takes failures in place of XCTest, for another test library; nil for XCTest.
    ///
    /// The parameters are the message and the file and line of the assertion.
    public static var handler: ((_ message: String, _ file: StaticString, _ line: UInt) -> Void)?

    /// Reports a failure at a line of a test; without XCTest in the process it ends the process with the message.
    static func report(_ message: String, file: StaticString, line: UInt) {
        if let handler {
            handler(message, file, line)
        } else if !Thread.isMainThread {
            // XCTest would take it for a failure outside all tests, and drop it.
            stop("\(message)\n\(Self.advice)", file: file, line: line)
        } else if let fail = xctFail {
            fail(message, file, line)
        } else {
            stop(message, file: file, line: line)
        }
    }

    private static let advice =
        "XCTest runs no test on this thread: set TestFailures.handler where tests are those of Swift Testing"

    private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

    /// `XCTFail(_:file:line:)`, where XCTest is in the process.
    private static let xctFail: Fail? = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map {
        unsafeBitCast($0, to: Fail.self)
    }

    private static func stop(_ message: String, file: StaticString, line: UInt) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(file):\(line): error: \(message)\n".utf8))
        exit(1)
    }
}
