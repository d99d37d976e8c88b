import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// The life of a live app, without a process.
final class LivePhaseTests: XCTestCase {
    private static let all: [LivePhase] = [.launching, .hanging(reason: "r"), .connected, .ending, .ended]

    func testAnAppSaysHelloOnceAndFirst() {
        for phase in Self.all {
            var after = phase
            if phase == .launching {
                XCTAssertNoThrow(try after.greet())
                XCTAssertEqual(after, .connected)
            } else {
                XCTAssertThrowsError(try after.greet())
                XCTAssertEqual(after, phase)
            }
            XCTAssertEqual((try? phase.checkGreeted()) != nil, phase == .connected, "\(phase)")
        }
    }

    func testOnlyALaunchCanTakeTooLong() {
        for phase in Self.all {
            var after = phase
            XCTAssertEqual(after.expireLaunch(because: "slow"), phase == .launching)
            XCTAssertEqual(after, phase == .launching ? .hanging(reason: "slow") : phase)
        }
    }

    func testAnAppIsToldToEndOnce() {
        for phase in Self.all {
            var after = phase
            XCTAssertEqual(after.dismiss(), ![.ending, .ended].contains(phase), "\(phase)")
            XCTAssertEqual(after, phase == .ended ? .ended : .ending)
            XCTAssertFalse(after.isHeard)
        }
    }

    private func end(
        in phase: LivePhase, by end: AppProcess.End, lastWords: String? = nil, lastLine: String? = nil
    ) -> AppEnd {
        phase.end(by: end, lastWords: lastWords, lastLine: lastLine, report: nil, image: "App")
    }

    func testWhatIsToldOfAnEnd() {
        XCTAssertEqual(
            end(in: .launching, by: .exited(3)),
            AppEnd(reason: "it ended with status 3 before it reached UIApplicationMain", status: 3))
        XCTAssertEqual(end(in: .connected, by: .exited(4)), AppEnd(reason: "it ended with status 4", status: 4))
        XCTAssertEqual(end(in: .connected, by: .exited(4), lastLine: "line"), AppEnd(reason: "line", status: 4))
        XCTAssertEqual(
            end(in: .connected, by: .exited(4), lastWords: "words", lastLine: "line"),
            AppEnd(reason: "words", status: 4))
        XCTAssertEqual(
            end(in: .connected, by: .killed(signal: SIGKILL)),
            AppEnd(reason: "it was ended by SIGKILL", signal: SIGKILL))
        XCTAssertEqual(
            end(in: .connected, by: .killed(signal: SIGTRAP), lastLine: "Fatal error"),
            AppEnd(reason: "Fatal error", signal: SIGTRAP))
        XCTAssertEqual(end(in: .hanging(reason: "slow"), by: .killed(signal: SIGTRAP)), AppEnd(reason: "slow"))
    }
}
