import Foundation

/// The command to say what one thinks of what is played.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether it was said already.
    open var isActive = false
    /// What the button says.
    open var localizedTitle = ""
    /// What the button says in few words.
    open var localizedShortTitle = ""
}
