import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Framework) @testable import UIKit

/// What frameworks beside UIKit hear of the device's surroundings.
@preconcurrency @MainActor final class SimulationTests: ScreenTestCase {
    private struct Place: Decodable, Equatable {
        var latitude: Double
        var longitude: Double
    }

    private struct Refusal: Error, CustomStringConvertible { let description: String }

    private var heard: [Place] = []

    override func begin() {
        super.begin()
        heard = []
        Simulations.add("test place") { [unowned self] (place: Place) in
            if place.latitude > 90 { throw Refusal(description: "there is no such place") }
            heard.append(place)
            return 2
        }
    }

    private func answer(_ name: String, _ values: JSONValue) -> AppMessage.Simulated {
        DisplayMessage.Simulate(request: 4, name: name, values: values).answer()
    }

    func testValuesReachWhoRegistered() {
        XCTAssertEqual(
            answer("test place", ["latitude": 1, "longitude": 2.5]), AppMessage.Simulated(request: 4, seconds: 2))
        XCTAssertEqual(heard, [Place(latitude: 1, longitude: 2.5)])
        XCTAssertEqual(Simulations.latest("test place"), Place(latitude: 1, longitude: 2.5))
    }

    func testProblemsAreTold() {
        XCTAssertEqual(
            answer("test heading", [:]).problem, "the app has nothing that takes 'test heading'")
        XCTAssertEqual(answer("test place", ["latitude": 1]).problem, "these are no values for 'test place'")
        XCTAssertEqual(
            answer("test place", ["latitude": 91, "longitude": 0]).problem, "there is no such place")
        XCTAssertEqual(heard, [])
        XCTAssertNil(Simulations.latest("test place", as: Place.self))
    }

    func testAnotherSessionHasHeardNothing() throws {
        try Simulations.take("test place", json: Data(#"{"latitude": 1, "longitude": 2}"#.utf8))
        TestEnvironment.reset()
        XCTAssertNil(Simulations.latest("test place", as: Place.self))
        XCTAssertEqual(try Simulations.take("test place", json: Data(#"{"latitude": 1, "longitude": 2}"#.utf8)), 2)
    }

    func testARunBeginsWithWhatItsEnvironmentSays() {
        setenv(Wire.simulatedVariable, #"{"test place": {"latitude": 3, "longitude": 4}, "other": 1}"#, 1)
        defer { unsetenv(Wire.simulatedVariable) }
        TestEnvironment.reset()
        XCTAssertEqual(Simulations.latest("test place"), Place(latitude: 3, longitude: 4))
        XCTAssertEqual(Simulations.latest("other"), 1)
        XCTAssertEqual(answer("test place", ["latitude": 1, "longitude": 2]).seconds, 2)
        XCTAssertEqual(Simulations.latest("test place"), Place(latitude: 1, longitude: 2))
    }
}
