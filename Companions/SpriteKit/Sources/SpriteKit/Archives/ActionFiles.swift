import Foundation
@_spi(Framework) import UIKit

/// The action files of the app, which are looked through once in a session.
@MainActor final class ActionFiles: SessionState {
    /// The content of the first file that has an action, by the action's name.
    private var files: [String: Data] = [:]

    convenience init() { self.init(paths: Bundle.main.paths(forResourcesOfType: "sks", inDirectory: nil).sorted()) }

    init(paths: [String]) {
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path),
                let list = SceneArchive(data)?.actionList
            else { continue }
            for case let (name as String, _ as SKAction) in list where files[name] == nil { files[name] = data }
        }
    }

    /// The action of a name, made anew; nil where no file has it.
    func action(named name: String) -> SKAction? {
        files[name].flatMap { SceneArchive($0)?.actionList?[name] as? SKAction }
    }
}
