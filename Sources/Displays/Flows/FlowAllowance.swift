/// How much of the app's time a flow has left.
package final class FlowAllowance {
    /// An hour, in seconds: more than anybody waits for, and less than a loop without end takes.
    package static let usualLimit = 3600.0

    /// What a step takes at least, one frame: a loop of steps that take no time ends, too.
    private static let least = 1.0 / 60

    let limit: Double
    private var spent = 0.0

    init(_ limit: Double) { self.limit = limit }

    /// Takes what a step took; returns whether it was there.
    func spend(_ seconds: Double) -> Bool {
        spent += max(seconds, Self.least)
        return spent <= limit
    }
}
