import DisplayProtocol

extension FlowCommands {
    static let location: [any FlowCommand.Type] = [SetLocation.self, Travel.self]
}

extension FlowRun {
    /// Tells the app's location services where the device is; they pass the time that it takes.
    fileprivate func simulateLocation(for command: String, _ values: [String: JSONValue]) throws {
        if let problem = try target.simulate("location", .object(values)) { throw failure("\(command): \(problem)") }
    }
}

/// Puts the device somewhere.
struct SetLocation: FlowCommand {
    static let name = "setLocation"
    /// Degrees.
    let latitude: Double
    let longitude: Double

    init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["latitude", "longitude"])
        guard let latitude = values["latitude"], let longitude = values["longitude"] else {
            throw arguments.failure("'setLocation' needs 'latitude' and 'longitude'")
        }
        self.latitude = try latitude.degrees(within: 90)
        self.longitude = try longitude.degrees(within: 180)
    }

    func perform(in run: FlowRun) throws {
        try run.simulateLocation(
            for: Self.name, ["latitude": .number(latitude), "longitude": .number(longitude)])
    }
}

/// Moves the device through points; the time that this takes passes for the app.
struct Travel: FlowCommand {
    static let name = "travel"
    /// Each `latitude,longitude` in degrees.
    let points: [String]
    /// Metres a second.
    let speed: Double

    init(points: [String], speed: Double) {
        self.points = points
        self.speed = speed
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["points", "speed"])
        guard let points = values["points"]?.texts, !points.isEmpty else {
            throw arguments.failure("'travel' needs 'points', a list of latitudes and longitudes such as 37.33,-122.03")
        }
        guard let speed = values["speed"] else {
            throw arguments.failure("'travel' needs 'speed', in metres a second")
        }
        self.points = points
        self.speed = try speed.number()
        guard self.speed > 0 else { throw speed.valueFailure("'speed' is a number of metres a second above 0") }
    }

    func perform(in run: FlowRun) throws {
        try run.simulateLocation(
            for: Self.name, ["points": .array(points.map(JSONValue.string)), "speed": .number(speed)])
    }
}

extension FlowArguments {
    /// A latitude or longitude.
    fileprivate func degrees(within limit: Double) throws(DisplayFailure) -> Double {
        guard let degrees = text.flatMap(Double.init), abs(degrees) <= limit else {
            throw valueFailure("'\(name)' is a number of degrees from -\(Int(limit)) to \(Int(limit))")
        }
        return degrees
    }
}
