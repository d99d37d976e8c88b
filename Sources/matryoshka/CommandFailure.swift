import ArgumentParser

/// Why the command ends without success, as one line for a person.
struct CommandFailure: Error, CustomStringConvertible {
    var description: String
    var exitCode: ExitCode = .failure

    init(_ description: String, exitCode: ExitCode = .failure) {
        self.description = description
        self.exitCode = exitCode
    }
}

/// The errors are printed already, by the compiler or as diagnostics with their places.
struct ErrorsAlreadyPrinted: Error {}
