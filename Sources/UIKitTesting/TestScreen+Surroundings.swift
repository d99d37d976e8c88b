import Foundation
@_spi(Framework) import UIKit

/// What the device notices of its surroundings.
extension TestScreen {
    /// Puts the device somewhere, in degrees, for an app that imports CoreLocation.
    public func setLocation(
        latitude: Double, longitude: Double, file: StaticString = #filePath, line: UInt = #line
    ) {
        simulate("location", ["latitude": latitude, "longitude": longitude], file: file, line: line)
    }

    /// Moves the device through points, and lets the time pass that this takes.
    ///
    /// - Parameters:
    ///   - points: In degrees.
    ///   - speed: Metres a second.
    public func travel(
        through points: [(latitude: Double, longitude: Double)], speed: Double, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let texts = points.map { "\($0.latitude),\($0.longitude)" }
        simulate("location", ["points": texts, "speed": speed], file: file, line: line)
    }

    /// Simulates what a framework beside UIKit takes under a name, as flows and the page do, and lets the time pass that it
    /// takes; fails if it has no effect.
    ///
    /// - Parameter values: Numbers, texts, Booleans, and arrays and dictionaries of those.
    public func simulate(
        _ name: String, _ values: [String: Any], file: StaticString = #filePath, line: UInt = #line
    ) {
        act(settles: true, file: file, line: line) {
            do {
                guard JSONSerialization.isValidJSONObject(values) else {
                    return TestFailures.report(
                        "simulate \(name): the values cannot be written as JSON", file: file, line: line)
                }
                let seconds = try Simulations.take(name, json: JSONSerialization.data(withJSONObject: values))
                if seconds > 0 { TestEnvironment.advance(by: seconds) }
            } catch {
                TestFailures.report("simulate \(name): \(error)", file: file, line: line)
            }
        }
    }
}
