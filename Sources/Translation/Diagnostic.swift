/// Something in an app's source that its author has to know, with its place, printed as compilers print.
package struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    package var message: String
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in UTF-8 bytes, as the Swift compiler counts.
    package var column: Int
    /// What an error is about, where others may be about the same: it is told once then.
    package var subject: Subject?
    /// How many places of the sources have this error.
    package var uses = 1
    /// What the sources use of a framework that is missing, with the number of uses.
    package var usedNames: [String: Int] = [:]
    /// What belongs to it: where something is declared, what could be meant.
    package var notes: [Diagnostic] = []

    package init(severity: Severity, message: String, file: String, line: Int, column: Int, notes: [Diagnostic] = []) {
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.notes = notes
    }

    /// Whether the error is about something that an iOS app can count on, and that is not here.
    package var isMissingHere: Bool {
        switch subject {
        case .framework, .module, .name, .member, .feature: true
        case .importStatement, nil: false
        }
    }

    /// Whether only the compiler can tell that it is an error: it is about a framework of which nothing may be used.
    var isUndecided: Bool {
        if case .framework? = subject { true } else { false }
    }

    /// What it says where the module compiles.
    var ofSuccess: Diagnostic {
        guard severity == .error, case .framework(let framework)? = subject else { return self }
        var warning = self
        warning.severity = .warning
        warning.message = "Matryoshka does not support the framework '\(framework)', of which nothing is used here"
        return warning
    }

    /// What it says, with the number of the other places that it is about.
    package var text: String {
        switch uses {
        case ...1: message
        case 2: message + " (and in one more place)"
        default: message + " (and in \(uses - 1) more places)"
        }
    }

    package var description: String {
        "\(file):\(line):\(column): \(severity.rawValue): \(text)"
    }
}

extension Diagnostic {
    package enum Subject: Sendable, Hashable {
        /// A framework of the iOS SDK.
        case framework(String)
        /// A module that is no framework of the SDK.
        case module(String)
        /// A type, function or variable of a framework.
        case name(String)
        case member(String, of: String)
        /// What Swift can do on Apple's systems alone, in the error's own words.
        case feature(String)
        /// A file that uses a framework without importing it.
        case importStatement(of: String, file: String)
    }
}

/// Where something stands in a source file; line and column count from 1, columns in UTF-8 bytes.
struct Place: Sendable, Hashable {
    var file: String
    var line: Int
    var column: Int

    func error(_ message: String) -> Diagnostic {
        Diagnostic(severity: .error, message: message, file: file, line: line, column: column)
    }

    /// An error about what Swift can do on Apple's systems alone.
    func missingFeature(_ message: String) -> Diagnostic {
        var error = error(message)
        error.subject = .feature(message)
        return error
    }

    func warning(_ message: String) -> Diagnostic {
        Diagnostic(severity: .warning, message: message, file: file, line: line, column: column)
    }
}

/// Turns byte offsets of one file into places.
struct LineTable {
    let file: String
    let starts: [Int]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
        }
        self.starts = starts
    }

    func place(at offset: Int) -> Place {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Place(file: file, line: low + 1, column: offset - starts[low] + 1)
    }
}
