import DisplayProtocol
import Foundation
import QuartzCore

/// What the device notices of its surroundings, such as its place on Earth, as a display simulates it.
///
/// A framework beside UIKit registers once a process what it takes, under a name that flows, the page and the command say, too.
@_spi(Framework) public enum Simulations {
    /// Has `take` called, on the main actor, for each word of a display's on a subject.
    ///
    /// - Parameters:
    ///   - name: The subject, such as `location`. Whoever registers a name again replaces the one before.
    ///   - take: Gets the values and returns how many seconds of the media clock what they describe takes: 0, but for a
    ///     journey. What it throws is the problem that the display tells.
    @MainActor public static func add<Values: Decodable>(
        _ name: String, _ take: @escaping @MainActor (Values) throws -> TimeInterval
    ) {
        handlers[name] = { try take(JSONDecoder().decode(Values.self, from: $0)) }
    }

    /// The last values that this session heard on a subject, or those that the run began with; nil if there are none, or none
    /// of this type.
    @MainActor public static func latest<Values: Decodable>(
        _ name: String, as type: Values.Type = Values.self
    ) -> Values? {
        SimulatedValues.shared.values[name].flatMap { try? JSONDecoder().decode(type, from: Data($0.text.utf8)) }
    }

    /// Delivers values as a display would, for a framework's own tests.
    ///
    /// - Returns: How many seconds of the media clock what they describe takes.
    @discardableResult @MainActor public static func take(_ name: String, json: Data) throws -> TimeInterval {
        try take(name, JSONDecoder().decode(JSONValue.self, from: json))
    }

    @discardableResult @MainActor static func take(_ name: String, _ values: JSONValue) throws -> TimeInterval {
        guard let handler = handlers[name] else { throw SimulationProblem.nobodyTakes(name) }
        do {
            let seconds = try handler(Data(values.text.utf8))
            SimulatedValues.shared.values[name] = values
            return seconds
        } catch is DecodingError {
            throw SimulationProblem.malformed(name)
        }
    }

    /// Hands UIKit's own takers what the run began with.
    @MainActor static func deliverFirst() throws {
        guard let photos = SimulatedValues.shared.values["photos"] else { return }
        try take("photos", photos)
    }

    /// Who takes what, for the whole process: frameworks register before the first session of a test begins, or after it.
    @MainActor private static var handlers: [String: @MainActor (Data) throws -> TimeInterval] = [
        "photos": PhotoLibrary.choose, "shortcut": ShortcutChoice.perform,
    ]
}

/// Why something that a display simulates has no effect.
enum SimulationProblem: Error, CustomStringConvertible {
    case nobodyTakes(String)
    case malformed(String)

    var description: String {
        switch self {
        case .nobodyTakes(let name): "the app has nothing that takes '\(name)'"
        case .malformed(let name): "these are no values for '\(name)'"
        }
    }
}

/// What the session has heard of its surroundings.
@MainActor final class SimulatedValues: SessionPart {
    var values: [String: JSONValue]

    /// A run begins with what its environment says.
    init() {
        let text = ProcessInfo.processInfo.environment[Wire.simulatedVariable] ?? ""
        values = (try? JSONDecoder().decode([String: JSONValue].self, from: Data(text.utf8))) ?? [:]
    }
}
