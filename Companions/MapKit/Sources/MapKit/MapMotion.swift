import Foundation
import QuartzCore
@_spi(Framework) import UIKit

/// A movement of a map, frame by frame.
@MainActor protocol MapMotion: AnyObject {
    /// Moves the map to where it is at a time of the media clock, in seconds; false when the movement is over.
    func step(to time: Double) -> Bool
}

/// The maps that move, in step with the screen.
@MainActor final class MapMotions: NSObject, ObjectiveCExposed, SessionState {
    private var running: [any MapMotion] = []
    private var link: CADisplayLink?

    override init() { super.init() }

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "MapMotions",
            methods: ["step": { object, _ in unsafeDowncast(object, to: MapMotions.self).step() }])
    }

    func add(_ motion: any MapMotion) {
        running.append(motion)
        guard link == nil else { return }
        link = CADisplayLink(target: self, selector: Selector("step"))
        link?.add(to: .main, forMode: .common)
    }

    func remove(_ motion: any MapMotion) {
        running.removeAll { $0 === motion }
        if running.isEmpty { end() }
    }

    private func step() {
        guard let time = link?.timestamp else { return }
        for motion in running where !motion.step(to: time) { remove(motion) }
    }

    private func end() {
        link?.invalidate()
        link = nil
    }

    func sessionWillEnd() {
        running = []
        end()
    }
}

/// An animated way from one viewpoint to another.
@MainActor final class MapFlight: MapMotion {
    private let start: Viewpoint
    private let end: Viewpoint
    private let begin = CACurrentMediaTime()
    private let duration: Double
    private let move: (Viewpoint) -> Void
    private let finish: () -> Void

    init(
        from start: Viewpoint, to end: Viewpoint, duration: Double, move: @escaping (Viewpoint) -> Void,
        finish: @escaping () -> Void
    ) {
        (self.start, self.duration, self.move, self.finish) = (start, duration, move, finish)
        var end = end
        // The shorter way around the Earth, and around north.
        let world = MKMapSize.world.width
        end.center.x -= ((end.center.x - start.center.x) / world).rounded() * world
        end.heading -= ((end.heading - start.heading) / 360).rounded() * 360
        self.end = end
    }

    func step(to time: Double) -> Bool {
        let share = min(max((time - begin) / duration, 0), 1)
        guard share < 1 else {
            move(end)
            finish()
            return false
        }
        move(viewpoint(share * share * (3 - 2 * share)))
        return true
    }

    /// The scale goes by even factors, and the centre so that its speed on the screen does not jump.
    private func viewpoint(_ share: Double) -> Viewpoint {
        let ratio = end.scale / start.scale
        let scale = start.scale * pow(ratio, share)
        let way = abs(ratio - 1) < 1e-6 ? share : (1 / scale - 1 / start.scale) / (1 / end.scale - 1 / start.scale)
        return Viewpoint(
            center: MKMapPoint(
                x: start.center.x + (end.center.x - start.center.x) * way,
                y: start.center.y + (end.center.y - start.center.y) * way),
            scale: scale, heading: start.heading + (end.heading - start.heading) * share)
    }
}

/// The way that a map goes on when a finger has thrown it.
@MainActor final class MapMomentum: MapMotion {
    private var velocity: CGPoint
    private var last = CACurrentMediaTime()
    private let move: (CGPoint) -> Void
    private let finish: () -> Void

    /// - Parameter velocity: In points a second.
    init(velocity: CGPoint, move: @escaping (CGPoint) -> Void, finish: @escaping () -> Void) {
        (self.velocity, self.move, self.finish) = (velocity, move, finish)
    }

    func step(to time: Double) -> Bool {
        let seconds = max(0, time - last)
        last = time
        move(CGPoint(x: velocity.x * seconds, y: velocity.y * seconds))
        // As scroll views slow down, in milliseconds.
        let rest = pow(Double(UIScrollView.DecelerationRate.normal.rawValue), seconds * 1000)
        velocity = CGPoint(x: velocity.x * rest, y: velocity.y * rest)
        if hypot(velocity.x, velocity.y) > 20 { return true }
        finish()
        return false
    }
}
