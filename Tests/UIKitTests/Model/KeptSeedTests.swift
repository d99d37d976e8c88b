import Foundation
import XCTest

/// The sequences of `KeptSeeds.tsv`, at which long runs of the models once disagreed.
@preconcurrency @MainActor final class KeptSeedTests: XCTestCase {
    private struct UnknownTest: Error { let row: String }

    func test_keptSequencesAgreeWithTheModels() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("KeptSeeds.tsv")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let row = String(line)
            if let failure = try failure(of: row) { XCTFail("\(row)\n\(failure)") }
        }
    }

    func test_aRowNamesItsTestAndSequence() throws {
        XCTAssertNil(try failure(of: "ModelTests\t7\t1\t80"))
        XCTAssertNil(try failure(of: "ScreenModelTests\t7\t1\t60"))
        XCTAssertThrowsError(try failure(of: "OtherTests\t7\t1\t80"))
        XCTAssertThrowsError(try failure(of: "ModelTests\tseven\t1\t80"))
    }

    /// What the sequence of a row disagrees in.
    private func failure(of row: String) throws -> String? {
        let cells = row.split(separator: "\t")
        guard cells.count == 4, let seed = UInt64(cells[1]) else { throw UnknownTest(row: row) }
        switch cells[0] {
        case "ModelTests": return ModelTests.run(sequence: seed).0
        case "ScreenModelTests": return ScreenModelTests.run(sequence: seed).0
        default: throw UnknownTest(row: row)
        }
    }
}
