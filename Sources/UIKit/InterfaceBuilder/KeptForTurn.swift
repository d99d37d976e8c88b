import Foundation

/// Objects that nobody owns yet, which live until the main loop's current turn is over.
///
/// A weak outlet so keeps the top-level object of a nib until the caller has put it where it belongs, as an autoreleased
/// object stays.
@MainActor enum KeptForTurn {
    static func keep(_ objects: [Any]) {
        guard !objects.isEmpty else { return }
        nonisolated(unsafe) let kept = objects
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    }
}
