import Foundation

/// The steps of a flow file.
package struct Flow: Sendable, Equatable {
    /// The file's name as it was given, for messages.
    package var file: String
    package var steps: [Step]
    /// The day and time that the app is to see at its launch; nil for the real one.
    package var date: Date?

    package struct Step: Sendable, Equatable {
        /// Counted from 1.
        package var line: Int
        package var command: any FlowCommand

        package static func == (a: Step, b: Step) -> Bool { a.line == b.line && a.command.equals(b.command) }
    }
}
