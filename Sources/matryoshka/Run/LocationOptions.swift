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

    @OptionGroup var deviceOptions: DeviceOptions

    /// What apps are told of the place and the device at their launch, by the names under which they take it; empty where
    /// nothing was chosen.
    ///
    /// What a place means is the location services' affair; a mistake in it is told before the app is built all the same.
    func simulated() throws -> [String: JSONValue] {
        var values = try deviceOptions.simulated()
        if let location { values["location"] = try Self.values(of: location) }
        return values
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
        let values = JSONValue.object(["gpx": .string(track)])
        // It goes into an app's environment, where a value has at most 128 KB.
        guard values.text.utf8.count <= 120_000 else { throw failure("the file '\(text)' is larger than 120 KB") }
        return values
    }

    private static func failure(_ reason: String) -> CommandFailure {
        CommandFailure("--location: \(reason)", exitCode: .validationFailure)
    }
}
