import ArgumentParser
import DisplayProtocol
import Foundation

/// What is on the device, and how the app is launched on it.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: "The folder of pictures that the photo library has; a few drawn ones if not given.",
        completion: .directory)
    var photos: String?

    @Option(
        help: ArgumentHelp(
            "Launch the app by an item of its icon's menu (UIApplicationShortcutItems), by the item's type.",
            valueName: "type"))
    var shortcut: String?

    /// What apps are told of it at their launch, by the names under which they take it; empty where nothing was chosen.
    func simulated() throws -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        if let folder = try photoFolder() { values["photos"] = .object(["folder": .string(folder.path)]) }
        if let shortcut { values["shortcut"] = .object(["type": .string(shortcut)]) }
        return values
    }

    /// The folders that a sandboxed app has to see.
    func readableFolders() throws -> [URL] { try photoFolder().map { [$0] } ?? [] }

    private func photoFolder() throws -> URL? {
        guard let photos else { return nil }
        let folder = URL(fileURLWithPath: photos).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure("--photos: there is no folder '\(photos)'", exitCode: .validationFailure)
        }
        return folder
    }
}
