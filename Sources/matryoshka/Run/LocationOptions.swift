import ArgumentParser
import DisplayProtocol
import Foundation

/// Where the device is at the launch.
struct LocationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where the device is at the launch: its latitude and longitude in degrees, or a GPX file with places or a track.",
            valueName: "lat,lon|file"),
        completion: .file(extensions: ["gpx"]))
    var location: String?

    /// Lets every app that this command starts find the place in its environment.
    ///
    /// What a place means is the location services' affair; a mistake in it is told before the app is built all the same.
    func share() throws {
        guard let location else { return }
        let simulated = JSONValue.object(["location": try Self.values(of: location)])
        setenv(Wire.simulatedVariable, simulated.text, 1)
    }

    private static func values(of text: String) throws -> JSONValue {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        if parts.count == 2, let latitude = parts[0], let longitude = parts[1] {
            guard abs(latitude) <= 90, abs(longitude) <= 180 else {
                throw failure("a latitude lies between -90 and 90, a longitude between -180 and 180")
            }
            return .object(["latitude": .number(latitude), "longitude": .number(longitude)])
        }
        guard text.hasSuffix(".gpx") else {
            throw failure("it is a latitude and longitude such as 37.33,-122.03, or a GPX file")
        }
        guard let data = FileManager.default.contents(atPath: text), let track = String(data: data, encoding: .utf8)
        else {
            throw failure("the file '\(text)' cannot be read")
        }
        return .object(["gpx": .string(track)])
    }

    private static func failure(_ reason: String) -> CommandFailure {
        CommandFailure("--location: \(reason)", exitCode: .validationFailure)
    }
}
