import DisplayProtocol
import UIKitTesting

@_spi(Testing) @testable import UIKit

/// A finger that drags something, a step at a time.
@MainActor struct ScreenFinger {
    private(set) var gesture: ScreenOperation.Gesture?
    private var start = CGPoint.zero
    private var way = CGVector.zero
    private var point = CGPoint.zero

    var isDown: Bool { gesture != nil }

    private mutating func touch(_ phase: DisplayMessage.Touch.Phase, _ point: CGPoint) {
        self.point = point
        TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: point))
        FramePipeline.shared.runFrame()
    }

    private func wait(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    mutating func down(_ gesture: ScreenOperation.Gesture, in world: ScreenWorld) {
        guard self.gesture == nil, let size = world.window?.bounds.size else { return }
        self.gesture = gesture
        switch gesture {
        case .swipeBack:
            (start, way) = (CGPoint(x: 3, y: size.height * 0.6), CGVector(dx: size.width * 0.9, dy: 0))
        case .sheetDown:
            let card = world.topmost?.viewIfLoaded.map { $0.convert($0.bounds, to: nil) } ?? .zero
            (start, way) = (
                CGPoint(x: size.width / 2, y: card.minY + 20),
                CGVector(dx: 0, dy: max(60, size.height - card.minY - 40))
            )
        case .pageForward:
            (start, way) = (
                CGPoint(x: size.width * 0.9, y: size.height * 0.6), CGVector(dx: -size.width * 0.85, dy: 0)
            )
        case .pageBack:
            (start, way) = (
                CGPoint(x: size.width * 0.1, y: size.height * 0.6), CGVector(dx: size.width * 0.85, dy: 0)
            )
        }
        touch(.began, start)
        for share in [0.08, 0.16, 0.24] { move(to: share) }
    }

    mutating func move(to share: Double) {
        guard isDown else { return }
        wait(1.0 / 60)
        touch(.moved, CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }

    /// Goes to the end of the way, or back to its start, rests and leaves.
    mutating func up(finishes: Bool, in world: ScreenWorld) {
        guard isDown else { return }
        for share in finishes ? [0.5, 0.75, 1] : [0.2, 0.12, 0.06] { move(to: share) }
        wait(0.4)
        lift(in: world, cancels: false)
    }

    mutating func lift(in world: ScreenWorld, cancels: Bool) {
        guard isDown else { return }
        gesture = nil
        touch(cancels ? .cancelled : .ended, point)
    }

    mutating func tap(_ point: CGPoint) {
        guard !isDown else { return }
        touch(.began, point)
        wait(0.03)
        touch(.ended, point)
    }
}

extension ScreenWorld {
    /// What is presented by what is presented, from the root.
    var topmost: UIViewController? {
        var top = window?.rootViewController
        while let next = top?.presentationsWithin.first?.presented { top = next }
        return top
    }

    func applyByPerson(_ operation: ScreenOperation) {
        // A person does nothing inside a callback.
        guard depth == 0 else { return }
        switch operation {
        case .fingerDown(let gesture): finger.down(gesture, in: self)
        case .fingerMove(let share): finger.move(to: share)
        case .fingerUp(let finishes): finger.up(finishes: finishes, in: self)
        case .fingerCancel: finger.lift(in: self, cancels: true)
        case .tap(let x, let y):
            guard let size = window?.bounds.size else { return }
            finger.tap(CGPoint(x: size.width * x, y: size.height * y))
        case .tapTab(let id, let index):
            guard let tabs = self[id] as? UITabBarController, tabs.viewIfLoaded?.isInVisibleWindow == true,
                tabs.tabBar.buttons.indices.contains(index)
            else { return }
            let button = tabs.tabBar.buttons[index]
            finger.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        default: break
        }
    }
}
