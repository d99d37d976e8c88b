import ArgumentParser
import DisplayProtocol
import Displays
import Foundation
import Projects

/// `matryoshka run`: builds an app and runs it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an app and runs it.",
        discussion: """
            With no options the app is shown in a window, or in a browser page where there is no desktop, and runs until it \
            is interrupted. With --display none, or a flow, screenshot or tree to make, it is shown nowhere: time stands still \
            but for the flow's steps, and without a flow the app runs until it is idle after its launch.

            What the app prints goes to standard output; messages of this command go to standard error.
            """)

    @Argument(
        help: "An Xcode project, a folder that holds one, or a folder of Swift files.", completion: .directory)
    var path: String

    @Option(help: "Where to show the app: window, browser or none.")
    var display: DisplayKind?

    @Option(help: "The browser page's port on this machine; any free one if not given.")
    var port: Int?

    @OptionGroup var screenOptions: ScreenOptions

    @Option(help: "The app target, if the project has several.")
    var target: String?

    @Option(help: "A flow to perform.", completion: .file(extensions: ["yaml", "yml"]))
    var flow: String?

    @Option(help: "The folder for the flow's screenshots; the flow's own folder if not given.", completion: .directory)
    var output: String?

    @Option(help: "A PNG file for a picture of the screen at the end.", completion: .file(extensions: ["png"]))
    var screenshot: String?

    @Option(help: "A file for the lifecycle trace, as JSON Lines.", completion: .file(extensions: ["jsonl"]))
    var trace: String?

    @Option(
        help: "A JSON file for the windows, controllers and views at the end.", completion: .file(extensions: ["json"]))
    var tree: String?

    @Option(help: "The longest that a step may take, in seconds.")
    var timeout = 60.0

    @Option(help: "The longest that a whole flow may take, in seconds of the app's time.")
    var flowTimeout = FlowAllowance.usualLimit

    @Option(help: "The appearance: light or dark.")
    var appearance = ScreenConfiguration.Style.light

    @Option(help: "The size of text: extraSmall to extraExtraExtraLarge, or accessibility1 to accessibility5.")
    var textSize = ScreenConfiguration.TextSize.large

    @Option(
        help: "The language and region of the app, such as de or pt-BR; English, of the United States, if not given.",
        transform: { name in
            guard name.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil else {
                throw ValidationError("it is a language's code, such as de or pt-BR")
            }
            return name
        })
    var language: String?

    @Option(
        help:
            "The day and time that the app sees at its launch, such as 2024-05-01T09:41:00; the real one if not given.",
        transform: { text in
            guard let date = RunDate.parse(text) else { throw ValidationError("it is \(RunDate.format)") }
            return date
        })
    var date: Date?

    @Option(
        help: "How the device is held at the launch.",
        transform: { name in
            guard let orientation = ScreenConfiguration.Orientation(named: name) else {
                throw ValidationError("it is portrait, upsideDown, landscapeLeft or landscapeRight")
            }
            return orientation
        })
    var orientation = ScreenConfiguration.Orientation.portrait

    @Option(help: ArgumentHelp("A kind of mistake not to report, by its code; may be repeated.", valueName: "code"))
    var silence: [String] = []

    @Flag(help: "Fail if any mistake of the app's was reported.")
    var strict = false

    @Flag(help: "Build the app again whenever one of its files is saved, and go on where the person was.")
    var watch = false

    @OptionGroup var toleranceOptions: ToleranceOptions

    @Flag(help: "Forget what the app has kept in earlier runs: documents, preferences and caches.")
    var erase = false

    @OptionGroup var companionOptions: CompanionOptions

    @OptionGroup var locationOptions: LocationOptions

    @OptionGroup(title: "Sandbox Options") var sandboxOptions: SandboxOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        try checkOptions()
        let kind = display ?? (endResults.isEmpty ? DisplayKind.ofThisMachine : .none)
        if kind == .none { try runHeadless() } else { try runLive(on: kind) }
    }

    private func checkOptions() throws {
        guard timeout > 0, timeout <= 86400 else {
            throw CommandFailure("--timeout is a number of seconds above 0", exitCode: .validationFailure)
        }
        guard flowTimeout > 0, flowTimeout.isFinite else {
            throw CommandFailure("--flow-timeout is a number of seconds above 0", exitCode: .validationFailure)
        }
        if let port, !(1...65535).contains(port) {
            throw CommandFailure("--port is a number from 1 to 65535", exitCode: .validationFailure)
        }
        if let display, display != .none, let option = endResults.first {
            throw CommandFailure("\(option) needs --display none", exitCode: .validationFailure)
        }
        if erase, display == DisplayKind.none || !endResults.isEmpty {
            throw CommandFailure(
                "--erase needs --display browser or window; a headless run begins with nothing",
                exitCode: .validationFailure)
        }
        if watch, display == DisplayKind.none || !endResults.isEmpty {
            throw CommandFailure("--watch needs --display browser or window", exitCode: .validationFailure)
        }
        if port != nil, display != .browser {
            throw CommandFailure("--port needs --display browser", exitCode: .validationFailure)
        }
        try checkSilence()
        try sandboxOptions.check()
    }

    /// The options that make something of a run that ends by itself.
    private var endResults: [String] {
        [
            flow.map { _ in "--flow" }, output.map { _ in "--output" }, screenshot.map { _ in "--screenshot" },
            tree.map { _ in "--tree" }, strict ? "--strict" : nil,
        ].compactMap { $0 }
    }

    /// The device with what was chosen in its settings.
    private func chosenScreen() throws -> ScreenConfiguration {
        var screen = try screen()
        screen.style = appearance
        screen.textSize = textSize
        screen.orientation = orientation
        return screen
    }

    /// - Parameter flow: What is to be performed; the command line's date comes before its own.
    private func appArguments(_ flow: Flow? = nil) -> [String] {
        let language = language.map { ["-AppleLanguages", "(\($0))", "-AppleLocale", $0] } ?? []
        let date = (date ?? flow?.date).map { ["-MatryoshkaDate", "\($0.timeIntervalSince1970)"] } ?? []
        return language + date
    }

    private func runLive(on kind: DisplayKind) throws {
        let settings = AppHost.Settings(
            screen: try chosenScreen(), silenced: silence, arguments: appArguments(),
            trace: trace.map { URL(fileURLWithPath: $0) }, erases: erase,
            sandbox: try sandboxOptions.sandbox(
                for: path, endsByItself: false, reading: try locationOptions.deviceOptions.readableFolders()),
            simulated: try locationOptions.simulated())
        let source = AppSource(path: path, target: target)
        let name = try watch ? source.nameOrPlace : source.name
        let (folders, tolerance) = (companionOptions.folders, toleranceOptions.tolerance)
        try MainActor.assumeIsolated {
            let run = LiveRun(
                of: source, host: AppHost(name: name, settings: settings), companions: folders, tolerance: tolerance)
            try run.run(on: kind, port: port, watching: watch)
        }
    }

    private func runHeadless() throws {
        let screen = try chosenScreen()
        // A mistake in the flow is to be heard of before the build, not after it.
        let flow = try flow.map { path in try Flow(contentsOf: URL(fileURLWithPath: path), shownAs: path) }
        let folders = try locationOptions.deviceOptions.readableFolders()
        let sandbox = try sandboxOptions.sandbox(for: path, reading: folders)
        let simulated = try locationOptions.simulated()
        let app = try Progress.during("Building") {
            try AppBuilder(
                sdk: try SDK.ofRunningCommand(companions: companionOptions.folders),
                tolerance: toleranceOptions.tolerance
            )
            .build(path: path, target: target)
        }
        let display = try HeadlessDisplay(
            app: app, screen: screen, timeLimit: timeout, trace: trace.map { URL(fileURLWithPath: $0) },
            silenced: silence, arguments: appArguments(flow), sandbox: sandbox,
            simulated: simulated)
        defer { display.stop() }
        do {
            try perform(flow, on: display)
        } catch let failure as DisplayFailure {
            // What was on the screen when a step failed is what one wants to see.
            if case .flow = failure { tryToWriteEndState(of: display) }
            throw failure
        }
        try writeEndState(of: display)
        try display.finish()
        if strict, display.findingCount > 0 {
            throw CommandFailure(
                "the app made \(display.findingCount == 1 ? "a mistake" : "\(display.findingCount) mistakes")")
        }
    }

    /// A code that does not exist would silence nothing, and nobody would notice.
    private func checkSilence() throws {
        let families = Set(MisuseCode.allCases.map(\.family))
        for code in silence where families.contains(where: code.hasPrefix) && MisuseCode(rawValue: code) == nil {
            let codes = MisuseCode.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure("unknown code '\(code)'; there are: \(codes)", exitCode: .validationFailure)
        }
    }

    private func screen() throws -> ScreenConfiguration {
        if let chosen = try screenOptions.chosen() { return chosen }
        // A project that cannot be read is heard of when it is built.
        let project = try? loadProject(at: path, target: target)
        return ScreenConfiguration.standard(forPad: project?.isForPadOnly == true)
    }

    private func perform(_ flow: Flow?, on display: HeadlessDisplay) throws {
        guard let flow else { return }
        let folder =
            output.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? URL(fileURLWithPath: flow.file).deletingLastPathComponent()
        for picture in try FlowRunner(flow, target: display, output: folder, limit: flowTimeout).run() {
            Console.note("wrote \(picture.path)")
        }
    }

    /// What goes wrong here must not take the place of the step that failed.
    private func tryToWriteEndState(of display: HeadlessDisplay) {
        do {
            try writeEndState(of: display)
        } catch {
            Console.error("\(error)")
        }
    }

    private func writeEndState(of display: HeadlessDisplay) throws {
        if let screenshot {
            let file = URL(fileURLWithPath: screenshot)
            try display.picture().writePNG(to: file)
            Console.note("wrote \(file.path)")
        }
        if let tree {
            let file = URL(fileURLWithPath: tree)
            try display.tree().write(to: file)
            Console.note("wrote \(file.path)")
        }
        if let trace { Console.note("wrote \(URL(fileURLWithPath: trace).path)") }
    }
}

extension ScreenConfiguration.Style: ExpressibleByArgument {}
extension ScreenConfiguration.TextSize: ExpressibleByArgument {}
