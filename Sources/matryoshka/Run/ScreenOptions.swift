import ArgumentParser
import DisplayProtocol

/// The screen that the app, its tests or its previews have.
struct ScreenOptions: ParsableArguments {
    @Option(
        help:
            "The device whose screen the app fills; if not given, an iPhone 15, or in 'run' an iPad for an app that is for nothing else.",
        completion: .list(ScreenConfiguration.devices.map(\.deviceName)))
    var device: String?

    /// The device that was named; nil for none.
    ///
    /// - Throws: Where there is no such device.
    func chosen() throws -> ScreenConfiguration? {
        guard let device else { return nil }
        if let screen = ScreenConfiguration.device(named: device) { return screen }
        let names = ScreenConfiguration.devices.map(\.deviceName).joined(separator: ", ")
        throw CommandFailure("unknown device '\(device)'; there are: \(names)", exitCode: .validationFailure)
    }
}
