import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Random use of navigation, tabs, pages, split views and presentations, by calls, by fingers and inside callbacks,
/// against the independent model.
///
/// `MATRYOSHKA_MODEL_SEED` and `MATRYOSHKA_MODEL_OPERATIONS` choose others than the usual ones;
/// `MATRYOSHKA_MODEL_TRACE=1` prints each operation before it runs, for a sequence that ends the process, and
/// `MATRYOSHKA_MODEL_FAILURES` says after how many failures the test gives up.
@preconcurrency @MainActor final class ScreenModelTests: XCTestCase {
    private static let sequenceLength = 60

    func test_randomOperationsAgreeWithTheModel() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["MATRYOSHKA_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        let wanted = environment["MATRYOSHKA_MODEL_OPERATIONS"].flatMap(Int.init) ?? 2_000
        let traces = environment["MATRYOSHKA_MODEL_TRACE"] == "1"
        var failuresLeft = environment["MATRYOSHKA_MODEL_FAILURES"].flatMap(Int.init) ?? 1
        var seeds = SplitMix64(seed: seed)
        var total = ScreenReport()
        while total.operations < wanted {
            let own = seeds.next()
            if traces { print("    sequence \(own)") }
            let (failure, report) = Self.run(sequence: own, traces: traces)
            total.add(report)
            if let failure {
                XCTFail("seed \(seed), found after \(total.operations) operations, in sequence \(own)\n\(failure)")
                failuresLeft -= 1
                if failuresLeft == 0 { return }
            }
        }
        print(
            "Screen model test, seed \(seed): \(environment["MATRYOSHKA_MODEL_OPERATIONS"] == nil ? total.summary : total.text)"
        )
    }

    /// Runs the sequence that a seed makes; where it disagrees, the shortest that does, as a test to paste.
    static func run(sequence seed: UInt64, traces: Bool = false) -> (String?, ScreenReport) {
        var generator = ScreenGenerator(seed: seed, length: sequenceLength)
        let (failure, operations, report) = ScreenDriver.run(traces: traces) { generator.operation($0, $1) }
        guard let failure else { return (nil, report) }
        let shortest = ContainmentShrinker.shrink(operations) { ScreenDriver.run($0) != nil }
        let reasons = ScreenDriver.run(shortest)?.reasons ?? failure.reasons
        let text = """
                \(reasons.joined(separator: "\n    "))
            func test_found() {
                expectAgreement([
            \(shortest.map { "        \($0.code)," }.joined(separator: "\n"))
                ])
            }
            """
        return (text, report)
    }
}
