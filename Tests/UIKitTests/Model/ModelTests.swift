import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Random operations, in and out of callbacks, against the independent model.
///
/// `MATRYOSHKA_MODEL_SEED` and `MATRYOSHKA_MODEL_OPERATIONS` choose others than the usual ones;
/// `MATRYOSHKA_MODEL_TRACE=1` prints each operation before it runs, for a sequence that ends the process.
@preconcurrency @MainActor final class ModelTests: XCTestCase {
    private static let sequenceLength = 80

    func test_randomOperationsAgreeWithTheModel() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["MATRYOSHKA_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        let wanted = environment["MATRYOSHKA_MODEL_OPERATIONS"].flatMap(Int.init) ?? 10_000
        let traces = environment["MATRYOSHKA_MODEL_TRACE"] == "1"
        var seeds = SplitMix64(seed: seed)
        var total = ContainmentDriver.Report()
        while total.operations < wanted {
            let own = seeds.next()
            if traces { print("    sequence \(own)") }
            let (failure, report) = Self.run(sequence: own, traces: traces)
            total.add(report)
            if let failure {
                XCTFail("seed \(seed), found after \(total.operations) operations, in sequence \(own)\n\(failure)")
                return
            }
        }
        print(
            "Model test, seed \(seed): \(environment["MATRYOSHKA_MODEL_OPERATIONS"] == nil ? total.summary : total.text)"
        )
    }

    /// Runs the sequence that a seed makes; where it disagrees, the shortest that does, as a test to paste.
    static func run(sequence seed: UInt64, traces: Bool = false) -> (String?, ContainmentDriver.Report) {
        var generator = ContainmentGenerator(seed: seed)
        let operations = generator.sequence(length: sequenceLength)
        let (failure, report) = ContainmentDriver.run(operations, traces: traces)
        guard let failure else { return (nil, report) }
        let shortest = ContainmentShrinker.shrink(Array(operations.prefix(failure.step))) {
            ContainmentDriver.run($0).0 != nil
        }
        let reasons = ContainmentDriver.run(shortest).0?.reasons ?? failure.reasons
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
