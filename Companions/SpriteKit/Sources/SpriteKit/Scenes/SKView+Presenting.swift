import Foundation
@_spi(Framework) import UIKit

extension SKView {
    func setUp() { contentMode = .redraw }

    /// Whether the view needs one frame after the other.
    var isRunning: Bool { storedScene != nil && !isPaused && window != nil }

    func present(_ scene: SKScene?, with kind: SKTransition?) {
        transition?.finish(in: self)
        transition = nil
        let old = storedScene
        guard scene !== old else { return }
        storedScene = scene
        touched = [:]
        if let other = scene?.storedView, other !== self { other.presentScene(nil) }
        scene?.storedView = self
        scene?.lastTime = nil
        if let old, scene != nil, let kind, kind.duration > 0 {
            transition = RunningTransition(kind, from: old)
        } else if let old {
            let isAsked = old.storedView === self
            old.willMove(from: self)
            if isAsked { old.storedView = nil }
        }
        if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
        scene?.didMove(to: self)
        setNeedsDisplay()
    }

    func runFrame(at time: TimeInterval) {
        guard isRunning, time > lastFrame else { return }
        if preferredFramesPerSecond > 0, time - lastFrame < 1 / Double(preferredFramesPerSecond) - 0.001 { return }
        if let delegate, !delegate.view(self, shouldRenderAtTime: time) { return }
        let seconds = lastFrame.isFinite ? time - lastFrame : 0
        lastFrame = time
        if let running = transition {
            if !running.kind.pausesOutgoingScene { running.outgoing.runFrame(at: time) }
            // The time of a scene that pauses does not go on.
            if running.kind.pausesIncomingScene {
                storedScene?.lastTime = time
            } else {
                storedScene?.runFrame(at: time)
            }
            running.elapsed += seconds
            if running.elapsed >= running.kind.duration {
                running.finish(in: self)
                transition = nil
            }
        } else {
            storedScene?.runFrame(at: time)
        }
        setNeedsDisplay()
    }
}

/// A transition on its way, and the scene that gives way.
@MainActor final class RunningTransition {
    let kind: SKTransition
    let outgoing: SKScene
    var elapsed = 0.0

    init(_ kind: SKTransition, from outgoing: SKScene) {
        self.kind = kind
        self.outgoing = outgoing
    }

    /// How much of the transition is over, from 0 to 1.
    var progress: CGFloat { CGFloat(min(elapsed / kind.duration, 1)) }

    func finish(in view: SKView) {
        guard outgoing.storedView === view else { return }
        outgoing.willMove(from: view)
        if outgoing !== view.storedScene { outgoing.storedView = nil }
    }
}
