import Foundation

/// Why a project, a catalog or a nib cannot be used, as one line that names the file.
package enum ProjectError: Error, Sendable, Equatable {
    /// Nothing exists at the path.
    case pathNotFound(String)
    /// The file exists and cannot be read.
    case unreadable(file: String, reason: String)
    /// The file's text does not follow its format.
    case malformed(file: String, line: Int?, reason: String)
    /// The file is of a format or variant that is refused.
    case refused(file: String, line: Int?, reason: String)
    /// The Interface Builder file is for another of Apple's systems.
    case otherPlatform(file: String, line: Int?, type: String)
    /// The file is larger than its format reasonably gets.
    case tooLarge(file: String, limitInMegabytes: Int)
    /// The folder holds neither an Xcode project nor Swift files.
    case noApp(folder: String)
    /// The project has no target that builds an iOS app.
    case noAppTarget(project: String, targets: [String])
    /// The scheme asked for does not exist.
    case unknownScheme(name: String, project: String, choices: [String])
    /// The scheme asked for names no unit tests that are there.
    case schemeWithoutTests(name: String, project: String)
    /// There are no unit tests for iOS.
    case noTests(project: String, targets: [String])
    /// There are no tests but those that drive an app from a process of their own.
    case onlyInterfaceTests(project: String, tests: [String])
    /// None of the unit tests that there are runs in the app that was asked for.
    case noTestsOfApp(app: String, project: String, choices: [String])
    /// The target of tests asked for does not exist.
    case unknownTests(name: String, project: String, choices: [String])
    /// The target asked for does not exist or is no app.
    case unknownTarget(name: String, project: String, choices: [String])
    /// The folder holds several projects.
    case severalProjects(folder: String, projects: [String])
    /// The project names files that do not exist.
    case filesNotFound(project: String, first: String, count: Int, target: String)
    /// Two targets that are needed make modules of one name.
    case severalModules(name: String, targets: [String])
    /// Each of these targets depends on the next, and the last is the first.
    case moduleCycle(targets: [String])
    /// A target depends on a module that nothing makes.
    case unknownModule(name: String, target: String)
    /// Two Info.plist files lie at the same depth.
    case severalInfoPlists(folder: String, files: [String])
}

extension ProjectError: CustomStringConvertible {
    package var description: String { oneLine(text) }

    private var text: String {
        switch self {
        case .pathNotFound(let path):
            return "\(path): no such file or folder"
        case .unreadable(let file, let reason):
            return "\(file): cannot be read: \(reason)"
        case .malformed(let file, let line, let reason), .refused(let file, let line, let reason):
            return "\(place(file, line)): \(reason)"
        case .otherPlatform(let file, let line, let type):
            return "\(place(file, line)): not for iOS: its type is \(type)"
        case .tooLarge(let file, let limit):
            return "\(file): larger than \(limit) MB"
        case .noApp(let folder):
            return "no app in \(folder): no Xcode project and no Swift files"
        case .noAppTarget(let project, let targets):
            let found = targets.isEmpty ? "it has no targets" : "its targets are \(Self.list(targets))"
            return "no app in \(project): \(found)"
        case .unknownScheme(let name, let project, let choices):
            let schemes = choices.isEmpty ? "it shares none" : "choose one of: \(Self.list(choices))"
            return "\(project): no shared scheme '\(name)'; \(schemes)"
        case .schemeWithoutTests(let name, let project):
            return "\(project): the scheme '\(name)' tests no unit test target that there is"
        case .noTests(let project, let targets):
            return "\(project): no unit tests for iOS; its targets are \(Self.list(targets))"
        case .onlyInterfaceTests(let project, let tests):
            return
                "\(project): \(tests.map { "'\($0)'" }.joined(separator: ", ")): tests that drive an app by XCUIApplication are "
                + "not supported; write unit tests, or a flow for 'matryoshka run --flow'"
        case .noTestsOfApp(let app, let project, let choices):
            return
                "\(project): no unit tests for iOS run in '\(app)'; the targets of unit tests are \(Self.list(choices))"
        case .unknownTests(let name, let project, let choices):
            return "\(project): no target of unit tests '\(name)'; choose one of: \(Self.list(choices))"
        case .unknownTarget(let name, let project, let choices):
            return "\(project): no app target '\(name)'; choose one of: \(Self.list(choices))"
        case .severalProjects(let folder, let projects):
            return "\(folder): \(projects.count) Xcode projects; name one of: \(Self.list(projects))"
        case .filesNotFound(let project, let first, let count, let target):
            let others = count > 1 ? " (and \(count - 1) more)" : ""
            return "\(project): file not found: \(first)\(others), in target '\(target)'"
        case .severalModules(let name, let targets):
            return "two targets make a module '\(name)': \(targets.joined(separator: " and ")); rename one of them"
        case .moduleCycle(let targets):
            return "targets depend on each other: \(targets.joined(separator: " needs "))"
        case .unknownModule(let name, let target):
            return "target \(target) depends on a module '\(name)' that nothing makes"
        case .severalInfoPlists(let folder, let files):
            return "\(folder): several Info.plist files: \(Self.list(files))"
        }
    }

    /// How many names a message holds before it only counts the others.
    private static let mostNames = 20

    static func list(_ names: [String]) -> String {
        let others = names.count - mostNames
        return names.prefix(mostNames).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    }
}

/// Something in a project that the app can be built without, but that its author should know.
package struct ProjectDiagnostic: Sendable, Hashable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        case warning, note
    }

    package let severity: Severity
    /// The file's name, as messages show it.
    package let file: String
    /// The line, counted from one.
    package let line: Int?
    package let message: String

    package init(_ severity: Severity = .warning, file: String, line: Int? = nil, message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message
    }

    package var description: String {
        oneLine("\(place(file, line)): \(severity.rawValue): \(message)")
    }
}

private func place(_ file: String, _ line: Int?) -> String {
    line.map { "\(file):\($0)" } ?? file
}

/// The text without line breaks and control characters, which names in broken files can hold.
private func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
}
