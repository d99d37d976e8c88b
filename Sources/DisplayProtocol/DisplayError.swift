/// What can go wrong between an app and a display.
package enum DisplayError: Error, Equatable, CustomStringConvertible {
    /// A system call failed; `code` is its `errno`.
    case system(call: String, code: Int32, message: String)
    /// A Unix socket's path must fit in the kernel's address structure.
    case pathTooLong(String)
    case messageTooLong(Int)
    case malformedMessage(String)
    case versionMismatch(app: Int, display: Int)
    /// A message arrived that makes no sense at this point of the conversation.
    case unexpectedMessage(String)
    /// The other end closed the connection or died.
    case closed
    /// The other end said nothing within this many seconds.
    case timedOut(seconds: Double)
    case invalidFrame(String)

    package var description: String {
        switch self {
        case .system(let call, _, let message): "\(call): \(message)"
        case .pathTooLong(let path): "the path of the display's socket is too long: \(path)"
        case .messageTooLong(let length): "a message of \(length) bytes is longer than \(Wire.maximumMessageLength)"
        case .malformedMessage(let reason): "a message could not be read: \(reason)"
        case .versionMismatch(let app, let display):
            "the app speaks version \(app) of the display protocol and the display version \(display): build both anew"
        case .unexpectedMessage(let type): "a message came that was not expected: \(type)"
        case .closed: "the connection is closed"
        case .timedOut(let seconds): "nothing was heard for \(seconds) s"
        case .invalidFrame(let reason): "a frame is not valid: \(reason)"
        }
    }
}
