import QuartzCore

/// A place in media that moves with the media clock while it is played.
@_spi(Framework) public struct PlayHead: Sendable {
    private var place = 0.0
    private var start = 0.0
    /// How many seconds of the media pass in one; 0 while it stands.
    public private(set) var rate = 0.0

    /// Makes a place that stands at the beginning.
    public init() {}

    /// The place in seconds of the media.
    public func time(at now: Double = CACurrentMediaTime()) -> Double { place + (now - start) * rate }

    /// Moves to a place, in seconds of the media.
    public mutating func move(to seconds: Double) {
        place = seconds
        start = CACurrentMediaTime()
    }

    /// Moves at a rate from now on.
    public mutating func run(at rate: Double) {
        move(to: time())
        self.rate = rate
    }

    /// How many seconds of the media clock it takes to get to a place; nil where the head does not move there.
    public func delay(until seconds: Double) -> Double? {
        guard rate != 0 else { return nil }
        let delay = (seconds - time()) / rate
        return delay >= 0 ? delay : nil
    }
}
