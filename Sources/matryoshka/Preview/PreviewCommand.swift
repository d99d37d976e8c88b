import ArgumentParser
import DisplayProtocol
import Displays
import Foundation
import Projects
import Translation

/// `matryoshka preview`: lists the previews in an app's sources, shows one, or takes pictures of them.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Lists, shows and takes pictures of the previews in an app's sources.",
        discussion: """
            Previews are the #Preview macros of views and view controllers. With a path alone they are listed with their \
            numbers. With a preview's name or number it is shown, in a window or in a browser page. With --output, a \
            picture of the preview, or of all of them, is written into a folder.
            """)

    @Argument(help: "An Xcode project, a folder that holds one, or a folder of Swift files.", completion: .directory)
    var path: String

    @Argument(help: "The name or number of a preview; its file and line where it has no name.")
    var preview: String?

    @Option(help: "The folder for pictures of the preview, or of all of them.", completion: .directory)
    var output: String?

    @Option(help: "Where to show the preview: window or browser.")
    var display: DisplayKind?

    @Option(help: "The browser page's port on this machine; any free one if not given.")
    var port: Int?

    @OptionGroup var screenOptions: ScreenOptions

    @Option(help: "The app target, if the project has several.")
    var target: String?

    @Option(help: "The appearance: light or dark.")
    var appearance = ScreenConfiguration.Style.light

    @Option(help: "The size of text: extraSmall to extraExtraExtraLarge, or accessibility1 to accessibility5.")
    var textSize = ScreenConfiguration.TextSize.large

    @Option(help: "The longest that a preview may take, in seconds.")
    var timeout = 60.0

    @OptionGroup var companionOptions: CompanionOptions

    @OptionGroup(title: "Sandbox Options") var sandboxOptions: SandboxOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        if display == DisplayKind.none {
            throw CommandFailure(
                "--display is window or browser; --output takes pictures", exitCode: .validationFailure)
        }
        try sandboxOptions.check()
        let project = try loadProject(at: path, target: target)
        let found = try ListedPreview.all(
            in: project, catalogue: SDK.catalogueOfRunningCommand(companions: companionOptions.folders))
        let chosen = try preview.map { [try find($0, among: found)] } ?? found
        if let output {
            try takePictures(of: chosen, into: URL(fileURLWithPath: output, isDirectory: true))
        } else if preview != nil, let only = chosen.first {
            try show(only, of: project)
        } else {
            for preview in found { print("\(preview.number)\t\(preview.label)\t\(preview.place)") }
            if found.isEmpty { Console.note("\(path): there are no previews") }
        }
    }

    private func find(_ name: String, among previews: [ListedPreview]) throws -> ListedPreview {
        let named = previews.filter { $0.label == name }
        if named.count > 1 {
            let numbers = named.map { "\($0.number)" }.joined(separator: ", ")
            throw CommandFailure("there are several previews named '\(name)'; their numbers are \(numbers)")
        }
        if let found = named.first ?? previews.first(where: { "\($0.number)" == name }) { return found }
        throw CommandFailure("there is no preview '\(name)'; 'matryoshka preview \(path)' lists them")
    }

    private func screen(for preview: ListedPreview) throws -> ScreenConfiguration {
        var screen = try screenOptions.chosen() ?? .standard(forPad: false)
        screen.style = appearance
        screen.textSize = textSize
        screen.orientation = preview.orientation
        return screen
    }

    // MARK: Pictures

    private func takePictures(of previews: [ListedPreview], into folder: URL) throws {
        guard !previews.isEmpty else { return Console.note("\(path): there are no previews") }
        let sandbox = try sandboxOptions.sandbox(for: path)
        let app = try Progress.during("Building") {
            try AppBuilder(sdk: try SDK.ofRunningCommand(companions: companionOptions.folders), showsPreviews: true)
                .build(path: path, target: target)
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder.path): \(error.localizedDescription)")
        }
        for preview in previews {
            let display = try HeadlessDisplay(
                app: app, screen: try screen(for: preview), timeLimit: timeout, trace: nil,
                arguments: preview.arguments, sandbox: sandbox)
            defer { display.stop() }
            let file = folder.appendingPathComponent(preview.fileName)
            try display.picture().writePNG(to: file)
            Console.note("wrote \(file.path)")
            try display.finish()
        }
    }

    // MARK: On a display

    private func show(_ preview: ListedPreview, of project: AppProject) throws {
        let kind = display ?? DisplayKind.ofThisMachine
        let settings = AppHost.Settings(
            screen: try screen(for: preview), silenced: [], arguments: preview.arguments, trace: nil, erases: false,
            sandbox: try sandboxOptions.sandbox(for: path, endsByItself: false), simulated: [:])
        let source = AppSource(path: path, target: target, showsPreviews: true)
        let (name, folders) = ("\(project.name): \(preview.label)", companionOptions.folders)
        try MainActor.assumeIsolated {
            let run = LiveRun(of: source, host: AppHost(name: name, settings: settings), companions: folders)
            try run.run(on: kind, port: port, watching: false)
        }
    }
}
