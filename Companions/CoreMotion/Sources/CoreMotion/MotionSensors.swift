import Foundation
@_spi(Framework) import UIKit

/// What a flow, a test or the page says of how the device is held and moved.
struct SimulatedMotion: Decodable {
    /// Three numbers along the axes of the screen: to the right, up and out of it.
    struct Vector: Decodable {
        var x: Double
        var y: Double
        var z: Double
    }

    /// How much the top of the device is raised, in degrees: 0 lying on a table, 90 upright.
    var pitch: Double?
    /// How much the device is turned to the right, in degrees.
    var roll: Double?
    /// How much the device is turned on the table to the left, in degrees.
    var yaw: Double?
    /// What the accelerometer says instead, in units of gravity.
    var acceleration: Vector?
    /// How fast the device turns, in radians a second.
    var rotation: Vector?
    /// Whether there are sensors.
    var available: Bool?
}

/// Why the device cannot be held so.
struct MotionProblem: Error, CustomStringConvertible {
    var description: String
}

/// The sensors of a device in one session.
@MainActor final class MotionSensors: SessionState {
    private(set) var areAvailable = false
    private(set) var pitch = 0.0
    private(set) var roll = 0.0
    private(set) var yaw = 0.0
    private(set) var rotation = CMRotationRate(x: 0, y: 0, z: 0)
    private var given: CMAcceleration?

    init() {
        if let event = Simulations.latest(__CoreMotion.simulation, as: SimulatedMotion.self) { adopt(event) }
    }

    func take(_ event: SimulatedMotion) throws {
        let angles = [event.pitch, event.roll, event.yaw].compactMap { $0 }
        guard angles.allSatisfy({ abs($0) <= 360 }) else {
            throw MotionProblem(description: "an angle is between -360 and 360 degrees")
        }
        adopt(event)
    }

    private func adopt(_ event: SimulatedMotion) {
        areAvailable = event.available ?? true
        pitch = event.pitch.map { $0 * .pi / 180 } ?? pitch
        roll = event.roll.map { $0 * .pi / 180 } ?? roll
        yaw = event.yaw.map { $0 * .pi / 180 } ?? yaw
        given = event.acceleration.map { CMAcceleration(x: $0.x, y: $0.y, z: $0.z) }
        if let turn = event.rotation { rotation = CMRotationRate(x: turn.x, y: turn.y, z: turn.z) }
    }

    /// Where down is, in units of gravity along the axes of the screen.
    var gravity: CMAcceleration {
        CMAcceleration(x: cos(pitch) * sin(roll), y: -sin(pitch), z: -cos(pitch) * cos(roll))
    }

    /// What the accelerometer says: gravity, unless somebody says otherwise.
    var acceleration: CMAcceleration { given ?? gravity }

    /// What the person does to the device beside holding it.
    var userAcceleration: CMAcceleration {
        let (all, down) = (acceleration, gravity)
        return CMAcceleration(x: all.x - down.x, y: all.y - down.y, z: all.z - down.z)
    }
}
