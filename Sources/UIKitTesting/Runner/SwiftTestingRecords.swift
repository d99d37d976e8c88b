import Foundation
import Synchronization

/// Turns the records of Swift Testing's events into lines on standard output and into the command's events.
///
/// The records are those of its documentation's `ABI/JSON.md`, of which keys that are not needed here are left out.
final class SwiftTestingRecords: Sendable {
    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String
        // Of a test.
        var id: String?
        var name: String?
        var displayName: String?
        // Of an event.
        var testID: String?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
    }

    private struct Instant: Decodable { var absolute: Double }

    private struct Issue: Decodable {
        var isKnown: Bool
        /// Missing where the library has no issues but failures.
        var isFailure: Bool?
        var sourceLocation: SourceLocation?
    }

    private struct SourceLocation: Decodable {
        var filePath: String?
        /// What libraries of before call it.
        var _filePath: String?
        var line: Int
        var column: Int

        var path: String? { filePath ?? _filePath }
    }

    private struct Message: Decodable {
        var symbol: String
        var text: String

        private static let signs = [
            "default": "◇", "skip": "➜", "pass": "✔", "passWithKnownIssue": "━", "passWithWarnings": "⚠", "fail": "✘",
            "difference": "±", "warning": "⚠", "details": "↳", "attachment": "⎙",
        ]

        var line: String { "\(Self.signs[symbol] ?? "◇") \(text)" }
    }

    private struct State {
        /// The functions' names, as the command knows them, by the library's identifiers.
        var names: [String: String] = [:]
        var displayNames: [String: String] = [:]
        var planned: [String] = []
        var starts: [String: Double] = [:]
    }

    private let state = Mutex(State())
    private let report = TestReport.shared

    /// Takes a record, a JSON object.
    func take(_ data: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: data) else {
            fatalError("Swift Testing said what nobody here understands: \(String(decoding: data, as: UTF8.self))")
        }
        if record.kind == "test" { learn(record.payload) } else { tell(record.payload) }
    }

    private func learn(_ test: Payload) {
        guard let id = test.id, let name = test.name else { return }
        state.withLock { state in
            state.displayNames[id] = test.displayName.map { "\"\($0)\"" } ?? name
            guard test.kind == "function" else { return }
            state.names[id] = Self.name(of: id)
            state.planned.append(Self.name(of: id))
        }
    }

    /// The identifier without the module in front and the place behind: `ShopTests.Cart/items()/CartTests.swift:12:5` is
    /// `Cart/items()`. Backticks are left out.
    static func name(of id: String) -> String {
        let end = id.lastIndex(of: "/") ?? id.endIndex
        return String(id[..<end].drop { $0 != "." }.dropFirst()).filter { $0 != "`" }
    }

    private func tell(_ event: Payload) {
        let name = event.testID.flatMap { id in state.withLock { $0.names[id] } }
        switch event.kind {
        case "runStarted": report.plan(state.withLock { $0.planned })
        case "testStarted":
            if let name, let instant = event.instant {
                state.withLock { $0.starts[name] = instant.absolute }
                report.start(name)
            }
        case "testSkipped":
            if let name { report.skip(name, reason: event.messages?.first.flatMap(Self.reason)) }
        case "issueRecorded": return tell(event, of: name)
        default: break
        }
        for message in event.messages ?? [] { print(message.line) }
        switch event.kind {
        case "testEnded":
            if let name, let instant = event.instant {
                let start = state.withLock { $0.starts[name] } ?? instant.absolute
                report.end(name, seconds: instant.absolute - start, unexpected: 0)
            }
        case "runEnded": report.finish()
        default: break
        }
    }

    /// Prints an issue with its place, as the library does, but with the whole path.
    private func tell(_ event: Payload, of name: String?) {
        guard let issue = event.issue, let messages = event.messages, let first = messages.first else { return }
        let shown = event.testID.flatMap { id in state.withLock { $0.displayNames[id] } }
        let isFailure = issue.isFailure ?? !issue.isKnown
        let kind = issue.isKnown ? "a known issue" : isFailure ? "an issue" : "a warning"
        let place = issue.sourceLocation
        let location = place.flatMap { place in place.path.map { " at \($0):\(place.line):\(place.column)" } } ?? ""
        print(
            Message(
                symbol: first.symbol,
                text: "\(shown.map { "Test \($0)" } ?? "«unknown»") recorded \(kind)\(location): \(first.text)"
            ).line)
        for message in messages.dropFirst() { print(message.line) }
        guard isFailure else { return }
        // Where a test has recorded words of its own, these say nothing.
        let texts = messages.map(\.text)
        let words = texts.count > 1 && texts[0] == "Issue recorded" ? texts.dropFirst() : texts[...]
        report.fail(
            name ?? event.testID.map(Self.name), words.joined(separator: ": "), file: place?.path,
            line: place?.line ?? 0)
    }

    /// What a test says of why it does not run; the record has it in its message alone.
    private static func reason(_ message: Message) -> String? {
        let parts = message.text.split(separator: " skipped: ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
}
