import CoreGraphics
import Foundation

/// The particles of an emitter that are in the air, from one frame to the next.
///
/// Each kind of particles has random numbers of its own, and particles start at the times that their rate says, so that
/// the frames at which somebody looks change nothing.
@MainActor final class ParticleCloud {
    /// A particle as it started; what it is later follows from its age.
    private struct Flight {
        let cell: CAEmitterCell
        let birth: Double
        let lifetime: Double
        let start: Vector
        let velocity: Vector
        let acceleration: Vector
        let scale: CGFloat
        let scaleSpeed: CGFloat
        let spin: CGFloat
        let color: [Double]
        let colorSpeed: [Double]
        var springs: [Spring] = []

        func position(at time: Double) -> Vector {
            let age = CGFloat(time - birth)
            return start + velocity * age + acceleration * (age * age / 2)
        }
    }

    /// What sends out one kind of particles.
    private struct Spring {
        let cell: CAEmitterCell
        var random: RandomNumbers
        /// How much of the next particle is due.
        var credit = 0.0
    }

    private var flights: [Flight] = []
    private var springs: [Spring] = []
    /// The layer's time up to which particles have been sent out; nil before the first.
    private var time: Double?

    var isEmpty: Bool { flights.isEmpty }

    /// Forgets all particles.
    func restart() { (flights, springs, time) = ([], [], nil) }

    /// What is in the air at a time of the layer, in the order of birth.
    func particles(at now: Double, of emitter: EmitterState, cells: [CAEmitterCell]) -> [Particle] {
        advance(to: now, emitter, cells)
        return flights.compactMap { particle($0, at: now, emitter) }
    }

    // MARK: Sending out

    /// The seconds that are calculated at once, so that particles which particles send out start at their places.
    private static let step = 1.0 / 60

    private func advance(to now: Double, _ emitter: EmitterState, _ cells: [CAEmitterCell]) {
        if let time, now < time { restart() }
        if springs.count != cells.count || zip(springs, cells).contains(where: { $0.cell !== $1 }) {
            springs = cells.enumerated().map { index, cell in
                springs.first { $0.cell === cell }
                    ?? Spring(cell: cell, random: RandomNumbers(seed: UInt64(emitter.seed) &* 1009 &+ UInt64(index)))
            }
        }
        // An emitter whose time began long ago has been at it since: what is still in the air starts then.
        let longest = cells.map { Self.reach(of: $0) }.max() ?? 0
        var time = self.time ?? max(min(now, 0), now - longest * max(emitter.lifetime, 0))
        while now - time > 1e-9 {
            let end = min(time + Self.step, now)
            for index in springs.indices {
                send(&springs[index], from: time, to: end, began: 0, emitter, factor: emitter.birthRate) { _ in nil }
            }
            for index in flights.indices { sendOut(of: index, from: time, to: end, emitter) }
            flights.removeAll { $0.birth + $0.lifetime <= end }
            time = end
        }
        self.time = now
    }

    /// The seconds after which nothing is left of a particle and of those that it sends out.
    private static func reach(of cell: CAEmitterCell) -> Double {
        let inner = (cell.emitterCells ?? []).map { reach(of: $0) }.max() ?? 0
        return Double(cell.lifetime + cell.lifetimeRange) + inner
    }

    private func sendOut(of index: Int, from start: Double, to end: Double, _ emitter: EmitterState) {
        let flight = flights[index]
        guard !flight.springs.isEmpty, flight.birth < end else { return }
        var springs = flight.springs
        for inner in springs.indices {
            send(
                &springs[inner], from: max(start, flight.birth), to: min(end, flight.birth + flight.lifetime),
                began: flight.birth, emitter, factor: 1
            ) { flight.position(at: $0) }
        }
        flights[index].springs = springs
    }

