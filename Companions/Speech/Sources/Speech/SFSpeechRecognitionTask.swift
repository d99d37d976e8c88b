import Foundation

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// Recognizes speech of a request.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// How far the task is.
    open private(set) var state = SFSpeechRecognitionTaskState.starting
    /// Whether the task was ended by the app.
    open private(set) var isCancelled = false
    /// Whether no more sound is taken.
    open private(set) var isFinishing = false
    /// Why the task ended.
    open var error: (any Error)? { state == .completed ? unavailable() : nil }

    override init() { super.init() }

    func end() { state = .completed }

    /// Ends the task.
    open func cancel() {
        isCancelled = true
        if state != .completed { state = .canceling }
    }

    /// Takes no more sound.
    open func finish() {
        isFinishing = true
        if state != .completed { state = .finishing }
    }
}
