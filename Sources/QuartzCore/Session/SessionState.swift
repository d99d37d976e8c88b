/// A piece of state that lives as long as a session: one object of each type in each.
///
/// A framework beside UIKit keeps here what must not outlast a run or a test: what it was told, what it shows, who waits.
/// The first to ask a type for its `shared` object makes it, by `init()`; it goes with its session.
@_spi(Framework) @MainActor public protocol SessionState: AnyObject {
    /// Makes the state that a session begins with. Parts that it asks for here outlive it.
    init()

    /// Called once, when the session ends: parts that were made later are gone, those that were made before still answer.
    ///
    /// A part that only holds values has nothing to do. What others wait for, or what holds objects in a circle, is let go.
    func sessionWillEnd()
}

@_spi(Framework) extension SessionState {
    /// The session's object of the type; another one after the session.
    public static var shared: Self { Session.current.part(self) }

    /// Does nothing.
    public func sessionWillEnd() {}
}

/// A session state of this package's own.
@MainActor package protocol SessionPart: SessionState {}

extension SessionPart {
    /// The part of the session that is under way.
    package static var shared: Self { Session.current.part(self) }

    package func sessionWillEnd() {}
}
