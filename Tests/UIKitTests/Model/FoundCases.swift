import XCTest

@_spi(Testing) @testable import UIKit

/// Sequences at which framework and model once disagreed, each with what was wrong.
@preconcurrency @MainActor final class FoundCases: XCTestCase {
    private func expectAgreement(
        _ operations: [ContainmentOperation], file: StaticString = #filePath, line: UInt = #line
    ) {
        if let failure = ContainmentDriver.run(operations).0 {
            XCTFail(
                "step \(failure.step): \(failure.reasons.joined(separator: "\n"))", file: file, line: line)
        }
    }
}
