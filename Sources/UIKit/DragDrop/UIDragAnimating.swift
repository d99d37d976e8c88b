import Foundation

/// The animation of a lift, a drop or a drag that is taken back, which the app can join.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when it has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what the app adds, and runs it.
final class DragAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs own changes and the app's, and then the completions.
    func run(_ duration: TimeInterval, _ changes: @escaping () -> Void, _ end: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction],
            animations: {
                changes()
                for animation in self.animations { animation() }
            },
            completion: { _ in
                end()
                for completion in self.completions { completion(.end) }
            })
    }
}