    /// Sends out the particles that are due in a stretch of time.
    ///
    /// - Parameter place: Where a particle starts at a time; nil takes a place in the emitter's shape.
    private func send(
        _ spring: inout Spring, from start: Double, to end: Double, began: Double, _ emitter: EmitterState,
        factor: Double, place: (Double) -> Vector?
    ) {
        let rate = Double(spring.cell.birthRate) * factor
        guard rate > 0, end > start, spring.cell.isEmitting(at: (start + end) / 2 - began) else { return }
        let due = spring.credit + rate * (end - start)
        var count = 1.0
        // What is due at the very end has started.
        while count <= due + 1e-9 {
            let birth = min(start + (count - spring.credit) / rate, end)
            let origin = place(birth) ?? emitter.place(&spring.random)
            flights.append(flight(&spring, at: birth, from: origin, emitter))
            count += 1
        }
        spring.credit = due - (count - 1)
    }

    private func flight(
        _ spring: inout Spring, at birth: Double, from origin: Vector, _ emitter: EmitterState
    ) -> Flight {
        let cell = spring.cell
        func vary(_ value: Double, _ range: Double) -> Double { value + range * spring.random.sign() }
        let lifetime = vary(Double(cell.lifetime), Double(cell.lifetimeRange)) * emitter.lifetime
        let speed = vary(cell.velocity, cell.velocityRange) * emitter.velocity
        // The cone is as wide as its range says, half of it to each side.
        let longitude = vary(cell.emissionLongitude, cell.emissionRange / 2)
        let latitude = Double(cell.emissionLatitude)
        let velocity = Vector(
            x: speed * cos(latitude) * cos(longitude), y: speed * cos(latitude) * sin(longitude),
            z: speed * sin(latitude))
        let scale = vary(cell.scale, cell.scaleRange) * emitter.scale
        let spin = vary(cell.spin, cell.spinRange) * emitter.spin
        let base = cell.color?.rgba ?? .white
        let color = [
            vary(base.red, Double(cell.redRange)), vary(base.green, Double(cell.greenRange)),
            vary(base.blue, Double(cell.blueRange)), vary(base.alpha, Double(cell.alphaRange)),
        ]
        let inner = (cell.emitterCells ?? []).enumerated().map { index, cell in
            Spring(cell: cell, random: RandomNumbers(seed: spring.random.next() &+ UInt64(index)))
        }
        return Flight(
            cell: cell, birth: birth, lifetime: lifetime, start: origin, velocity: velocity,
            acceleration: Vector(x: cell.xAcceleration, y: cell.yAcceleration, z: cell.zAcceleration),
            scale: scale, scaleSpeed: cell.scaleSpeed * emitter.scale, spin: spin, color: color,
            colorSpeed: [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map(Double.init),
            springs: inner)
    }

    // MARK: Looks

    private func particle(_ flight: Flight, at now: Double, _ emitter: EmitterState) -> Particle? {
        let age = now - flight.birth
        // Core Foundation's types come as objects that a cast to a class finds.
        guard age >= 0, age < flight.lifetime, let image = flight.cell.contents as? CGImage else { return nil }
        let part = flight.cell.contentsRect
        var shown = image
        if part != .unit {
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let crop = CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
            shown = image.cropping(to: crop) ?? image
        }
        let place = flight.position(at: now)
        let scale = flight.cell.contentsScale > 0 ? flight.cell.contentsScale : 1
        let color = zip(flight.color, flight.colorSpeed).map { $0 + $1 * age }
        let filter = CALayerContentsFilter(rawValue: flight.cell.magnificationFilter)
        return Particle(
            position: CGPoint(x: place.x, y: place.y), z: place.z,
            scale: flight.scale + flight.scaleSpeed * CGFloat(age), angle: flight.spin * CGFloat(age),
            color: RGBA(red: color[0], green: color[1], blue: color[2], alpha: color[3]), age: age, image: shown,
            size: CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale),
            quality: filter.quality)
    }
}

/// A place or a direction in space.
struct Vector {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    static func + (one: Vector, other: Vector) -> Vector {
        Vector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
    }

    static func * (vector: Vector, factor: CGFloat) -> Vector {
        Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }
}

/// Random numbers that are the same for the same seed.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number of the generator SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 to 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A number from -1 to 1.
    mutating func sign() -> Double { unit() * 2 - 1 }
}
