import Foundation
import Projects
import Translation

/// What keeps a module from running here, as far as its sources say.
struct ModuleReport: Sendable {
    /// The target's name.
    var target: String
    var kind: String
    /// How many files of Swift it has.
    var fileCount: Int
    /// What an iOS app can count on and that is not here, each once.
    var missing: [Translation.Diagnostic]
    /// What is wrong in the sources themselves.
    var errors: [Translation.Diagnostic]

    var isRight: Bool { missing.isEmpty && errors.isEmpty }

    /// - Parameters:
    ///   - told: What there is to tell of the module's sources.
    ///   - otherLines: What the compiler said that is about no place, of interest where there is nothing else.
    init(of prepared: PreparedModule, _ told: [Translation.Diagnostic], otherLines: [String] = []) {
        target = prepared.module.target
        kind = prepared.module.kind.noun
        fileCount = prepared.module.sources.count
        let wrong = told.filter { $0.severity == .error }
        missing = wrong.filter(\.isMissingHere)
        errors = wrong.filter { !$0.isMissingHere }
        if wrong.isEmpty, let line = otherLines.first, let file = prepared.module.sources.first {
            errors = [.init(severity: .error, message: line, file: file.path, line: 1, column: 1)]
        }
    }
}

extension Module.Kind {
    fileprivate var noun: String {
        switch self {
        case .app: "app"
        case .framework: "framework"
        case .staticLibrary, .clang: "library"
        case .tests: "tests"
        }
    }
}
