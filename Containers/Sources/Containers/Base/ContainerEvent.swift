import UIKit

/// A report of what happens to the controllers that a container shows.
public enum ContainerEvent: Equatable, Sendable {
    /// A change begins, from the first controllers to the second.
    case willChange(from: [UIViewController], to: [UIViewController])
    /// A change has ended where it was to lead.
    case didChange(from: [UIViewController], to: [UIViewController])
    /// A change was turned round, and what was shown before is shown again.
    case didCancel(from: [UIViewController], to: [UIViewController])
}

/// The receiver of a container's reports; all methods may be left out.
@MainActor public protocol ContainerViewControllerDelegate: AnyObject {
    /// Called before the first child is told anything of a change.
    func container(
        _ container: ContainerViewController, willChangeFrom old: [UIViewController], to new: [UIViewController])
    /// Called when all children have heard that the change is over.
    func container(
        _ container: ContainerViewController, didChangeFrom old: [UIViewController], to new: [UIViewController])
    /// Called when a change was turned round and `old` is shown again.
    func container(
        _ container: ContainerViewController, didCancelChangeFrom old: [UIViewController], to new: [UIViewController])
}

extension ContainerViewControllerDelegate {
    public func container(
        _ container: ContainerViewController, willChangeFrom old: [UIViewController], to new: [UIViewController]
    ) {}
    public func container(
        _ container: ContainerViewController, didChangeFrom old: [UIViewController], to new: [UIViewController]
    ) {}
    public func container(
        _ container: ContainerViewController, didCancelChangeFrom old: [UIViewController], to new: [UIViewController]
    ) {}
}

/// The streams that want to hear a container's events.
struct ContainerEventStreams: Sendable {
    private var continuations: [Int: AsyncStream<ContainerEvent>.Continuation] = [:]
    private var next = 0

    mutating func add() -> AsyncStream<ContainerEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ContainerEvent.self)
        continuations[next] = continuation
        next += 1
        return stream
    }

    /// Hands out an event; a stream that nobody reads any more is forgotten.
    mutating func yield(_ event: ContainerEvent) {
        for (number, continuation) in continuations {
            if case .terminated = continuation.yield(event) { continuations[number] = nil }
        }
    }

    func finish() {
        for continuation in continuations.values { continuation.finish() }
    }
}
