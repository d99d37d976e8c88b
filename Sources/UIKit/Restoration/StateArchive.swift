import DisplayProtocol
import Foundation

/// An app's preserved state, as `requestState` answers it and a later launch gets it back.
struct StateArchive: Codable {
    /// What the framework wrote it; another's is not understood.
    static let currentVersion = 1

    typealias Values = [String: RestorableValue]

    /// One controller's part.
    struct Controller: Codable {
        /// Tells it from all others; see ``RestorationPath``.
        var key: String
        /// The key of the controller that contains or presents it; nil for a window's root.
        var parent: String?
        /// The restoration identifiers from the window's root to it.
        var path: [String]
        /// The mangled name of its restoration class.
        var restorationClass: String?
        /// The storyboard scene that it was made from.
        var scene: Scene?
        var values: Values = [:]
        /// Those of its views, by their restoration identifiers.
        var views: [String: Values] = [:]
    }

    struct Scene: Codable {
        var storyboard: RestorableValue.StoryboardName
        /// The scene's identifier in the document.
        var id: String
        var storyboardIdentifier: String?
    }

    /// What a scene's delegate gave to remember it by.
    struct Session: Codable {
        var activity: NSUserActivity.Content?
        var userInfo: Values?
    }

    var version = currentVersion
    /// What the app's delegate encoded; nil where the state is that of scenes.
    var application: Values?
    /// Parents before their children.
    var controllers: [Controller] = []
    var session: Session?

    /// The archive as one string.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads an archive; one that is broken or of another version is reported, and there is no state then.
    @MainActor init?(text: String) {
        struct Version: Decodable { var version: Int }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let data = Data(text.utf8)
        do {
            let version = try decoder.decode(Version.self, from: data).version
            guard version == Self.currentVersion else {
                Self.note("The preserved state is of another version of Matryoshka and is not restored.")
                return nil
            }
            self = try decoder.decode(StateArchive.self, from: data)
        } catch {
            Self.note("The preserved state cannot be read and is not restored.")
            return nil
        }
    }

    init() {}

    /// Tells what is left out of the restored state; nothing of it is an error.
    @MainActor static func note(_ message: String) {
        DiagnosticsChannel.shared.report(limit: .restoration, message)
    }
}
