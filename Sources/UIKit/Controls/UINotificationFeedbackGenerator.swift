import Foundation

/// A generator of feedback about the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcomes of which a person is told.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Records an outcome as an event `feedback` in the trace.
    open func notificationOccurred(_ notificationType: FeedbackType) { give("notification \(notificationType)") }
}
