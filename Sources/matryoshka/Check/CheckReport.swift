import Foundation
import Projects
import Translation

/// What a check of a project has found.
struct CheckReport {
    /// The app's name.
    var name: String
    var modules: [ModuleReport]
    /// Why a part of the project could not be looked at.
    var others: [String] = []
    /// What the app is built without, and what else its author should know; it compiles all the same.
    var notes: [ProjectDiagnostic] = []

    var isRight: Bool { others.isEmpty && modules.allSatisfy(\.isRight) }

    /// The report for programs.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(Encoded(self))
        }
    }
}

/// The shape of a report that programs read.
private struct Encoded: Encodable {
    struct Module: Encodable {
        var target: String
        var kind: String
        var files: Int
        var missing: [Problem]
        var errors: [Problem]
    }

    struct Problem: Encodable {
        /// framework, module, name or feature; nil for an error in the sources.
        var kind: String?
        var name: String?
        /// The type of a member.
        var of: String?
        var message: String
        var file: String
        var line: Int
        var column: Int
        var uses: Int
        /// What is used of a framework, with the number of uses.
        var names: [String: Int]?

        init(_ error: Translation.Diagnostic) {
            message = error.message
            (file, line, column, uses) = (error.file, error.line, error.column, error.uses)
            switch error.subject {
            case .framework(let framework):
                (kind, name, names) = ("framework", framework, error.usedNames)
            case .module(let module): (kind, name) = ("module", module)
            case .name(let missing): (kind, name) = ("name", missing)
            case .member(let member, let type): (kind, name, of) = ("name", member, type)
            case .feature: kind = "feature"
            case .importStatement, nil: break
            }
        }
    }

    var app: String
    var runs: Bool
    var modules: [Module]
    var notLookedAt: [String]
    var notes: [String]

    init(_ report: CheckReport) {
        app = report.name
        runs = report.isRight
        notLookedAt = report.others
        notes = report.notes.map(\.description)
        modules = report.modules.map { module in
            Module(
                target: module.target, kind: module.kind, files: module.fileCount,
                missing: module.missing.map(Problem.init), errors: module.errors.map(Problem.init))
        }
    }
}
