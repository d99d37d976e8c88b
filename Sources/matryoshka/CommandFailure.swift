import ArgumentParser
import Displays
import Projects

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

/// Does a command's work; what goes wrong is printed in one line and becomes the exit code.
func reportingFailures(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch let failure as CommandFailure {
        Console.error(failure.description)
        throw failure.exitCode
    } catch is ErrorsAlreadyPrinted {
        throw ExitCode.failure
    } catch let error as ProjectError {
        Console.error(error.description)
        throw ExitCode.failure
    } catch let failure as DisplayFailure {
        Console.error(failure.description)
        if case .limit(_, let limit) = failure { throw ExitCode(limit.status) }
        throw ExitCode.failure
    }
}
