import Foundation

/// The layers whose animations still run, and the callbacks of each frame.
@MainActor package final class AnimationTimeline: SessionPart {
    private var layers: [CALayer] = []
    private var frameCallbacks: [(id: Int, isEndless: Bool, name: String, call: (Double) -> Void)] = []

    package init() {}

    func register(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Whether time has to go on for something on the screen.
    package var isActive: Bool { !frameCallbacks.isEmpty || layers.contains(where: \.isAdvancing) }

    /// Whether something is running that ends by itself.
    ///
    /// An animation that repeats for ever, such as that of a spinner, is not worth waiting for.
    package var isSettling: Bool {
        layers.contains(where: \.hasEndingAnimation) || frameCallbacks.contains { !$0.isEndless }
    }

    /// What is still running, for a person who waits for the app to become idle.
    package var descriptions: [String] {
        layers.filter(\.hasEndingAnimation).map { layer in
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            let keys = layer.running.filter(\.isEnding).map(\.key)
            return "animation of \(owner)" + (keys.isEmpty ? "" : ": " + keys.joined(separator: ", "))
        } + frameCallbacks.filter { !$0.isEndless }.map(\.name)
    }

    /// Calls back at every frame until `removeFrameCallback`.
    ///
    /// - Parameters:
    ///   - isEndless: Whether it is known that the callback will never be removed by itself.
    ///   - name: What to call it to a person who waits for the app to become idle.
    package func addFrameCallback(
        isEndless: Bool = false, describedAs name: String = "display link", _ call: @escaping (Double) -> Void
    ) -> Int {
        let id = Session.uniqueNumber()
        frameCallbacks.append((id, isEndless, name, call))
        CATransaction.noteChange()
        return id
    }

    package func removeFrameCallback(_ id: Int) {
        frameCallbacks.removeAll { $0.id == id }
    }

    /// Brings everything to the clock's time: ends animations that are over and calls the display links.
    ///
    /// - Parameter frameTime: What the display links are told, in seconds of media time; the clock's time if nil.
    package func update(frameTime: Double? = nil) {
        let now = MediaClock.shared.now
        for callback in frameCallbacks where frameCallbacks.contains(where: { $0.id == callback.id }) {
            callback.call(frameTime ?? now)
        }
        let current = layers
        layers = []
        var remaining: [CALayer] = []
        for layer in current where layer.updateAnimations(at: now) { remaining.append(layer) }
        // What callbacks registered meanwhile stays.
        for layer in layers where !remaining.contains(where: { $0 === layer }) { remaining.append(layer) }
        layers = remaining
    }

    // What waits for an animation may hold the layer that runs it.
    package func sessionWillEnd() {
        for layer in layers { layer.forgetAnimations() }
    }
}
