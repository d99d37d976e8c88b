import XCTest

@_spi(Testing) @testable import UIKit

/// Sequences that the screen model test found, and in which the framework was wrong.
@preconcurrency @MainActor final class FoundScreenCases: XCTestCase {
    private func expectAgreement(
        _ operations: [ScreenOperation], file: StaticString = #filePath, line: UInt = #line
    ) {
        let failure = ScreenDriver.run(operations)
        XCTAssertNil(failure, failure?.reasons.joined(separator: "\n") ?? "", file: file, line: line)
    }
}
