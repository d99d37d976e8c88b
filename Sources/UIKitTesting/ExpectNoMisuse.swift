import UIKit

/// Fails if the framework notices a misuse of UIKit during an action, and says which.
///
/// `TestScreen(failsOnMisuse: true)` does so for all of a test.
@preconcurrency @MainActor public func expectNoMisuse(
    file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void
) rethrows {
    let findings = try misuses(file, line, action)
    guard !findings.isEmpty else { return }
    let texts = findings.map(\.description).joined(separator: "\n")
    TestFailures.report(
        "\(findings.count) \(findings.count == 1 ? "misuse" : "misuses") of UIKit:\n\(texts)", file: file, line: line)
}

/// Fails unless the framework notices a certain misuse during an action, and nothing else.
///
/// - Parameter code: The kind of misuse, such as `.unbalancedAppearance`; it stands in brackets after a finding.
@preconcurrency @MainActor public func expectMisuse(
    _ code: Misuse.Code, file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void
) rethrows {
    var isFound = false
    let others = try misuses(file, line) {
        let findings = try Misuse.expect(code, during: action)
        isFound = findings.contains { $0.code == code }
    }
    guard !isFound || !others.isEmpty else { return }
    let noticed =
        others.isEmpty ? "none was noticed" : "noticed were\n" + others.map(\.description).joined(separator: "\n")
    TestFailures.report("expected only the misuse \(code); \(noticed)", file: file, line: line)
}

@MainActor private func misuses(
    _ file: StaticString, _ line: UInt, _ action: () throws -> Void
) rethrows -> [Misuse.Finding] {
    var findings: [Misuse.Finding] = []
    let watch = MisuseWatch.begin { findings.append($0) }
    DiagnosticsAudience.reporters += 1
    defer {
        DiagnosticsAudience.reporters -= 1
        MisuseWatch.end(watch)
    }
    try action()
    settle(file: file, line: line)
    RunEnd.judgeNow()
    return findings
}
