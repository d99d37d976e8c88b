import DisplayProtocol
import Foundation

extension FlowCommands {
    static let device: [any FlowCommand.Type] = [SetPhotos.self, Shortcut.self]
}

/// Puts the pictures of a folder into the device's photo library, in the place of those that were there.
struct SetPhotos: FlowCommand {
    static let name = "setPhotos"
    /// The folder's path; what is not absolute begins at the folder of the flow's file.
    let folder: String

    init(folder: String) { self.folder = folder }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let folder = arguments.text, !folder.isEmpty else {
            throw arguments.failure("'setPhotos' needs a folder of pictures")
        }
        self.folder = folder
    }

    func perform(in run: FlowRun) throws {
        let base = URL(fileURLWithPath: run.file).deletingLastPathComponent()
        let place = URL(fileURLWithPath: folder, relativeTo: base).standardizedFileURL
        let problem = try run.target.simulate("photos", .object(["folder": .string(place.path)]))
        if let problem { throw run.failure("\(Self.name): \(problem)") }
    }
}

/// Leaves the app for the home screen, and comes back by an item of the menu of the app's icon.
struct Shortcut: FlowCommand {
    static let name = "shortcut"
    /// The item's type.
    let type: String

    init(type: String) { self.type = type }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard let type = arguments.text, !type.isEmpty else {
            throw arguments.failure("'shortcut' needs the type of an item of the icon's menu")
        }
        self.type = type
    }

    func perform(in run: FlowRun) throws {
        let problem = try run.target.simulate("shortcut", .object(["type": .string(type)]))
        if let problem { throw run.failure("\(Self.name): \(problem)") }
    }
}
