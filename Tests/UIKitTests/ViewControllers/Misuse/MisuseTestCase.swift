import UIKitTesting
import XCTest

@testable import UIKit

/// A test of what is found, with a container on the screen.
@preconcurrency @MainActor class MisuseTestCase: ContainmentTestCase {
    var container: Probe!

    override func begin() {
        super.begin()
        container = probe("P")
        container.title = "Container"
        show(container)
    }

    override func end() {
        Misuse.onFinding = nil
        container = nil
        super.end()
    }

    func child(_ name: String = "C") -> Probe {
        let child = probe(name)
        child.title = name
        return child
    }

    /// Checks the codes of all findings after the app has become idle.
    func expectFindings(
        _ codes: Misuse.Code..., message: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        settle()
        XCTAssertEqual(
            Misuse.findings.map(\.code), codes, message + Misuse.findings.map(\.message).joined(separator: "; "),
            file: file, line: line)
    }

    /// Checks the one finding: its code, its line in the test's file and its objects' titles.
    func expectFinding(
        _ code: Misuse.Code, at place: Int, of titles: [String?], file: StaticString = #filePath, line: UInt = #line
    ) {
        settle()
        XCTAssertEqual(Misuse.findings.count, 1, "\(Misuse.findings.map(\.message))", file: file, line: line)
        guard let finding = Misuse.findings.first else { return }
        XCTAssertEqual(finding.code, code, file: file, line: line)
        XCTAssertEqual(finding.file, "\(file)", file: file, line: line)
        XCTAssertEqual(finding.line, place, finding.message, file: file, line: line)
        XCTAssertEqual(finding.objects.map(\.title), titles, file: file, line: line)
        XCTAssertFalse(finding.advice.isEmpty, file: file, line: line)
        XCTAssertFalse(finding.reaction.isEmpty, file: file, line: line)
    }
}
