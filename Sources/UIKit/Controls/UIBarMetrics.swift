import Foundation

/// The situation of a bar that a look from before appearances is for.
public enum UIBarMetrics: Int, Sendable {
    /// The situation on pads and on phones held upright.
    case `default`
    /// The situation on phones that lie on their side.
    case compact
    /// The situation of a bar with a prompt; looks for it are kept and have no effect here.
    case defaultPrompt = 101
    /// The situation of a low bar with a prompt; looks for it are kept and have no effect here.
    case compactPrompt

    /// The older name of `compact`.
    public static let landscapePhone = UIBarMetrics.compact
    /// The older name of `compactPrompt`.
    public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}
