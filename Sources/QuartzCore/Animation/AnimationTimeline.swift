import Foundation

/// The layers whose animations still run, and the callbacks of each frame.
@MainActor package final class AnimationTimeline {
    package static let shared = AnimationTimeline()

    private var layers: [CALayer] = []
    private var frameCallbacks: [(id: Int, call: (Double) -> Void)] = []
    private var nextCallback = 0

    func register(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Whether time has to go on for something on the screen.
    package var isActive: Bool { !layers.isEmpty || !frameCallbacks.isEmpty }

    /// What is still running, for a person who waits for the app to become idle.
    package var descriptions: [String] {
        layers.map { layer in
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            let keys = layer.running.filter { !$0.isFinished }.map(\.key)
            return "animation of \(owner): \(keys.joined(separator: ", "))"
        } + frameCallbacks.map { _ in "display link" }
    }

    /// Calls back at every frame until `removeFrameCallback`.
    package func addFrameCallback(_ call: @escaping (Double) -> Void) -> Int {
        nextCallback += 1
        frameCallbacks.append((nextCallback, call))
        CATransaction.noteChange()
        return nextCallback
    }

    package func removeFrameCallback(_ id: Int) {
        frameCallbacks.removeAll { $0.id == id }
    }

    /// Brings everything to the clock's time: ends animations that are over and calls the display links.
    package func update() {
        let now = MediaClock.shared.now
        for callback in frameCallbacks { callback.call(now) }
        let current = layers
        layers = []
        var remaining: [CALayer] = []
        for layer in current where layer.updateAnimations(at: now) { remaining.append(layer) }
        // What callbacks registered meanwhile stays.
        for layer in layers where !remaining.contains(where: { $0 === layer }) { remaining.append(layer) }
        layers = remaining
    }

    /// Forgets everything, for a test that starts afresh.
    package func reset() {
        layers = []
        frameCallbacks = []
    }
}
