import ArgumentParser
import DisplayProtocol
import Displays
import Foundation

/// `matryoshka run`: builds an app and runs it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an app and runs it.",
        discussion: """
            Without a flow the app runs until it is idle after its launch. What the app prints goes to standard output; \
            messages of this command go to standard error.
            """)

    @Argument(help: "An Xcode project, a folder that holds one, or a folder of Swift files.")
    var path: String

    @Option(help: "Where to show the app; only 'none' is there, which shows it nowhere.")
    var display = "none"

    @Option(help: "The device whose screen the app fills.")
    var device = ScreenConfiguration.devices[0].deviceName

    @Option(help: "The app target, if the project has several.")
    var target: String?

    @Option(help: "A flow to perform.")
    var flow: String?

    @Option(help: "The folder for the flow's screenshots; the flow's own folder if not given.")
    var output: String?

    @Option(help: "A PNG file for a picture of the screen at the end.")
    var screenshot: String?

    @Option(help: "A file for the lifecycle trace, as JSON Lines.")
    var trace: String?

    @Option(help: "A JSON file for the windows, controllers and views at the end.")
    var tree: String?

    @Option(help: "The longest that a step may take, in seconds.")
    var timeout = 60.0

    @Option(help: "The appearance: light or dark.")
    var appearance = ScreenConfiguration.Style.light

    @Option(help: "The size of text: extraSmall to extraExtraExtraLarge, or accessibility1 to accessibility5.")
    var textSize = ScreenConfiguration.TextSize.large

    @Option(
        help: "The language of storyboards, xibs and pictures, such as de or pt-BR; English if not given.",
        transform: { name in
            guard name.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil else {
                throw ValidationError("it is a language's code, such as de or pt-BR")
            }
            return name
        })
    var language: String?

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

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        guard display == "none" else {
            throw CommandFailure("there is no display '\(display)'; only 'none'", exitCode: .validationFailure)
        }
        guard timeout > 0, timeout <= 86400 else {
            throw CommandFailure("--timeout is a number of seconds above 0", exitCode: .validationFailure)
        }
        try checkSilence()
        var screen = try screen()
        screen.style = appearance
        screen.textSize = textSize
        screen.orientation = orientation
        // A mistake in the flow is to be heard of before the build, not after it.
        let flow = try flow.map { path in try Flow(contentsOf: URL(fileURLWithPath: path), shownAs: path) }
        let app = try AppBuilder(sdk: try SDK.ofRunningCommand()).build(path: path, target: target)
        let display = try HeadlessDisplay(
            app: app, screen: screen, timeLimit: timeout, trace: trace.map { URL(fileURLWithPath: $0) },
            silenced: silence, arguments: language.map { ["-AppleLanguages", "(\($0))", "-AppleLocale", $0] } ?? [])
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
        guard let screen = ScreenConfiguration.device(named: device) else {
            let names = ScreenConfiguration.devices.map(\.deviceName).joined(separator: ", ")
            throw CommandFailure(
                "unknown device '\(device)'; there are: \(names)", exitCode: .validationFailure)
        }
        return screen
    }

    private func perform(_ flow: Flow?, on display: HeadlessDisplay) throws {
        guard let flow else { return }
        let folder =
            output.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? URL(fileURLWithPath: flow.file).deletingLastPathComponent()
        for picture in try FlowRunner(flow, target: display, output: folder).run() {
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
