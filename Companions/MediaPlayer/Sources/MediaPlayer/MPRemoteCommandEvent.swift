import Foundation

/// That a command was given.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command.
    public let command: MPRemoteCommand
    /// When it was given, in seconds since the device was started.
    public let timestamp = ProcessInfo.processInfo.systemUptime

    init(_ command: MPRemoteCommand) { self.command = command }
}
