import ArgumentParser
import Displays
import Foundation
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

/// The app, or its tests, ended because nobody reads what they print. As for other programs, that is nothing to tell.
struct OutputUnread: Error {
    /// What a shell tells of a program that ends like this.
    static let exitCode = ExitCode(128 + SIGPIPE)
}

/// Does a command's work; what goes wrong is printed in one line and becomes the exit code.
func reportingFailures(_ work: () throws -> Void) throws {
    do {
        do {
            try work()
        } catch {
            Interruption.giveWay()
            throw error
        }
    } catch let failure as CommandFailure {
        Console.error(failure.description)
        throw failure.exitCode
    } catch is ErrorsAlreadyPrinted {
        throw ExitCode.failure
    } catch is OutputUnread {
        throw OutputUnread.exitCode
    } catch let error as ProjectError {
        Console.error(error.description)
        throw ExitCode.failure
    } catch DisplayFailure.crashed(_, let end) where end.signal == SIGPIPE && StandardStreams.isOutputUnread {
        throw OutputUnread.exitCode
    } catch let failure as DisplayFailure {
        Console.error(failure.description)
        if case .limit(_, let limit) = failure { throw ExitCode(limit.status) }
        throw ExitCode.failure
    }
}
