extension FlowCommands {
    static let pictures: [any FlowCommand.Type] = [TakeScreenshot.self]
}

/// Writes the screen as a PNG file.
struct TakeScreenshot: FlowCommand {
    static let name = "takeScreenshot"
    /// The file's path below the folder for screenshots, without `.png`.
    let path: String
    init(_ path: String) { self.path = path }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        var path = arguments.text
        if arguments.isMap { path = try arguments.map(["path"])["path"]?.text }
        guard var path, !path.isEmpty else { throw arguments.failure("'takeScreenshot' needs a name") }
        if path.hasSuffix(".png") { path.removeLast(4) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) else {
            throw arguments.failure("'takeScreenshot' needs a name that stays in the folder for screenshots")
        }
        self.path = path
    }

    func perform(in run: FlowRun) throws {
        let file = run.output.appendingPathComponent(path + ".png")
        try run.target.picture().writePNG(to: file)
        run.pictures.append(file)
    }
}
