import Foundation
import Translation

/// What a check has found, as a page for a person.
struct CheckText {
    let report: CheckReport
    /// The folder that places are told from.
    let folder: URL

    var text: String {
        let parts =
            report.modules.map(text) + report.others.map { $0 + "\n" }
            + [report.notes.map { $0.description + "\n" }.joined()].filter { !$0.isEmpty } + [verdict + "\n"]
        return parts.joined(separator: "\n")
    }

    /// Whether it runs here, and how much stands in the way.
    private var verdict: String {
        guard !report.isRight else { return "\(report.name) runs here, as far as its sources say" }
        let missing = MissingCount(report.modules.flatMap(\.missing))
        let errors = report.modules.map(\.errors.count).reduce(0, +)
        let parts = [
            missing.isEmpty ? nil : missing.text, MissingCount.count(errors, "error").map { "\($0) in the sources" },
        ]
        let reasons = parts.compactMap { $0 }.joined(separator: "; ")
        return "\(report.name) does not run here as it is" + (reasons.isEmpty ? "" : ": \(reasons)")
    }

    private func text(_ module: ModuleReport) -> String {
        let files = MissingCount.count(module.fileCount, "Swift file") ?? "no Swift files"
        var lines = ["\(module.kind) '\(module.target)', \(files)\(module.isRight ? ": all of it compiles" : "")"]
        for (heading, subjects) in groups(of: module.missing) where !subjects.isEmpty {
            lines.append("  \(heading)")
            let width = min(40, subjects.map(\.name.count).max() ?? 0)
            for subject in subjects {
                let name = subject.name.padding(toLength: max(width, subject.name.count), withPad: " ", startingAt: 0)
                lines.append("    \(name)  \(subject.detail)")
            }
        }
        if !module.errors.isEmpty {
            lines.append("  wrong in the sources")
            lines += module.errors.map { "    \(place($0)): \($0.message)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Subject {
        var name: String
        var detail: String
    }

    /// Under the headings that are told in this order.
    private func groups(of missing: [Translation.Diagnostic]) -> [(heading: String, subjects: [Subject])] {
        var groups: [(heading: String, subjects: [Subject])] = [
            ("missing frameworks", []), ("missing modules", []), ("missing names", []), ("missing features", []),
        ]
        for error in missing {
            let uses = MissingCount.count(error.uses, "place") ?? ""
            let detail = "\(uses), first \(place(error))"
            switch error.subject {
            case .framework(let name): groups[0].subjects.append(Subject(name: name, detail: detail + names(error)))
            case .module(let name): groups[1].subjects.append(Subject(name: name, detail: detail))
            case .name(let name): groups[2].subjects.append(Subject(name: name, detail: "\(detail)"))
            case .member(let member, let type):
                let name = member.hasPrefix("(") ? "\(type)\(member):)" : "\(type).\(member)"
                groups[2].subjects.append(Subject(name: name, detail: detail))
            case .feature, .importStatement, nil:
                groups[3].subjects.append(Subject(name: error.message, detail: detail))
            }
        }
        return groups
    }

    /// What the sources use of a framework, the most used first.
    private func names(_ error: Translation.Diagnostic) -> String {
        guard !error.usedNames.isEmpty else { return "" }
        let names = error.usedNames.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        return "; used: \(names.joined(separator: ", "))"
    }

    private func place(_ error: Translation.Diagnostic) -> String {
        let prefix = folder.path + "/"
        let file = error.file.hasPrefix(prefix) ? String(error.file.dropFirst(prefix.count)) : error.file
        return "\(file):\(error.line)"
    }
}
