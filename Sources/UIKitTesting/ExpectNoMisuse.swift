import UIKit

/// Fails if the framework notices a misuse of UIKit during an action, and says which.
///
/// `TestScreen(failsOnMisuse: true)` does so for all of a test.
@preconcurrency @MainActor public func expectNoMisuse(
    file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void
) rethrows {
    let findings = try misuses(file, line, action)
    guard !findings.isEmpty else { return }
    let texts = findings.map(\.text).joined(separator: "\n")
    TestFailures.report(
        "\(findings.count) \(findings.count == 1 ? "misuse" : "misuses") of UIKit:\n\(texts)", file: file, line: line)
}

/// Fails unless the framework notices a certain misuse during an action.
///
/// - Parameter code: The finding's code, such as `containment.unbalanced-appearance`: what stands in brackets after it.
@preconcurrency @MainActor public func expectMisuse(
    _ code: String, file: StaticString = #filePath, line: UInt = #line, during action: () throws -> Void
) rethrows {
    let findings = try misuses(file, line, action)
    guard !findings.contains(where: { $0.code == code }) else { return }
    let others = findings.isEmpty ? "none was noticed" : "noticed were\n" + findings.map(\.text).joined(separator: "\n")
    TestFailures.report("expected the misuse \(code); \(others)", file: file, line: line)
}

@MainActor private func misuses(
    _ file: StaticString, _ line: UInt, _ action: () throws -> Void
) rethrows -> [MisuseWatch.Finding] {
    var findings: [MisuseWatch.Finding] = []
    let watch = MisuseWatch.begin { findings.append($0) }
    defer { MisuseWatch.end(watch) }
    try action()
    settle(file: file, line: line)
    return findings
}
