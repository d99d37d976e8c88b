import Foundation
@_spi(Framework) import UIKit

extension SKScene {
    /// The steps of a frame, in the order that is documented for SpriteKit.
    func runFrame(at time: TimeInterval) {
        // A scene that was away for long goes on from where it was.
        let seconds = lastTime.map { min(max(time - $0, 0), 1) } ?? 0
        lastTime = time
        guard !isPaused else { return }
        update(time)
        delegate?.update(time, for: self)
        evaluateActions(by: seconds)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        physicsWorld.advance(by: seconds * Double(speed))
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        applyConstraints()
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
    }

    private func applyConstraints() {
        visitAll { node in
            for constraint in node.constraints ?? [] where constraint.enabled { constraint.apply(to: node) }
        }
    }
}

/// The frames of all views that show scenes.
@MainActor final class GameFrames: FramePass {
    static let place = FramePlace.beginning

    private struct Entry { weak var view: SKView? }
    private var entries: [Entry] = []

    init() {}

    /// Has a view's scenes run from now on.
    func add(_ view: SKView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view))
    }

    func remove(_ view: SKView) { entries.removeAll { $0.view == nil || $0.view === view } }

    var need: FrameNeed { entries.contains { $0.view?.isRunning == true } ? .time : .nothing }

    func run(at time: CFTimeInterval) {
        for entry in entries { entry.view?.runFrame(at: time) }
    }
}
